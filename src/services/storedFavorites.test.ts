import { MAX_FAVORITES } from '#contract/http/limits.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { readStoredFavorites, watchKeptFavorites, writeKeptFavorites } from './storedFavorites.ts'

const kept = new Map<string, string>()
let listeners: ((event: { key: string | null }) => void)[] = []

beforeEach(() => {
  kept.clear()
  listeners = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) => listeners.push(listener))
  vi.stubGlobal('removeEventListener', (_: string, gone: (typeof listeners)[number]) => {
    listeners = listeners.filter((listener) => listener !== gone)
  })
})

test('one favourite is kept as well as many, and none leaves nothing behind', () => {
  writeKeptFavorites(['nyc-0001'])
  expect(readStoredFavorites()).toEqual(['nyc-0001'])
  writeKeptFavorites([])
  expect([readStoredFavorites(), kept.size]).toEqual([[], 0])
})

test('no more are read than an account may have, each once, and nothing that is no id', () => {
  const many = Array.from({ length: MAX_FAVORITES + 1 }, (_, index) => `nyc-${index}`)
  kept.set('favorites', JSON.stringify([7, 'nyc-0', ...many]))
  expect(readStoredFavorites()).toEqual(many.slice(0, MAX_FAVORITES - 1))
})

test('another tab is heard when it keeps favourites and when it clears everything, until nobody listens', () => {
  writeKeptFavorites(['nyc-0001'])
  const heard = vi.fn<(ids: readonly string[]) => void>()
  const stop = watchKeptFavorites(heard)
  for (const key of ['favorites', null, 'currency']) for (const listener of listeners) listener({ key })
  expect(heard.mock.calls).toEqual([[['nyc-0001']], [['nyc-0001']]])
  stop()
  expect(listeners).toEqual([])
})

test('what this tab keeps is told to whoever watches here, as it is, even where nothing can be kept', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  })
  const seen = vi.fn<(ids: readonly string[]) => void>()
  const stop = watchKeptFavorites(seen)
  writeKeptFavorites(['nyc-0001'])
  writeKeptFavorites([])
  stop()
  writeKeptFavorites(['nyc-0002'])
  expect(seen.mock.calls).toEqual([[['nyc-0001']], [[]]])
})
