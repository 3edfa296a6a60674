import type { CreditsResponse } from '#contract/booking/credits.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { toDollars } from '#contract/shared/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import type { BookingRow } from '#server/modules/bookings/bookings.store.ts'
import type { HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { creditsOf } from './credits.store.ts'

export interface CreditDeps {
  db: Database
  clock: Clock
  hotels: Pick<HotelIndex, 'hotel'>
}

/** The guest's credit and hours, in their language. */
export const credits = async (
  { db, clock, hotels }: CreditDeps,
  uid: string,
  locale: Locale,
): Promise<CreditsResponse> => {
  const { account, bookings } = await creditsOf(db, uid, clock())
  const rows = new Map(bookings.map((row) => [row.id, row]))
  const summarizeBooking = ({ id, reference, hotel_id }: BookingRow) => ({
    id,
    reference,
    hotel_name: hotels.hotel(hotel_id)?.names[locale] ?? hotel_id,
  })
  const rowOf = (id: string | null): BookingRow | undefined => (id === null ? undefined : rows.get(id))
  return {
    available_credits: toDollars(account.available_cents),
    entries: account.entries.map(({ kind, cents, booking_id, at }) => {
      const row = rowOf(booking_id)
      return { kind, amount: toDollars(cents), booking: row ? summarizeBooking(row) : null, at: at.toString() }
    }),
    total_hours: account.total_hours,
    next_credit_at_hours: account.next_credit_at_hours,
    hours: account.hours.flatMap(({ booking_id, hours, running_total }) => {
      const row = rowOf(booking_id)
      return row
        ? [{ booking: summarizeBooking(row), check_in: row.held_from, check_out: row.held_until, hours, running_total }]
        : []
    }),
  }
}
