import { describe, expect, test } from 'vitest'
import { toNumeric } from '#contract/shared/conversion.ts'
import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { MIN_BID } from '#contract/hotel/rates.ts'
import {
  bidPayment,
  bidsOf,
  cardCharge,
  fieldText,
  maxOrderTotal,
  NO_BIDS,
  orderWithBids,
  readBid,
  stepBid,
  type BidOffer,
  type BidInput,
} from './bids.rules.ts'

const MOST = 41_003

test.each([
  ['1', 100],
  ['0.99', null],
  ['410.03', 41_003],
  ['410.04', null],
  [' 20.5 ', 2050],
  ['٢٠', 2000],
  ['۲۰٫۵', 2050],
  ['20,5', 2050],
  ['1,000', null],
  ['20.555', null],
  ['0', null],
  ['-5', null],
  ['999', null],
  ['1e9', null],
  ['twenty', null],
  ['', null],
])('with a maximum of 410.03 dollars, %j is read as %j cents', (text, cents) => {
  expect(readBid({ text, currency: DEFAULT_CURRENCY }, MOST)).toBe(cents)
})

describe('a bid in another currency is converted to whole US dollars, rounded down', () => {
  test.each([
    ['shekels', 3.7, '102', 2700],
    ['in Arabic digits', 3.7, '١٠٢', 2700],
    ['the most that is offered', 3.7, '1,518', 41_000],
    ['more than that', 3.7, '1519', null],
    ['less than a dollar', 3.7, '3.69', null],
    ['the least', 3.7, '3.7', 100],
    ['yen', 144.343, '1000', 600],
    ['dinars, where the most is rounded up past itself', 0.3056, '126', 41_003],
    ['a dinar', 0.3056, '1', 300],
    ['any bytes', 3.7, '1518\u0000', null],
  ])('%s', (_, rate, text, cents) => {
    expect(readBid({ text, currency: at(rate) }, MOST)).toBe(cents)
  })

  test.each([0.3056, 1.1, 3.7, 144.343])('both limits shown can be bid, at a rate of %d', (rate) => {
    const bidInput = (cents: number) => ({ text: String(toNumeric(cents / 100, at(rate))), currency: at(rate) })
    expect(readBid(bidInput(MIN_BID), MOST)).toBeGreaterThanOrEqual(MIN_BID)
    expect(readBid(bidInput(MOST), MOST)).toBeGreaterThanOrEqual(41_000)
  })
})

describe('with a bid', () => {
  const bids: BidOffer[] = [{ side: 'check_in', range: { first: 2740, most: MOST }, input: null, bid: 2740 }]

  test.each([
    ['and something to pay, the card is charged now', 20_000, bids, 'now'],
    ['alone, the card is charged later', 0, bids, 'later'],
    ['missing, and something to pay, the card is charged now', 20_000, [], 'now'],
    ['missing, and nothing to pay, no card is charged', 0, [], 'never'],
  ] as const)('%s', (_, total, offers, when) => {
    expect(cardCharge(total, offers)).toBe(when)
  })

  test.each([
    ['the card that pays is charged for it', 20_000, null, 'thisCard'],
    ['a card is stored for it if nothing is to be paid', 0, null, 'storedCard'],
    ['a wallet leaves it to a card that we ask for later', 20_000, 'google-pay', 'cardLater'],
    ['an invoice takes it', 20_000, 'invoice', null],
  ] as const)('%s', (_, total, method, payment) => {
    expect(bidPayment(total, bids, method)).toBe(payment)
    expect(bidPayment(total, [], method)).toBeNull()
  })
})

