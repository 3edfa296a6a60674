import { beforeEach, expect, test, vi } from 'vitest'
import { loadAhead, reloadOnLostChunk } from './chunkReload.ts'

const reload = vi.fn<() => void>()
const kept = new Map<string, string>()
let lose: (event: object) => void = () => {}
let comeBack: () => void = () => {}
let now = 0

beforeEach(() => {
  reload.mockReset()
  kept.clear()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  now = 60_000
  vi.stubGlobal('performance', { now: () => now })
  vi.stubGlobal('addEventListener', (name: string, listener: typeof lose & typeof comeBack) => {
    if (name === 'online') comeBack = listener
    else lose = listener
  })
  reloadOnLostChunk()
})

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

/** @returns whether nobody else is to hear of it. */
const losesChunk = (): boolean => {
  const preventDefault = vi.fn<() => void>()
  lose({ preventDefault, payload: new Error('gone') })
  return preventDefault.mock.calls.length > 0
}

test('a chunk that is gone reloads the page once; the next one within the minute is told', () => {
  expect([losesChunk(), reload.mock.calls.length]).toEqual([true, 1])
  expect([losesChunk(), reload.mock.calls.length]).toEqual([false, 1])
  // The router's own rule is off.
  expect(kept.get('tanstack_router_reload:gone')).toBe('1')
})

test('without a network what is still here is not given up for a page that does not come', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect([losesChunk(), reload.mock.calls.length]).toEqual([false, 0])
})

test('what fails in the moment in which the network is back is asked for again, and the page stays', () => {
  comeBack()
  now += 4999
  expect([losesChunk(), reload.mock.calls.length]).toEqual([false, 0])
  now += 1
  expect([losesChunk(), reload.mock.calls.length]).toEqual([true, 1])
})

test('where nothing can be kept nothing is reloaded: it might never end', () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect([losesChunk(), reload.mock.calls.length]).toEqual([false, 0])
})

test('what is lost ahead of need reloads nothing, and what is lost after it does', async () => {
  await loadAhead(async () => {
    expect([losesChunk(), reload.mock.calls.length]).toEqual([false, 0])
  })
  await expect(loadAhead(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect([losesChunk(), reload.mock.calls.length]).toEqual([true, 1])
})
