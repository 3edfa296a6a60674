import { expect, test } from 'vitest'
import { createInquiryTokens } from './inquiryTokens.ts'
import { jsonStorage } from './storage.ts'

const inMemory = () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  }
  return { items, json: jsonStorage(() => storage) }
}

test('a token opens its own request, and no other', () => {
  const tokens = createInquiryTokens(inMemory().json)
  tokens.keep('i1', 's3cret')
  expect([tokens.read('i1'), tokens.read('i2')]).toEqual(['s3cret', null])
})

test('what is no token is none', () => {
  const { items, json } = inMemory()
  items.set('inquiry i1', '{"a":1}')
  expect(createInquiryTokens(json).read('i1')).toBeNull()
})
