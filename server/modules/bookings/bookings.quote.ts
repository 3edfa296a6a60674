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

/**
 * Decisions §3: the offer that a guest pays is the one shown. Terms first: a deadline that has passed changes the price too.
 * @throws 409 `terms_changed` or `price_changed`.
 */
export const checkExpectedOffer = (
  { expected_total, expected_deadline }: Pick<BookingBody, 'expected_total' | 'expected_deadline'>,
  {
    breakdown,
    cancellation_deadline: deadline,
    has_lapsed,
  }: Pick<Quote, 'breakdown' | 'cancellation_deadline' | 'has_lapsed'>,
): void => {
  // Without an expected deadline, the terms shown are those of the key.
  if (expected_deadline === undefined ? has_lapsed : !isSameInstant(expected_deadline, deadline))
    throw new ApiError(
      'terms_changed',
      deadline === null
        ? 'The terms have changed: the booking is non-refundable'
        : `The terms have changed: free cancellation until ${deadline.toString()}`,
      { field: 'expected_deadline' },
    )
  if (toCents(expected_total) !== breakdown.total)
    throw new ApiError('price_changed', `The price has changed to ${(breakdown.total / 100).toFixed(2)}`, {
      field: 'expected_total',
    })
}

const isSameInstant = (expected: string | null, deadline: Temporal.Instant | null): boolean =>
  expected === null || deadline === null
    ? expected === deadline
    : Temporal.Instant.compare(Temporal.Instant.from(expected), deadline) === 0
