import { expect, test } from 'vitest'
import { mayRefer } from './loyalty.ts'
import { ROLES } from '#contract/user/user.ts'

test('only business accounts have no promo code to share', () => {
  expect(ROLES.filter(mayRefer)).toEqual(['regular', 'agent', 'manager'])
})
