import { expect, test } from 'vitest'
import { forgetLastSearch, lastSearch } from './lastSearch.ts'
import type { JsonStorage } from './storage.ts'
import { is } from 'superstruct'

test('the last search is stored unchanged until the guest signs out', () => {
  const kept = new Map<string, unknown>()
  const storage: JsonStorage = {
    read: (key, struct) => {
      const value = kept.get(key)
      return is(value, struct) ? value : undefined
    },
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
  const last = lastSearch(storage)
  expect(last.read()).toBeNull()
  last.keep('dest=Rome')
  expect(last.read()).toBe('dest=Rome')
  forgetLastSearch(storage)
  expect(last.read()).toBeNull()
})
