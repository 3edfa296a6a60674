import { describe, expect, test } from 'vitest'
import { en } from '#locales/en.ts'
import type { Rate } from '#contract/hotel/rates.ts'
import { dayHour } from '#contract/hotel/stay.ts'
import { bothSides, checkInOnly, checkOutOnly, neitherSide, offer } from '#machines/rates/rates.samples.ts'
import { createPageI18n } from '#src/i18n/I18nContext.tsx'
import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import {
  bySureness,
  countHoursOnRequest,
  countGuaranteedHours,
  promiseOf,
  sentenceOf,
  tonesAhead,
} from './rateWords.ts'

const words = createPageI18n('en', en, DEFAULT_CURRENCY)

test.each([
  ['more of both', '07:00', '21:00', { checkIn: 'gained', checkOut: 'gained' }],
  ['more before', '07:00', '20:00', { checkIn: 'gained', checkOut: 'guaranteed' }],
  ['more after', '09:00', '21:00', { checkIn: 'guaranteed', checkOut: 'gained' }],
  ['fewer of both', '10:00', '19:00', { checkIn: 'guaranteed', checkOut: 'guaranteed' }],
])('with %s than the guaranteed hours, added hours are not shown as guaranteed yet', (_, from, until, tones) => {
  const previous = { checkIn: '2026-11-04T09:00', checkOut: '2026-11-07T20:00' }
  const next = { checkIn: `2026-11-04T${from}`, checkOut: `2026-11-07T${until}` }
  expect(tonesAhead(previous, { checkIn: 'guaranteed', checkOut: 'guaranteed' }, next)).toEqual(tones)
})

describe('what a rate promises', () => {
  // 9:00 to 20:00: six hours early, nine hours late.
  test.each<[string, Rate, string, string]>([
    [
      'both sides held',
      bothSides,
      'Check-in 09:00 and check-out 20:00 guaranteed',
      'The room is yours from 09:00 on the first day until 20:00 on the last. 15 extra hours: $75, included in the total.',
    ],
    [
      'early held, late asked',
      checkInOnly,
      'Request check-out at 20:00 and name your price',
      'Your room is held from 09:00 on the first day until 11:00 on the last. You bid for the extra hours and pay only if the hotel accepts.',
    ],
    [
      'late held, early asked',
      checkOutOnly,
      'Request check-in at 09:00 and name your price',
      'Your room is held from 15:00 on the first day until 20:00 on the last. You bid for the extra hours and pay only if the hotel accepts.',
    ],
    [
      'both asked',
      neitherSide,
      'Request 09:00 check-in and 20:00 check-out, and name your price',
      'Your room is held from 15:00 on the first day until 11:00 on the last. You bid for the extra hours and pay only if the hotel accepts.',
    ],
    [
      'fewer hours on both sides',
      fewer(bothSides),
      'Check-in 20:00 and check-out 09:00 guaranteed',
      'You save $12 because you don’t need the room for 7 hours.',
    ],
    ['standard hours', standard(bothSides), 'Standard hours', ''],
  ])('%s', (_, rate, promise, sentence) => {
    const stay = stayOf(rate)
    expect(promiseOf(words, rate, stay)).toBe(promise)
    expect(sentenceOf(words, rate, { stay })).toBe(sentence)
  })

  test('includes taxes in what hours cost and save', () => {
    const breakdown = { ...bothSides.breakdown, nights: 300, hours_saved: 0, hours_bought: 100, taxes: 80 }
    const dearer = { ...bothSides, checkin_price: 40, checkout_price: 60, breakdown }
    expect(sentenceOf(words, dearer, { stay: stayOf(dearer) })).toContain('15 extra hours: $120, included')
    const less = { ...fewer(bothSides), breakdown: { ...breakdown, hours_bought: 0, hours_saved: -100, taxes: 40 } }
    expect(sentenceOf(words, less, { stay: stayOf(less) })).toContain('You save $120')
  })

  test('counts guaranteed hours and hours on request', () => {
    expect(
      [bothSides, checkInOnly, checkOutOnly, neitherSide].map((rate) => [
        countGuaranteedHours(rate),
        countHoursOnRequest(rate),
      ]),
    ).toEqual([
      [15, 0],
      [6, 9],
      [9, 6],
      [0, 15],
    ])
  })

  test('sorts guaranteed first, then by fewest hours on request, then by price', () => {
    expect(bySureness([neitherSide, checkOutOnly, bothSides, checkInOnly])).toEqual([
      bothSides,
      checkInOnly,
      checkOutOnly,
      neitherSide,
    ])
  })
})

function fewer(rate: Rate): Rate {
  return {
    ...rate,
    checkin_deviation: -5,
    checkout_deviation: -2,
    breakdown: { ...rate.breakdown, hours_saved: -12 },
  }
}

function standard(rate: Rate): Rate {
  return { ...rate, checkin_deviation: 0, checkout_deviation: 0 }
}

function stayOf({ checkin_deviation, checkout_deviation }: Rate) {
  if (checkin_deviation > 0) return offer.stay
  return {
    checkIn: dayHour('2026-11-04', 15 - checkin_deviation),
    checkOut: dayHour('2026-11-07', 11 + checkout_deviation),
  }
}
