import { expect, test } from 'vitest'
import { mayRefer, readPromo } from './loyalty.ts'
import { ROLES } from '#contract/user/user.ts'

test('only business accounts have no promo code to share', () => {
  expect(ROLES.filter(mayRefer)).toEqual(['regular', 'agent', 'manager'])
})

test.each([
  ['in small letters', ' kyvkw8rb '],
  ['in groups', 'KYVK W8RB'],
  ['copied with invisible marks', '\u200fKYVKW8RB\u200f'],
  ['in full width', 'ＫＹＶＫＷ８ＲＢ'],
])('a promo code is read %s', (_, code) => {
  expect(readPromo(code)).toBe('KYVKW8RB')
})
