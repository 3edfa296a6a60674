import type { BookingBody } from '#contract/booking/bookings.ts'
import { toCents, type Cents } from '#contract/shared/money.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Quote } from '#server/modules/rates/quote.ts'
import { bidProblem } from './bookings.rules.ts'

export interface BidCents {
  check_in: Cents | null
  check_out: Cents | null
}

/**
 * Decisions §3 and specification §4: bids for the sides that are not guaranteed, each at most the average night price.
 * @throws 400.
 */
export const readBids = (bids: BookingBody['bids'], quote: Quote): BidCents => {
  const read = (side: 'check_in' | 'check_out'): Cents | null => {
    const bid = bids?.[side]
    if (bid === undefined || bid === null) return null
    const cents = toCents(bid)
    const problem = bidProblem(cents, {
      guaranteed: quote.guaranteed[side],
      deviation: quote.deviation[side],
      most: quote.avg_night_price,
    })
    if (problem !== null) throw new ApiError('invalid_request', `bids.${side}: ${problem}`, { field: `bids.${side}` })
    return cents
  }
  return { check_in: read('check_in'), check_out: read('check_out') }
}

/** Rejects a booking if the price differs from the one the guest saw. */
export const checkExpectedTotal = (expected: number, quote: Quote): void => {
  if (toCents(expected) !== quote.breakdown.total)
    throw new ApiError('price_changed', `The price has changed to ${(quote.breakdown.total / 100).toFixed(2)}`, {
      field: 'expected_total',
    })
}
