import { expect, test } from 'vitest'
import { typedPart } from './typedPart.ts'

test.each([
  ['Manhattan', 'man', 'Man'],
  ['New York', 'york', 'York'],
  ['São Paulo', 'sao p', 'São P'],
  ['Île-de-France', 'ile de', 'Île-de'],
  ['אל-עין', 'אל ע', 'אל-ע'],
  ['ירושלים', 'ירושלימ', 'ירושלים'],
  ['الإسكندرية', 'الاسكندريه', 'الإسكندرية'],
  ['القاهرة', 'قاهره', 'قاهرة'],
  ['عمّان', 'عما', 'عمّا'],
])('in %s, %s marks %s', (name, text, marked) => {
  const [from, to] = typedPart(name, text) ?? [0, 0]
  expect(name.slice(from, to)).toBe(marked)
})

test.each([
  ['Manhattan', ''],
  ['Manhattan', 'hat'],
  ['London', 'lodnon'],
])('in %s, %j marks nothing', (name, text) => {
  expect(typedPart(name, text)).toBeUndefined()
})
