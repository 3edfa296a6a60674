import type { CreditKind } from '#contract/booking/credits.ts'
import { LOYALTY_CREDIT, HOURS_PER_LOYALTY_CREDIT } from '#contract/booking/loyalty.ts'
import { toCents, type Cents } from '#contract/shared/money.ts'
import type { DayHour } from '#contract/hotel/stay.ts'
import type { BookingRow } from '#server/modules/bookings/bookings.store.ts'

/** The columns of a booking that credit depends on. */
export type CreditBooking = Pick<
  BookingRow,
  'id' | 'step' | 'check_in' | 'check_out' | 'check_in_at' | 'check_out_at' | 'held_from' | 'held_until'
>

interface Entry {
  kind: CreditKind
  cents: Cents
  booking_id: string | null
  at: Temporal.Instant
}

interface Stayed {
  booking_id: string
  hours: number
  running_total: number
}

export interface CreditAccount {
  available_cents: Cents
  total_hours: number
  next_credit_at_hours: number
  /** Newest first. */
  entries: Entry[]
  /** Newest first. */
  hours: Stayed[]
}

const byInstant = (one: Temporal.Instant, other: Temporal.Instant): number => Temporal.Instant.compare(one, other)

const hoursBetween = (from: DayHour, until: DayHour): number =>
  Temporal.PlainDateTime.from(from).until(until, { largestUnit: 'hours' }).hours

/** Elapsed hours in which the room was held; hours on request that were not guaranteed do not count. */
const hoursOf = ({ check_in, check_in_at, held_from, held_until, check_out, check_out_at }: CreditBooking): number =>
  Math.round(check_in_at.until(check_out_at).total('hours')) -
  hoursBetween(check_in, held_from) -
  hoursBetween(held_until, check_out)

const creditFor = (hours: number): Cents => Math.floor(hours / HOURS_PER_LOYALTY_CREDIT) * toCents(LOYALTY_CREDIT)

const stayedHours = (bookings: readonly CreditBooking[], now: Temporal.Instant) => {
  let total = 0
  return bookings
    .filter(({ step, check_out_at }) => step === 'captured' && byInstant(check_out_at, now) <= 0)
    .toSorted((one, other) => byInstant(one.check_out_at, other.check_out_at))
    .map((booking) => {
      const before = total
      total += hoursOf(booking)
      return { booking, before, hours: total - before, running_total: total }
    })
}

/** Decisions §7: 25 dollars for every full hundred hours stayed, computed from the stays alone. */
export const creditAccount = (
  { given, bookings }: { given: readonly Entry[]; bookings: readonly CreditBooking[] },
  now: Temporal.Instant,
): CreditAccount => {
  const stays = stayedHours(bookings, now)
  const earned = stays.flatMap(({ booking, before, running_total }): Entry[] => {
    const cents = creditFor(running_total) - creditFor(before)
    return cents === 0 ? [] : [{ kind: 'stay', cents, booking_id: booking.id, at: booking.check_out_at }]
  })
  const entries = [...given, ...earned]
  const total_hours = stays.at(-1)?.running_total ?? 0
  return {
    available_cents: entries.reduce((sum, { cents }) => sum + cents, 0),
    total_hours,
    next_credit_at_hours: (Math.floor(total_hours / HOURS_PER_LOYALTY_CREDIT) + 1) * HOURS_PER_LOYALTY_CREDIT,
    entries: entries.toSorted((one, other) => byInstant(other.at, one.at)),
    hours: stays
      .map(({ booking, hours, running_total }) => ({ booking_id: booking.id, hours, running_total }))
      .toReversed(),
  }
}
