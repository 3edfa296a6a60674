import { expect, test } from 'vitest'
import { parseQuery, writeQuery } from './searchParams.ts'

test('a search is readable in the URL and parses back unchanged', () => {
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
])('%j parses without an error, and is written as %j', (query, expected) => {
  expect(writeQuery(parseQuery(query))).toBe(expected)
})

test('a lone surrogate is written as the replacement character and breaks nothing', () => {
  expect(writeQuery({ dest: "Xi'an" })).toBe(new URL("http://127.0.0.1/?dest=Xi'an").search)
  expect(writeQuery({ dest: 'a\uD800' })).toBe('?dest=a%EF%BF%BD')
})

test('values that are not text are omitted', () => {
  expect(writeQuery({ a: undefined, b: { c: 1 }, d: null })).toBe('')
})

test('a link whose separators were escaped loses nothing', () => {
  expect(parseQuery('?dest=A+%26+B&amp;in=2026-12-24-20&amp;amp;rooms=2:')).toEqual({
    dest: 'A & B',
    in: '2026-12-24-20',
    rooms: '2:',
  })
})
