import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { en } from '#locales/en.ts'
import { expect, test } from 'vitest'
import { createPageI18n } from './I18nContext.tsx'
import { besideStandard, rateTones } from './stayWords.ts'

const words = createPageI18n('en', en, DEFAULT_CURRENCY)

test.each([
  [15, 'Standard time'],
  [16, '1 hour later than standard'],
  [20, '5 hours later than standard'],
  [9, '6 hours earlier than standard'],
])('beside a check-in hour of %d it says: %s', (hour, text) => {
  expect(besideStandard(words, hour, 15)).toBe(text)
})

test.each([
  [true, true, 'guaranteed', 'guaranteed'],
  [true, false, 'guaranteed', 'asked'],
  [false, true, 'asked', 'guaranteed'],
  [false, false, 'asked', 'asked'],
] as const)('each side is guaranteed or on request by its own flag: %s, %s', (...given) => {
  const [checkin_guaranteed, checkout_guaranteed, checkIn, checkOut] = given
  expect(rateTones({ checkin_guaranteed, checkout_guaranteed })).toEqual({ checkIn, checkOut })
})
