import { describe, expect, test } from 'vitest'
import {
  findBaseRate,
  loyaltyQuery,
  nonGuaranteedOf,
  priceDeviations,
  findSelectedRate,
  withTaxes,
} from './rates.rules.ts'
import { bothSides, checkInOnly, checkOutOnly, neitherSide, offerOf, rateOf } from './rates.samples.ts'

describe('promo and credits', () => {
  test.each([
    ['promo first', { promo: 'FRIEND', credits: 25 }, { promo: 'FRIEND' }],
    ['credits without a promo', { promo: '', credits: 25.5 }, { credits: 25.5 }],
    ['neither', { promo: null, credits: 0 }, {}],
  ])('%s', (_, loyalty, expected) => {
    expect(loyaltyQuery(loyalty)).toEqual(expected)
  })
})

test('the price of hours includes their taxes, to the cent', () => {
  const breakdown = { ...neitherSide.breakdown, nights: 200, hours_saved: -14, hours_bought: 0, taxes: 34.41 }
  expect(withTaxes({ ...neitherSide, breakdown }, 14)).toBe(16.59)
  expect(withTaxes({ ...neitherSide, breakdown: { ...breakdown, taxes: 0 } }, 14)).toBe(14)
})

describe('the base rate', () => {
  test('has both sides guaranteed', () => {
    expect(findBaseRate([neitherSide, checkInOnly, bothSides])).toBe(bothSides)
  })
  test('is the first when no rate has both', () => {
    expect(findBaseRate([checkInOnly, neitherSide])).toBe(checkInOnly)
  })
  test('is none without rates', () => {
    expect(findBaseRate([])).toBeNull()
  })
})

describe('the first rate', () => {
  test('costs an average night on a side with extra hours and no guarantee', () => {
    const [first, second] = priceDeviations(offerOf([checkOutOnly, neitherSide])).rates
    expect([first?.checkin_price, first?.checkout_price]).toEqual([120.5, 45])
    expect(second).toBe(neitherSide)
  })

  test.each([
    [-3, 0],
    [0, -3],
  ])('keeps its price on a side with fewer or standard hours (%d, %d)', (checkIn, checkOut) => {
    const later = rateOf({
      checkin_guaranteed: false,
      checkout_guaranteed: false,
      checkin_deviation: checkIn,
      checkout_deviation: checkOut,
    })
    expect(priceDeviations(offerOf([later])).rates).toEqual([later])
  })
})

describe('the selected rate', () => {
  test.each([
    ['both non-guaranteed', [bothSides, checkInOnly, checkOutOnly, neitherSide], neitherSide],
    ['else check-in non-guaranteed only', [bothSides, checkInOnly, checkOutOnly], checkOutOnly],
    ['else check-out non-guaranteed only', [bothSides, checkInOnly], checkInOnly],
    ['else the fully guaranteed one', [bothSides], bothSides],
    ['else none', [], null],
  ])('%s', (_, rates, expected) => {
    expect(findSelectedRate(rates, null)).toBe(expected)
  })

  test('is the guest’s choice while the hotel offers it', () => {
    const choice = { checkin_guaranteed: true, checkout_guaranteed: true }
    expect(findSelectedRate([neitherSide, bothSides], choice)).toBe(bothSides)
    expect(findSelectedRate([neitherSide], choice)).toBe(neitherSide)
  })

  test('is the one of the key if the variant was chosen before', () => {
    expect(findSelectedRate([bothSides, neitherSide], 'keyed')).toBe(bothSides)
    expect(findSelectedRate([], 'keyed')).toBeNull()
  })

  test('is found among the three variants without a full guarantee', () => {
    expect(nonGuaranteedOf([bothSides, checkInOnly, neitherSide])).toEqual({
      both: neitherSide,
      checkIn: null,
      checkOut: checkInOnly,
    })
  })
})
