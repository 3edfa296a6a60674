import { beforeEach, expect, test, vi } from 'vitest'
import { loadAhead, reloadOnLostChunk } from './chunkReload.ts'

const reload = vi.fn<() => void>()
const answer = vi.fn<() => Promise<Response>>()
const stored = new Map<string, string>()
let window = new EventTarget()
let now = 0

beforeEach(() => {
  reload.mockReset()
  answer.mockReset()
  answer.mockResolvedValue(new Response(null))
  stored.clear()
  window = new EventTarget()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { reload, href: 'http://127.0.0.1/hotels' })
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  now = 60_000
  vi.stubGlobal('performance', { now: () => now })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  reloadOnLostChunk()
})

const say = (what: 'offline' | 'online'): boolean => window.dispatchEvent(new Event(what))

/** @returns the number of reloads so far. */
const losesChunk = async (): Promise<number> => {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') }))
  await expect.poll(() => answer.mock.settledResults.map(({ type }) => type)).not.toContain('incomplete')
  await new Promise((done) => setTimeout(done))
  return reload.mock.calls.length
}

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('a missing chunk reloads the page once; the next one within a minute does not', async () => {
  expect(await losesChunk()).toBe(1)
  expect(await losesChunk()).toBe(1)
  // The router's own reload is disabled.
  expect(stored.get('tanstack_router_reload:gone')).toBe('1')
})

test('the page is not reloaded while offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await losesChunk()).toBe(0)
})

test.each([
  ['silent', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['broken', () => Promise.resolve(new Response(null, { status: 502 }))],
] as const)('nor while the server is %s, even if the browser believes it is online', async (_, answers) => {
  answer.mockImplementation(answers)
  expect(await losesChunk()).toBe(0)
  // That did not count as a reload: the minute has not started.
  answer.mockResolvedValue(new Response(null, { status: 404 }))
  expect(await losesChunk()).toBe(1)
})

test('a chunk requested while offline does not reload the page, even if it fails later', async () => {
  say('offline')
  // Back online, but the browser has not reported it yet.
  expect(await losesChunk()).toBe(0)
  say('online')
  now += 4999
  expect(await losesChunk()).toBe(0)
  now += 1
  expect(await losesChunk()).toBe(1)
  // The router must not reload in the meantime either.
  expect(stored.get('tanstack_router_reload:gone')).toBe('1')
})

test('losing the connection during the server check prevents the reload', async () => {
  answer.mockImplementation(async () => {
    say('offline')
    return new Response(null)
  })
  expect(await losesChunk()).toBe(0)
})

test('without storage the page is not reloaded: it might never stop', async () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(await losesChunk()).toBe(0)
})

test('a chunk lost while prefetching reloads nothing, one lost afterwards does', async () => {
  await loadAhead(async () => expect(await losesChunk()).toBe(0))
  await expect(loadAhead(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await losesChunk()).toBe(1)
})
