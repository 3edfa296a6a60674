import { MAX_FAVORITES } from '#contract/http/limits.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { readStoredFavorites, watchStoredFavorites, writeStoredFavorites } from './storedFavorites.ts'

const stored = new Map<string, string>()
let listeners: ((event: { key: string | null }) => void)[] = []

beforeEach(() => {
  stored.clear()
  listeners = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) => listeners.push(listener))
  vi.stubGlobal('removeEventListener', (_: string, gone: (typeof listeners)[number]) => {
    listeners = listeners.filter((listener) => listener !== gone)
  })
})

test('stores one favorite or many, and removes the entry when none is left', () => {
  writeStoredFavorites(['nyc-0001'])
  expect(readStoredFavorites()).toEqual(['nyc-0001'])
  writeStoredFavorites([])
  expect([readStoredFavorites(), stored.size]).toEqual([[], 0])
})

test('reads no more than an account may have, each once, and only valid ids', () => {
  const many = Array.from({ length: MAX_FAVORITES + 1 }, (_, index) => `nyc-${index}`)
  stored.set('favorites', JSON.stringify([7, 'nyc-0', ...many]))
  expect(readStoredFavorites()).toEqual(many.slice(0, MAX_FAVORITES - 1))
})

test('notices another tab storing favorites or clearing everything, until unsubscribed', () => {
  writeStoredFavorites(['nyc-0001'])
  const onChange = vi.fn<(ids: readonly string[]) => void>()
  const stop = watchStoredFavorites(onChange)
  for (const key of ['favorites', null, 'currency']) for (const listener of listeners) listener({ key })
  expect(onChange.mock.calls).toEqual([[['nyc-0001']], [['nyc-0001']]])
  stop()
  expect(listeners).toEqual([])
})

test("notifies subscribers of this tab's favorites, even if nothing can be stored", () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  })
  const seen = vi.fn<(ids: readonly string[]) => void>()
  const stop = watchStoredFavorites(seen)
  writeStoredFavorites(['nyc-0001'])
  writeStoredFavorites([])
  stop()
  writeStoredFavorites(['nyc-0002'])
  expect(seen.mock.calls).toEqual([[['nyc-0001']], [[]]])
})