describe('the field shows', () => {
  test.each([
    ['the first bid to the cent in US dollars', null, DEFAULT_CURRENCY, '27.40'],
    ['the first bid rounded up elsewhere', null, at(3.7), '102'],
    ['what was typed', dollars('٢٠٫٥'), DEFAULT_CURRENCY, '٢٠٫٥'],
    ['what was typed, wrong as it is', dollars('1e9'), DEFAULT_CURRENCY, '1e9'],
    ['nothing, where it was emptied', dollars(''), DEFAULT_CURRENCY, ''],
    ['the same bid in another currency', dollars('20'), at(3.7), '74'],
    ['the same wrong amount in another currency', dollars('999'), at(3.7), '3697'],
    ['what has no other form', dollars('twenty'), at(3.7), 'twenty'],
    [
      'the most, where the highest that is told is worth more',
      { text: '126', currency: at(0.3056) },
      DEFAULT_CURRENCY,
      '410.03',
    ],
    ['the same bid, back in US dollars', { text: '102', currency: at(3.7) }, DEFAULT_CURRENCY, '27'],
  ])('%s', (_, input, currency, text) => {
    expect(fieldText(offered(input), currency)).toBe(text)
  })

  test('an invalid amount stays invalid and a bid stays the same in any currency', () => {
    for (const text of ['999', '0', '-5', '27.4', '20'])
      expect(offered(dollars(text)).bid, text).toBe(text === '27.4' ? 2740 : text === '20' ? 2000 : null)
  })
})

describe('the bids of a rate', () => {
  const ranges = { check_in: { first: 2740, most: 12_050 }, check_out: null }

  test('are those of the sides on request, with the first bid if nothing was typed', () => {
    expect(bidsOf(ranges, { ...NO_BIDS, check_out: dollars('5') })).toEqual([
      { side: 'check_in', range: ranges.check_in, input: null, bid: 2740 },
    ])
  })

  test('are ordered and added to the maximum charge, which is unknown while one is invalid', () => {
    const offer = { rateKey: 'rate-1', total: 30_000, deadline: null, loyalty: null, bidRanges: ranges }
    expect(orderWithBids(offer, bidInputs('20'))).toEqual({
      rateKey: 'rate-1',
      total: 30_000,
      deadline: null,
      loyalty: null,
      bids: { check_in: 2000, check_out: null },
    })
    expect(['20', 'x'].map((text) => maxOrderTotal(30_000, bidsOf(ranges, bidInputs(text))))).toEqual([32_000, null])
  })
})

const offered = (input: BidInput | null): BidOffer => {
  const range = { first: 2740, most: MOST }
  return { side: 'check_in', range, input, bid: input === null ? range.first : readBid(input, MOST) }
}

function dollars(text: string): BidInput {
  return { text, currency: DEFAULT_CURRENCY }
}

function at(rate: number) {
  return { ...DEFAULT_CURRENCY, code: 'OTH', rate }
}

function bidInputs(text: string) {
  return { ...NO_BIDS, check_in: dollars(text) }
}

describe('a step of a bid is worth a dollar an hour', () => {
  test.each([
    ['up, to whole dollars an hour', '27.4', 1, '30'],
    ['down', '27.4', -1, '24'],
    ['never past the most', '409', 5, '410.03'],
    ['never past the least', '3', -5, '1'],
    ['from the first bid where what was typed is no number', 'twenty', 1, '30'],
    ['from an amount that is too high', '999', -1, '410.03'],
  ])('%s', (_, text, steps, stepped) => {
    expect(stepBid(offered(dollars(text)), 6, steps, DEFAULT_CURRENCY).text).toBe(stepped)
  })

  test.each([0.3056, 0.71, 0.79, 3.7, 144.343])(
    'up always raises the bid and down always lowers it, at a rate of %d',
    (rate) => {
      const currency = at(rate)
      for (let first = 1000; first < MOST; first += 137) {
        const offer = { ...offered(null), bid: first, range: { first, most: MOST } }
        const [less, more] = [-1, 1].map((steps) => readBid(stepBid(offer, 1, steps, currency), MOST) ?? NaN)
        expect([first, more, less]).toEqual([
          first,
          expect.toSatisfy((bid: number) => bid > first),
          expect.toSatisfy((bid: number) => bid < first),
        ])
      }
    },
  )

  test.each([0.3056, 1.1, 3.7, 144.343])('and repeated leads from one end to the other, at a rate of %d', (rate) => {
    const currency = at(rate)
    for (const way of [1, -1]) {
      const end = stepBid(offered(null), 3, way * Infinity, currency)
      let now = stepBid(offered(null), 3, -way * Infinity, currency)
      for (let step = 0; now.text !== end.text; step += 1) {
        expect(step).toBeLessThan(200)
        expect(readBid(now, MOST)).not.toBeNull()
        now = stepBid(offered(now), 3, way, currency)
      }
    }
  })
})
