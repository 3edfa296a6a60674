import { expect, test } from 'vitest'
import { mayRefer } from './loyalty.ts'
import { ROLES } from '#contract/user/user.ts'

test('everybody has a promo code to give but business accounts', () => {
  expect(ROLES.filter(mayRefer)).toEqual(['regular', 'agent', 'manager'])
})
