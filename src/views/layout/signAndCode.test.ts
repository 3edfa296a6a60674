import { expect, test } from 'vitest'
import { signAndCode } from './signAndCode.ts'

test.each([
  ['$', 'USD', '$ USD'],
  ['AED', 'AED', 'AED'],
])('a currency with symbol %s and code %s is shown as %s', (symbol, code, shown) => {
  expect(signAndCode({ symbol, code })).toBe(shown)
})
