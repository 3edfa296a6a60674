import type { HotelSummary } from '#contract/hotel/hotels.ts'
import type { Rate } from '#contract/hotel/rates.ts'
import { expect, test } from 'vitest'
import { hoursInCardTotal, hoursInTotal } from './hoursInTotal.ts'

const breakdown: Rate['breakdown'] = {
  nights: 300,
  hours_saved: 0,
  hours_bought: 0,
  bids: 0,
  credits: 0,
  promo: 0,
  taxes: 36,
  total: 336,
}

test.each([
  ['the nights alone', 0, 0, { fewer: false, more: false }],
  ['savings for fewer hours', -12.6, 0, { fewer: true, more: false }],
  ['the price of more hours', 0, 31.5, { fewer: false, more: true }],
  ['both', -12.6, 31.5, { fewer: true, more: true }],
])('a total has %s', (_, hours_saved, hours_bought, has) => {
  expect(hoursInTotal({ breakdown: { ...breakdown, hours_saved, hours_bought } })).toEqual(has)
})

const base: HotelSummary['rate'] = {
  rateKey: 'k1',
  avg_night_price: 100,
  total: 300,
  ask_total: null,
  ask_hours_total: null,
  checkin_guaranteed: true,
  checkout_guaranteed: true,
  hours_saved: 0,
  money_saved: 0,
}

test.each<[string, Partial<HotelSummary['rate']>, ReturnType<typeof hoursInCardTotal>]>([
  ['the nights alone', {}, { fewer: false, more: false }],
  ['savings for fewer hours', { money_saved: 13 }, { fewer: true, more: false }],
  ['the price of more hours', { hours_saved: 3 }, { fewer: false, more: true }],
  ['both', { money_saved: 13, hours_saved: 3 }, { fewer: true, more: true }],
  ['the price of hours on request', { hours_saved: 3, checkout_guaranteed: false }, { fewer: false, more: true }],
])('a card’s sum has %s', (_, part, has) => {
  expect(hoursInCardTotal({ rate: { ...base, ...part } })).toEqual(has)
})
