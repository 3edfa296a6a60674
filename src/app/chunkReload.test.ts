import { beforeEach, expect, test, vi } from 'vitest'
import { loadAhead, reloadOnLostChunk } from './chunkReload.ts'

const reload = vi.fn<() => void>()
const answer = vi.fn<() => Promise<Response>>()
const kept = new Map<string, string>()
let window = new EventTarget()
let now = 0

beforeEach(() => {
  reload.mockReset()
  answer.mockReset()
  answer.mockResolvedValue(new Response(null))
  kept.clear()
  window = new EventTarget()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { reload, href: 'http://127.0.0.1/hotels' })
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  now = 60_000
  vi.stubGlobal('performance', { now: () => now })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  reloadOnLostChunk()
})

const say = (what: 'offline' | 'online'): boolean => window.dispatchEvent(new Event(what))

/** @returns how often the page was reloaded since. */
const losesChunk = async (): Promise<number> => {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') }))
  await vi.waitFor(() => expect(answer.mock.settledResults.map(({ type }) => type)).not.toContain('incomplete'))
  await new Promise((done) => setTimeout(done))
  return reload.mock.calls.length
}

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('a chunk that is gone reloads the page once; the next one within the minute is told', async () => {
  expect(await losesChunk()).toBe(1)
  expect(await losesChunk()).toBe(1)
  // The router's own rule is off.
  expect(kept.get('tanstack_router_reload:gone')).toBe('1')
})

test('without a network what is still here is not given up for a page that does not come', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await losesChunk()).toBe(0)
})

test.each([
  ['silent', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['broken', () => Promise.resolve(new Response(null, { status: 502 }))],
] as const)('nor while the server is %s, whatever the browser believes of its network', async (_, answers) => {
  answer.mockImplementation(answers)
  expect(await losesChunk()).toBe(0)
  // The minute has not begun.
  answer.mockResolvedValue(new Response(null, { status: 404 }))
  expect(await losesChunk()).toBe(1)
})

test('what was asked for without a network is asked for again, whenever it fails, and the page stays', async () => {
  say('offline')
  // It is there, and the browser has not said so yet.
  expect(await losesChunk()).toBe(0)
  say('online')
  now += 4999
  expect(await losesChunk()).toBe(0)
  now += 1
  expect(await losesChunk()).toBe(1)
  // Nor may the router reload it in the meantime.
  expect(kept.get('tanstack_router_reload:gone')).toBe('1')
})

test('a network that goes while the server is asked gives nothing up', async () => {
  answer.mockImplementation(async () => {
    say('offline')
    return new Response(null)
  })
  expect(await losesChunk()).toBe(0)
})

test('where nothing can be kept nothing is reloaded: it might never end', async () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(await losesChunk()).toBe(0)
})

test('what is lost ahead of need reloads nothing, and what is lost after it does', async () => {
  await loadAhead(async () => expect(await losesChunk()).toBe(0))
  await expect(loadAhead(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await losesChunk()).toBe(1)
})
