import { expect, test } from 'vitest'
import {
  additionalCharges,
  bidRangesOf,
  guaranteedAlternative,
  guaranteedSide,
  maxTotalWithOpeningBids,
} from './bids.rules.ts'
import { bothSides, checkInOnly, checkOutOnly, neitherSide } from './rates.samples.ts'

const early = { first: 3000, most: 12_050 }
const late = { first: 4500, most: 12_050 }

test('sides on request can be bid for, from the first bid to the average night', () => {
  expect([neitherSide, checkInOnly, checkOutOnly, bothSides].map(bidRangesOf)).toEqual([
    { check_in: early, check_out: late },
    { check_in: null, check_out: late },
    { check_in: early, check_out: null },
    { check_in: null, check_out: null },
  ])
})

test('bids add up to the additional charges', () => {
  expect(additionalCharges({ check_in: 5000, check_out: 2000 })).toBe(7000)
  expect(additionalCharges({ check_in: null, check_out: 2000 })).toBe(2000)
})

test('the maximum is the total plus the first bid of each side on request', () => {
  expect([neitherSide, checkInOnly, checkOutOnly, bothSides].map(maxTotalWithOpeningBids)).toEqual([
    36_150 + 7500,
    39_150 + 4500,
    40_650 + 3000,
    43_650,
  ])
})

test('the guaranteed alternative says what it costs more or less', () => {
  const rates = [neitherSide, checkOutOnly, checkInOnly, bothSides]
  expect(guaranteedAlternative(rates, neitherSide, 40_000)).toEqual({ rate: bothSides, more: 3650 })
  expect(guaranteedAlternative(rates, checkInOnly, 50_000)?.more).toBe(-6350)
  expect(guaranteedAlternative(rates, bothSides, 50_000)).toBeNull()
  expect(guaranteedAlternative([neitherSide, checkInOnly], neitherSide, 50_000)).toBeNull()
})

test('guaranteeing one side costs the difference to the rate with the other side unchanged', () => {
  const rates = [neitherSide, checkOutOnly, checkInOnly, bothSides]
  expect(guaranteedSide(rates, neitherSide, 'check_in')).toEqual({ rate: checkInOnly, more: 3000 })
  expect(guaranteedSide(rates, neitherSide, 'check_out')).toEqual({ rate: checkOutOnly, more: 4500 })
  expect(guaranteedSide(rates, checkInOnly, 'check_out')).toEqual({ rate: bothSides, more: 4500 })
  expect(guaranteedSide([neitherSide, bothSides], neitherSide, 'check_in')).toBeNull()
})
