import { expect, test } from 'vitest'
import { grouped, linesOf, refusalOf, spelled } from './sendScreen.rules.ts'

test('a code is written in groups, and spelled for a screen reader', () => {
  expect(grouped('K7WM3XPT')).toBe('K7WM 3XPT')
  expect(spelled('K7WM')).toBe('K, 7, W, M')
})

test.each([
  { failure: { code: 'network', status: 0 }, refusal: 'offline' },
  { failure: { code: 'unreachable', status: 0 }, refusal: 'failed' },
  { failure: { code: 'timeout', status: 0 }, refusal: 'slow' },
  { failure: { code: 'too_many_requests', status: 429 }, refusal: 'tooMany' },
  { failure: { code: 'internal', status: 500 }, refusal: 'failed' },
] as const)('$failure.code is told as $refusal', ({ failure, refusal }) => {
  expect(refusalOf(failure)).toBe(refusal)
})

test('a line stands for each value, empty ones too', () => {
  const capture = {
    version: 2,
    actors: { checkout: { value: { cart: 'open' }, tries: [1, null] } },
    cut: [],
    seen: { a: {} },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any JSON has lines
  expect(linesOf(capture as unknown as Parameters<typeof linesOf>[0])).toEqual([
    { part: 'version', lines: ['2'] },
    { part: 'actors', lines: ['checkout.value.cart: "open"', 'checkout.tries.0: 1', 'checkout.tries.1: null'] },
    { part: 'cut', lines: [] },
    { part: 'seen', lines: ['a: {}'] },
  ])
})
