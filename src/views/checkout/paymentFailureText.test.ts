import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { VERIFY_CARD_MESSAGE } from '#contract/http/errors.ts'
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

describe('a failed payment', () => {
  test.each<[FailureCode, FailureReason | null, string]>([
    ['card.fixCard', 'card.empty', 'Please, fill up the credit card form'],
    ['card.fixCard', 'card.invalid', 'Please, check your credit card information'],
    ['card.fixCard', 'card.different', 'Please, try a different credit card'],
    ['card.fixCard', 'card.verify', VERIFY_CARD_MESSAGE],
    ['card.ours', null, 'Ooops! Something went wrong. Your card wasn’t charged.'],
    ['card.retry', null, 'Ooops! Something went wrong. Your card wasn’t charged.'],
    ['card.gone', null, en.checkout.payment.gone],
    ['declined', null, 'Please, try a different credit card. Your card wasn’t charged.'],
    ['declined', 'card.different', 'Please, try a different credit card. Your card wasn’t charged.'],
    [
      'declined',
      'card.verify',
      'Please, try to verify your card again or check with your bank. Your card wasn’t charged.',
    ],
    ['rejected', null, 'Your booking didn’t go through. Your card wasn’t charged.'],
    ['network', null, 'We can’t reach our servers. Check your connection and try again.'],
    ['internal', null, 'Ooops! Something went wrong'],
  ])('%s (%s) reads: %s', (code, reason, expected) => {
    expect(paymentFailureText(words, reason === null ? { code } : { code, reason })).toBe(expected)
  })

  test.each([
    [
      'en',
      en,
      'Too many attempts to pay. Please, wait for 12 minutes before you can try again. Your card wasn’t charged.',
    ],
    ['ar', ar, 'عدد محاولات الدفع كبير جدًا. يُرجى الانتظار 12 دقيقة قبل المحاولة مرة أخرى. لم يُخصم أي مبلغ من بطاقتك.'],
    ['he', he, 'נעשו יותר מדי ניסיונות תשלום. נא להמתין 12 דקות לפני ניסיון נוסף. הכרטיס לא חויב.'],
  ] as const)('says how long to wait after too many attempts (%s)', (locale, texts, expected) => {
    const failure = { code: 'too_many_requests', retryAfterSeconds: 700 } as const
    expect(paymentFailureText(createPageI18n(locale, texts, DEFAULT_CURRENCY), failure)).toBe(expected)
  })
})
