import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import type { Rate } from '#contract/hotel/rates.ts'
import type { FailureCode, FailureReason } from '#machines/kit/failure.ts'
import { createPageI18n } from '#src/i18n/I18nContext.tsx'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { describe, expect, test } from 'vitest'
import { breakdownLines, countRateHours, partyText } from '#src/i18n/priceWords.ts'
import { paymentFailureText } from './paymentFailureText.ts'

const words = createPageI18n('en', en, DEFAULT_CURRENCY)

const rate: Rate = {
  rateKey: 'key',
  checkin_guaranteed: true,
  checkout_guaranteed: true,
  checkin_deviation: -5,
  checkout_deviation: 3,
  checkin_price: 0,
  checkout_price: 31.5,
  checkin_bid: null,
  checkout_bid: null,
  avg_night_price: 210,
  first_night: 230.4,
  total: 744.61,
  breakdown: {
    nights: 630,
    hours_saved: -12.6,
    hours_bought: 31.5,
    bids: 0,
    credits: 0,
    promo: 0,
    taxes: 95.71,
    total: 744.61,
  },
  cancellation: { refundable: false, deadline: null, deadline_local: null },
  board: 'room_only',
}

describe('the lines of the total', () => {
  test('show the cost or saving of each group of hours, and omit zeros', () => {
    expect(breakdownLines(words, rate.breakdown, rate, 3)).toEqual([
      { id: 'nights', name: '3 nights', dollars: 630 },
      { id: 'hours_saved', name: '5 unused hours', dollars: -12.6 },
      { id: 'hours_bought', name: '3 extra hours, guaranteed', dollars: 31.5 },
      { id: 'taxes', name: 'Taxes and fees', dollars: 95.71 },
    ])
  })

  test('do not count hours on request as bought', () => {
    expect(countRateHours({ ...rate, checkin_deviation: 4, checkin_guaranteed: false })).toEqual({
      givenBack: 0,
      bought: 3,
    })
  })
})

test('the party names its rooms if there are several, and its children if there are any', () => {
  expect(partyText(words, [{ adults: 2, children: [] }])).toBe('2 adults')
  expect(
    partyText(words, [
      { adults: 2, children: [6] },
      { adults: 1, children: [] },
    ]),
  ).toBe('2 rooms, 3 adults and 1 child')
})

const NOTHING = en.errors.card.nothingCharged
const ended = { isNothingCharged: true, isUnheard: false }

describe('a payment that ended without a charge', () => {
  test.each<[FailureCode, FailureReason | null, string | null]>([
    ['wallet.failed', null, null],
    ['wallet.cancelled', null, null],
    ['card.cancelled', null, null],
    ['card.retry', null, 'Ooops! Something went wrong'],
    ['card.ours', null, 'Ooops! Something went wrong'],
    ['card.gone', null, en.checkout.payment.gone],
    ['card.fixCard', 'card.different', 'Please, try a different credit card'],
    ['card.fixCard', 'card.verify', en.errors.card.verify],
    ['rejected', null, 'Your booking didn’t go through.'],
    ['network', null, 'We can’t reach our servers. Check your connection and try again.'],
    ['promo_refused', 'promo.used', en.checkout.promo.used],
  ])('%s (%s) says why, if it may, and that nothing was charged: %s', (code, reason, why) => {
    const failure = reason === null ? { code } : { code, reason }
    expect(paymentFailureText(words, { failure, ...ended }, true)).toEqual(why === null ? [NOTHING] : [why, NOTHING])
  })

  test('has the same sentence in each language', () => {
    const failure = { code: 'wallet.failed' } as const
    const said = [createPageI18n('ar', ar, DEFAULT_CURRENCY), createPageI18n('he', he, DEFAULT_CURRENCY)].map((i18n) =>
      paymentFailureText(i18n, { failure, ...ended }, true),
    )
    expect(said).toEqual([
      ['لم يُخصم أي مبلغ. يمكنك الدفع مرة أخرى أو اختيار طريقة دفع أخرى.'],
      ['לא בוצע חיוב. אפשר לשלם שוב או לבחור דרך תשלום אחרת.'],
    ])
  })

  test('does not repeat, offline, what the page says already', () => {
    expect(paymentFailureText(words, { failure: { code: 'network' }, ...ended }, false)).toEqual([NOTHING])
  })
})

test.each<[FailureReason | null, readonly [string, string]]>([
  ['card.different', ['This card was declined, and nothing was charged.', 'Please, try a different credit card']],
  [null, ['This card was declined, and nothing was charged.', 'Please, try a different credit card']],
  [
    'card.invalid',
    ['The card’s details weren’t accepted, and nothing was charged.', 'Please, check your credit card information'],
  ],
  [
    'card.verify',
    [
      'The card couldn’t be verified, and nothing was charged.',
      'Please, try to verify your card again or check with your bank',
    ],
  ],
  [
    'card.failed',
    [
      'The payment didn’t go through, and nothing was charged.',
      'Something went wrong, but not with your card. Please try again in a moment.',
    ],
  ],
])('a decline (%s) says what happened, that nothing was charged, and what to do', (reason, expected) => {
  const failure = { code: 'declined' as const, ...(reason === null ? {} : { reason }) }
  expect(paymentFailureText(words, { failure, ...ended }, true)).toEqual(expected)
})

test.each<[FailureCode, FailureReason | null, string]>([
  ['card.fixCard', 'card.empty', 'Please, fill up the credit card form'],
  ['card.fixCard', 'card.invalid', 'Please, check your credit card information'],
  ['over_limit', null, en.checkout.payment.overLimit],
])('%s (%s) says only what to do', (code, reason, text) => {
  expect(paymentFailureText(words, { failure: reason === null ? { code } : { code, reason }, ...ended }, true)).toEqual(
    [text],
  )
})

describe('a payment whose end is unknown', () => {
  const unheard = { isNothingCharged: false, isUnheard: true }
  const once = en.checkout.unheard.once

  test('never says that nothing was charged', () => {
    expect([
      paymentFailureText(words, { failure: null, ...unheard }, true),
      paymentFailureText(words, { failure: { code: 'card.cancelled' }, ...unheard }, true),
      paymentFailureText(words, { failure: { code: 'network' }, ...unheard, isUnheard: false }, true),
    ]).toEqual([[en.checkout.unheard.text, once], [once], [en.errors.network]])
  })

  test.each([
    ['en', en, 'Too many attempts to pay. Please, wait for 12 minutes before you can try again'],
    ['ar', ar, 'عدد محاولات الدفع كبير جدًا. يُرجى الانتظار 12 دقيقة قبل المحاولة مرة أخرى'],
    ['he', he, 'נעשו יותר מדי ניסיונות תשלום. נא להמתין 12 דקות לפני ניסיון נוסף'],
  ] as const)('says how long to wait after too many attempts (%s)', (locale, texts, expected) => {
    const failure = { code: 'too_many_requests', retryAfterSeconds: 700 } as const
    const said = paymentFailureText(createPageI18n(locale, texts, DEFAULT_CURRENCY), { failure, ...unheard }, true)
    expect(said).toEqual([expected, texts.checkout.unheard.once])
  })
})

test('where nothing was paid yet, nothing is said', () => {
  const none = { failure: null, isNothingCharged: false, isUnheard: false }
  expect(paymentFailureText(words, none, true)).toEqual([])
})
