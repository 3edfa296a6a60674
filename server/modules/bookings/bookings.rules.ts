import type { BookingStatus } from '#contract/booking/bookings.ts'
import type { Cents } from '#contract/shared/money.ts'
import { MIN_BID } from '#contract/hotel/rates.ts'
import type { BookingStep } from './bookings.tables.ts'

interface StatusFields {
  step: BookingStep
  check_in_at: Temporal.Instant
  check_out_at: Temporal.Instant
}

const before = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) < 0

/** Decisions §5, booking states. Only time turns a paid booking ongoing and completed. */
export const statusAt = (booking: StatusFields, now: Temporal.Instant): BookingStatus => {
  switch (booking.step) {
    case 'held':
      return 'processing'
    case 'captured':
      if (before(now, booking.check_in_at)) return 'confirmed'
      return before(now, booking.check_out_at) ? 'ongoing' : 'completed'
    case 'declined':
    case 'refused':
      return 'rejected'
    case 'refunding':
    case 'refunded':
      return 'cancelled'
    case 'review':
      return 'review'
  }
}

/**
 * Decisions §3: a bid is at least 1 dollar and at most `side.most`, for a side that is not guaranteed. Null if the bid is valid.
 */
export const bidProblem = (
  bid: Cents,
  side: { guaranteed: boolean; deviation: number; most: Cents },
): string | null => {
  if (side.guaranteed || side.deviation <= 0) return 'this side is not open for a bid'
  return bid >= MIN_BID && bid <= side.most ? null : `a bid is between 1 and ${(side.most / 100).toFixed(2)}`
}

/** The guest bids for hours of at least one side. */
export const hasBids = (booking: { bid_check_in_cents: Cents | null; bid_check_out_cents: Cents | null }): boolean =>
  booking.bid_check_in_cents !== null || booking.bid_check_out_cents !== null
