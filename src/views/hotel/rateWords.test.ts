import { describe, expect, it } from 'vitest'
import { en } from '#locales/en.ts'
import type { Rate } from '#contract/rates.ts'
import { dayHour } from '#contract/stay.ts'
import { bothSides, checkInOnly, checkOutOnly, neitherSide, offer } from '#machines/rates/rates.samples.ts'
import { makeWords } from '#src/i18n/I18nContext.tsx'
import { DEFAULT_CURRENCY } from '#contract/currencies.ts'
import { bySureness, hoursAsked, hoursHeld, promiseOf, sentenceOf } from './rateWords.ts'

const words = makeWords('en', en, DEFAULT_CURRENCY)

describe('what a rate promises', () => {
  // From 9:00 to 20:00: six hours early, nine hours late.
  it.each<[string, Rate, string, string]>([
    [
      'both sides held',
      bothSides,
      '09:00 and 20:00 guaranteed',
      'The hotel holds the room for you from 09:00 until 20:00. 15 hours cost $75, already in the total.',
    ],
    [
      'early held, late asked',
      checkInOnly,
      'Ask for 20:00 at check-out, name your price',
      'Held from 09:00 to 11:00. You bid what the hours are worth; charged only if the hotel says yes.',
    ],
    [
      'late held, early asked',
      checkOutOnly,
      'Ask for 09:00 at check-in, name your price',
      'Held from 15:00 to 20:00. You bid what the hours are worth; charged only if the hotel says yes.',
    ],
    [
      'both asked',
      neitherSide,
      'Ask for 09:00 and 20:00, name your price',
      'Held from 15:00 to 11:00. You bid what the hours are worth; charged only if the hotel says yes.',
    ],
    [
      'fewer hours on both sides',
      fewer(bothSides),
      '20:00 and 09:00 guaranteed',
      '$12 less, because you leave the room empty for 7 hours.',
    ],
    ['standard hours', standard(bothSides), 'Standard hours', ''],
  ])('%s', (_, rate, promise, sentence) => {
    const stay = stayOf(rate)
    expect(promiseOf(words, rate, stay)).toBe(promise)
    expect(sentenceOf(words, rate, { stay })).toBe(sentence)
  })

  it('counts the hours that are held and those that are asked', () => {
    expect(
      [bothSides, checkInOnly, checkOutOnly, neitherSide].map((rate) => [hoursHeld(rate), hoursAsked(rate)]),
    ).toEqual([
      [15, 0],
      [6, 9],
      [9, 6],
      [0, 15],
    ])
  })

  it('the surest stands first, then what asks less and costs less', () => {
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
