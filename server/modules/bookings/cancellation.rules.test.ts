import { describe, expect, test } from 'vitest'
import { hasLateRefund } from '#contract/hotel/rates.ts'
import { viewBreakdown } from '#server/modules/rates/rates.view.ts'
import { cancellationAt } from './cancellation.rules.ts'

const DEADLINE = Temporal.Instant.from('2026-12-23T20:00Z')
const CHECK_IN = Temporal.Instant.from('2026-12-24T20:00Z')
const BEFORE = DEADLINE.subtract({ seconds: 1 })

const paid = (total: number, { credits = 0, promo = 0, bids = 0 } = {}) => ({
  total,
  credits: 0 - credits,
  promo: 0 - promo,
  bids,
})
const twoNights = {
  step: 'captured',
  check_in_at: CHECK_IN,
  cancellation_deadline: DEADLINE,
  first_night_cents: 31_616,
  breakdown: paid(63_232),
} as const

describe('before the deadline', () => {
  test.each<[string, Partial<typeof twoNights> | { breakdown: ReturnType<typeof paid> }, object]>([
    ['all money comes back', {}, { refund: 63_232, credits: 0, promo: 0, kept: 0 }],
    [
      'money and credit come back',
      { breakdown: paid(53_232, { credits: 10_000 }) },
      { refund: 53_232, credits: 10_000, promo: 0, kept: 0 },
    ],
    [
      'money comes back, and the code can be used again',
      { breakdown: paid(60_732, { promo: 2500 }) },
      { refund: 60_732, credits: 0, promo: 2500, kept: 0 },
    ],
    [
      'a stay paid by credit alone comes back as credit',
      { breakdown: paid(0, { credits: 63_232 }) },
      { refund: 0, credits: 63_232, promo: 0, kept: 0 },
    ],
    [
      'a stay of one night comes back whole',
      { breakdown: paid(31_616) },
      { refund: 31_616, credits: 0, promo: 0, kept: 0 },
    ],
  ])('%s', (_, changes, returned) => {
    expect(cancellationAt({ ...twoNights, ...changes }, BEFORE)).toEqual(returned)
  })
})

describe('from the deadline until check-in', () => {
  test.each<[string, ReturnType<typeof paid>, object | null]>([
    ['all but the first night comes back', paid(63_232), { refund: 31_616, credits: 0, promo: 0, kept: 31_616 }],
    [
      'credit smaller than the first night pays for it, and money for the rest',
      paid(53_232, { credits: 10_000 }),
      { refund: 31_616, credits: 0, promo: 0, kept: 31_616 },
    ],
    [
      'credit beyond the first night comes back after all the money',
      paid(13_232, { credits: 50_000 }),
      { refund: 13_232, credits: 18_384, promo: 0, kept: 31_616 },
    ],
    [
      'a stay paid by credit alone gives back credit',
      paid(0, { credits: 63_232 }),
      { refund: 0, credits: 31_616, promo: 0, kept: 31_616 },
    ],
    [
      'a code pays for the first night, and is used',
      paid(60_732, { promo: 2500 }),
      { refund: 31_616, credits: 0, promo: 0, kept: 31_616 },
    ],
    ['bids come back whole', paid(67_232, { bids: 4000 }), { refund: 35_616, credits: 0, promo: 0, kept: 31_616 }],
    [
      'the bid of a stay of one night comes back, and nothing else',
      paid(34_000, { bids: 4000 }),
      { refund: 4000, credits: 0, promo: 0, kept: 30_000 },
    ],
    ['of a stay of one night nothing comes back, so it cannot be canceled', paid(31_616), null],
    ['a night that cost less than its list price keeps no more than was paid', paid(29_000), null],
    ['a code that would come back in part is used: nothing comes back', paid(0, { promo: 40_000 }), null],
  ])('%s', (_, breakdown, returned) => {
    expect(cancellationAt({ ...twoNights, breakdown }, DEADLINE)).toEqual(returned)
    expect(cancellationAt({ ...twoNights, breakdown }, CHECK_IN.subtract({ seconds: 1 }))).toEqual(returned)
  })
})

test.each<[string, object, Temporal.Instant]>([
  ['once the stay has begun', {}, CHECK_IN],
  [
    'once the stay has begun, although its deadline is later',
    { cancellation_deadline: CHECK_IN.add({ hours: 1 }) },
    CHECK_IN,
  ],
  ['at a non-refundable rate', { cancellation_deadline: null }, BEFORE],
  ['while it is not paid', { step: 'held' }, BEFORE],
  ['while it is under review', { step: 'review' }, BEFORE],
  ['once it is canceled', { step: 'refunded' }, BEFORE],
])('a booking cannot be canceled %s', (_, changes, now) => {
  expect(cancellationAt({ ...twoNights, ...changes }, now)).toBeNull()
})

test.each<[string, object, boolean]>([
  ['two nights', { nights: 57_000, taxes: 6232 }, true],
  ['one night', { nights: 28_000, taxes: 3616 }, false],
  ['one night with fewer hours', { nights: 28_000, hours_saved: -1000, taxes: 3000 }, false],
  ['one night with hours bought', { nights: 28_000, hours_bought: 3000, taxes: 3900 }, true],
  ['two nights that credit pays for in part', { nights: 57_000, taxes: 6232, credits: -40_000 }, true],
])('the terms of %s promise a late refund exactly if there is one', (_, lines, expected) => {
  const none = { nights: 0, hours_saved: 0, hours_bought: 0, bids: 0, credits: 0, promo: 0, taxes: 0 }
  const priced = { ...none, ...lines }
  const breakdown = { ...priced, total: Object.values(priced).reduce((sum, cents) => sum + cents, 0) }
  const first_night = twoNights.first_night_cents / 100
  expect(hasLateRefund({ breakdown: viewBreakdown(breakdown), first_night })).toBe(expected)
  expect(cancellationAt({ ...twoNights, breakdown }, DEADLINE) !== null).toBe(expected)
})
