import { expect, test } from 'vitest'
import { isExpired } from '#contract/booking/paymentMethods.ts'
import { brandMark, cardDate } from './cardName.ts'

test('a card is valid to the end of its month', () => {
  expect(isExpired('2026-11', '2026-11-30')).toBe(false)
  expect(isExpired('2026-11', '2026-12-01')).toBe(true)
  expect(isExpired('2027-01', '2026-12-01')).toBe(false)
})

test('its date is written as on the card, and its brand as letters, if it has any', () => {
  expect([cardDate('2040-02'), brandMark('American Express'), brandMark('Unknown')]).toEqual(['02/40', 'AMEX', null])
})
