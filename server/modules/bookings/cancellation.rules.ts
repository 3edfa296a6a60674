import type { Cents } from '#contract/shared/money.ts'
import type { BreakdownCents } from '#server/modules/rates/rates.price.ts'
import type { BookingStep } from './bookings.tables.ts'

/** What a cancellation gives back, and what the hotel keeps. */
export interface Returned {
  /** Money: to the card, or off the statement. */
  refund: Cents
  credits: Cents
  /** Value of the promo code if it can be used again, otherwise 0. */
  promo: Cents
  kept: Cents
}

interface Cancellable {
  step: BookingStep
  check_in_at: Temporal.Instant
  cancellation_deadline: Temporal.Instant | null
  first_night_cents: Cents
  breakdown: Pick<BreakdownCents, 'total' | 'credits' | 'promo' | 'bids'>
}

/**
 * Decisions §5: all that was paid comes back, except `kept`: money first, then credit, the promo code last. So the code pays for
 * what is kept, then the credit, then the money. A code cannot be split: unless it comes back whole, it counts as used.
 */
export const splitReturn = (
  { total, credits, promo }: Pick<BreakdownCents, 'total' | 'credits' | 'promo'>,
  kept: Cents,
): Returned => {
  const value = total - credits - promo
  const refund = Math.max(0, Math.min(total, value - kept))
  const returnedCredits = Math.max(0, Math.min(-credits, value - kept - refund))
  const isCodeReturned = value - kept - refund - returnedCredits >= -promo
  return { refund, credits: returnedCredits, promo: isCodeReturned ? 0 - promo : 0, kept }
}

/** Money of a cancelled booking that goes back: to the card, or off the statement. */
export const refundOf = ({
  breakdown,
  kept_cents,
}: {
  breakdown: Cancellable['breakdown']
  kept_cents: Cents
}): Cents => splitReturn(breakdown, kept_cents).refund

/**
 * Decisions §5: before the deadline nothing is kept; from it until check-in the first night with its taxes. Bids come back whole
 * (§6).
 * @returns null if the booking cannot be cancelled: it is not confirmed, is non-refundable, has begun, or nothing would come back.
 */
export const cancellationAt = (booking: Cancellable, now: Temporal.Instant): Returned | null => {
  const { step, check_in_at, cancellation_deadline, first_night_cents, breakdown } = booking
  const isBefore = (at: Temporal.Instant): boolean => Temporal.Instant.compare(now, at) < 0
  if (step !== 'captured' || cancellation_deadline === null || !isBefore(check_in_at)) return null
  const nightsPrice = breakdown.total - breakdown.credits - breakdown.promo - breakdown.bids
  const kept = isBefore(cancellation_deadline) ? 0 : Math.min(first_night_cents, nightsPrice)
  const returned = splitReturn(breakdown, kept)
  return returned.refund + returned.credits + returned.promo > 0 ? returned : null
}
