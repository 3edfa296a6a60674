import { expect, test } from 'vitest'
import { parseQuery, writeQuery } from './searchParams.ts'

test('a search is readable in the address and read back as it was', () => {
  const search = { dest: 'A & B|1.5|-2|true', in: '2026-12-24-20', rooms: '2:6,4|1:', utm_source: 'x' }
  const query = writeQuery(search)
  expect(query).toBe('?dest=A+%26+B|1.5|-2|true&in=2026-12-24-20&rooms=2:6,4|1:&utm_source=x')
  expect(parseQuery(query)).toEqual(search)
})

test('a plus, a percent sign and Hebrew survive', () => {
  const search = { dest: 'תל אביב + 100%|1|2|false' }
  expect(parseQuery(writeQuery(search))).toEqual(search)
})

test.each([
  ['?%', '?%25='],
  ['?a=%E0%A4%A', '?a=%EF%BF%BD%25A'],
  ['?=&&==', '?=%3D'],
  ['?a=1&a=2', '?a=2'],
  ['?\u0000=\uD800', '?%00=%EF%BF%BD'],
])('%j is read without a fault, and written as %j', (query, written) => {
  expect(writeQuery(parseQuery(query))).toBe(written)
})

test('half of a pair of surrogates is written as what cannot be read, and stops nothing', () => {
  expect(writeQuery({ dest: "Xi'an" })).toBe(new URL("http://127.0.0.1/?dest=Xi'an").search)
  expect(writeQuery({ dest: 'a\uD800' })).toBe('?dest=a%EF%BF%BD')
})

test('what is no text is left out', () => {
  expect(writeQuery({ a: undefined, b: { c: 1 }, d: null })).toBe('')
})
