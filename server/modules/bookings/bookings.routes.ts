import { IDEMPOTENCY_HEADER } from '#contract/calls.ts'
import type { Locale } from '#contract/locale.ts'
import { toCents, toDollars } from '#contract/money.ts'
import { DECLINE_MESSAGES } from '#server/adapters/payments/payments.port.ts'
import type { Clock } from '#server/clock.ts'
import { ApiError } from '#server/http/errors.ts'
import { Reply, TextFile, type Caller, type Handlers } from '#server/http/handler.ts'
import { UNAVAILABLE_MESSAGE } from '#contract/errors.ts'
import type { Bookings } from './bookings.service.ts'
import type { BookingRow } from './bookings.store.ts'
import { CALENDAR_TYPE, calendarOf } from './bookings.calendar.ts'
import { viewBooking, type ViewDeps } from './bookings.view.ts'

export interface BookingRoutesDeps extends ViewDeps {
  bookings: Bookings
  clock: Clock
  /** Verified and known to us; throws otherwise. */
  requireUser: (caller: Caller | null) => Promise<Caller>
  /** Where a hotel is, in words. */
  address: (hotelId: string, locale: Locale) => string
}

type BookingHandlers = Pick<
  Handlers,
  'bookingCalendar' | 'book' | 'attemptedBooking' | 'booking' | 'bookings' | 'cancelBooking'
>

const rejectDeclined = (row: BookingRow): void => {
  if (row.step === 'declined') throw new ApiError('declined', DECLINE_MESSAGES[row.decline_face ?? 'different_card'])
  if (row.step === 'refused') throw new ApiError('unavailable', UNAVAILABLE_MESSAGE)
}

export const bookingsRoutes = (deps: BookingRoutesDeps): BookingHandlers => {
  const { bookings, clock, requireUser } = deps
  return {
    book: async ({ body, context, caller }) => {
      const guest = await requireUser(caller)
      const key = context.idempotencyKey
      if (key === undefined) throw new Error(`${IDEMPOTENCY_HEADER} was not asked for`)
      const row = await bookings.book({ guest, address: context.address, key, body, locale: context.locale })
      rejectDeclined(row)
      const booking = viewBooking(row, context.locale, clock(), deps)
      return new Reply(booking.status === 'processing' ? 202 : 201, { booking })
    },
    attemptedBooking: async ({ query, context, caller }) => {
      const row = await bookings.attempted((await requireUser(caller)).uid, query.key)
      rejectDeclined(row)
      return { booking: viewBooking(row, context.locale, clock(), deps) }
    },
    booking: async ({ params, context, caller }) => ({
      booking: viewBooking(
        await bookings.ownBooking((await requireUser(caller)).uid, params.id),
        context.locale,
        clock(),
        deps,
      ),
    }),
    bookings: async ({ context, caller }) => {
      const rows = await bookings.bookingsOf((await requireUser(caller)).uid)
      // What a card declined was never a booking to its guest.
      const told = rows.filter(({ step }) => step !== 'declined')
      return { bookings: told.map((row) => viewBooking(row, context.locale, clock(), deps)) }
    },
    bookingCalendar: async ({ params, context, caller }) => {
      const row = await bookings.ownBooking((await requireUser(caller)).uid, params.id)
      const { locale } = context
      const booking = viewBooking(row, locale, clock(), deps)
      const held = { checkIn: row.held_from, checkOut: row.held_until }
      const text = calendarOf({ booking, held, address: deps.address(row.hotel_id, locale), locale, now: clock() })
      return new TextFile(CALENDAR_TYPE, `stayless-${row.reference}.ics`, text)
    },
    cancelBooking: async ({ params, body, context, caller }) => {
      const expected = body.expected_refund === undefined ? null : toCents(body.expected_refund)
      const { row, refund } = await bookings.cancel((await requireUser(caller)).uid, params.id, expected)
      return { booking: viewBooking(row, context.locale, clock(), deps), refund: toDollars(refund) }
    },
  }
}
