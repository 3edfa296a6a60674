import { number, object } from 'superstruct'
import { expect, test } from 'vitest'
import { jsonStorage } from './storage.ts'

const StoredPage = object({ page: number() })

test('a written value is read back until it is removed', () => {
  const storage = jsonStorage(() => memory)
  const memory = storageOf({})
  storage.write('k', { page: 2 })
  expect(storage.read('k', StoredPage)).toEqual({ page: 2 })
  storage.remove('k')
  expect(storage.read('k', StoredPage)).toBeUndefined()
})

test.each([
  ['cut short', '{"page":'],
  ['of another release', '{"pages":2}'],
  ['null', 'null'],
  ['missing', undefined],
])('%s reads as undefined', (_, text) => {
  expect(jsonStorage(() => storageOf(text === undefined ? {} : { k: text })).read('k', StoredPage)).toBeUndefined()
})

test('works in a browser that forbids storage', () => {
  const storage = jsonStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  storage.write('k', { page: 2 })
  storage.remove('k')
  expect(storage.read('k', StoredPage)).toBeUndefined()
})

const storageOf = (items: Record<string, string>): Storage => {
  const values = new Map(Object.entries(items))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: values.size,
  }
}
