import { expect, test } from 'vitest'
import { forgetLastSearch, lastSearch } from './lastSearch.ts'
import type { JsonStorage } from './storage.ts'
import { is } from 'superstruct'

test('the last search is stored unchanged until the guest signs out', () => {
  const stored = new Map<string, unknown>()
  const storage: JsonStorage = {
    read: (key, struct) => {
      const value = stored.get(key)
      return is(value, struct) ? value : undefined
    },
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  }
  const last = lastSearch(storage)
  expect(last.read()).toBeNull()
  last.keep('dest=Rome')
  expect(last.read()).toBe('dest=Rome')
  forgetLastSearch(storage)
  expect(last.read()).toBeNull()
})
