import { array, enums, integer, nullable, string, type, type Infer } from 'superstruct'
import { Dollars } from '#contract/shared/money.ts'
import { DayHourStruct } from '#contract/hotel/stay.ts'

const BookedAt = type({ id: string(), reference: string(), hotel_name: string() })

/**
 * - granted: given by us.
 * - stay: earned by hours.
 * - referral: a friend completed their first booking with the guest's code.
 * - used: spent on a booking.
 * - returned: reversed because the booking did not go through or was cancelled.
 */
export const CREDIT_KINDS = ['granted', 'stay', 'referral', 'used', 'returned'] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]

export const CreditEntry = type({
  kind: enums(CREDIT_KINDS),
  /** US dollars; negative for `used`. */
  amount: Dollars,
  booking: nullable(BookedAt),
  /** ISO instant in UTC. */
  at: string(),
})
export type CreditEntry = Infer<typeof CreditEntry>

export const StayedHours = type({
  booking: BookedAt,
  check_in: DayHourStruct,
  check_out: DayHourStruct,
  hours: integer(),
  /** Hours of this stay and all earlier ones. */
  running_total: integer(),
})
export type StayedHours = Infer<typeof StayedHours>

/** Decisions §7. Both histories are newest first. */
export const CreditsResponse = type({
  available_credits: Dollars,
  entries: array(CreditEntry),
  total_hours: integer(),
  /** Total hours at which the next credit is earned. */
  next_credit_at_hours: integer(),
  hours: array(StayedHours),
})
export type CreditsResponse = Infer<typeof CreditsResponse>
