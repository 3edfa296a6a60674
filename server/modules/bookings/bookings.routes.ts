import { hasReceipt, type Booking, type CancelBody } from '#contract/booking/bookings.ts'
import { PROMO_REFUSALS } from '#contract/booking/loyalty.ts'
import { IDEMPOTENCY_HEADER } from '#contract/http/endpoints.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Documents } from '#server/documents/documents.ts'
import { ApiError } from '#server/http/errors.ts'
import { BinaryFile, Reply, TextFile, type Caller, type Handlers } from '#server/http/handler.ts'
import { UNAVAILABLE_MESSAGE } from '#contract/http/errors.ts'
import { cardDeclined } from '#server/modules/payments/cardDeclined.ts'
import { promoRefused } from '#server/modules/loyalty/loyalty.service.ts'
import type { Bookings } from './bookings.service.ts'
import type { BookingRow } from './bookings.store.ts'
import { CALENDAR_TYPE, calendarOf } from './bookings.calendar.ts'
import { receiptOf, type DocumentBrand } from './bookings.receipt.ts'
import type { PaidBid } from './paidBids.store.ts'
import { viewBooking, type ViewDeps } from './bookings.view.ts'
import type { Returned } from './cancellation.rules.ts'

export interface BookingRoutesDeps extends ViewDeps {
  bookings: Bookings
  clock: Clock
  /**
   * The caller, if verified and known to us.
   * @throws otherwise.
   */
  requireUser: (caller: Caller | null) => Promise<Caller>
  /** The hotel's address as text. */
  address: (hotelId: string, locale: Locale) => string
  /** Statement of a booking paid by invoice; null: not on a statement yet. */
  statementOf: (bookingId: string) => Promise<NonNullable<Booking['invoice']> | null>
  /** For the receipt. */
  paidBidsOf: (bookingId: string) => Promise<PaidBid[]>
  documents: Pick<Documents, 'pdf'>
  brand: DocumentBrand
}

type BookingHandlers = Pick<
  Handlers,
  | 'travellers'
  | 'bookingCalendar'
  | 'bookingReceipt'
  | 'book'
  | 'attemptedBooking'
  | 'booking'
  | 'bookings'
  | 'cancelBooking'
>

const rejectDeclined = (row: BookingRow): void => {
  const promo = PROMO_REFUSALS.find((reason) => reason === row.decline_reason)
  if (row.step === 'declined' && promo !== undefined) throw promoRefused(promo, 'loyalty.promocode')
  if (row.step === 'declined') throw cardDeclined(row.decline_advice)
  if (row.step === 'refused') throw new ApiError('unavailable', UNAVAILABLE_MESSAGE)
}

const readExpected = ({ expected_refund, expected_kept }: CancelBody): Partial<Pick<Returned, 'refund' | 'kept'>> => ({
  ...(expected_refund === undefined ? {} : { refund: toCents(expected_refund) }),
  ...(expected_kept === undefined ? {} : { kept: toCents(expected_kept) }),
})

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
    booking: async ({ params, context, caller }) => {
      const row = await bookings.ownBooking((await requireUser(caller)).uid, params.id)
      const booking = viewBooking(row, context.locale, clock(), deps)
      if (row.payment_type !== 'invoice') return { booking }
      return { booking: { ...booking, invoice: await deps.statementOf(row.id) } }
    },
    travellers: async ({ caller }) => ({ travellers: await bookings.travellers((await requireUser(caller)).uid) }),
    bookings: async ({ context, caller }) => {
      const rows = await bookings.bookingsOf((await requireUser(caller)).uid)
      // To the guest, a declined card never made a booking.
      const visibleRows = rows.filter(({ step }) => step !== 'declined')
      return { bookings: visibleRows.map((row) => viewBooking(row, context.locale, clock(), deps)) }
    },
    bookingCalendar: async ({ params, context, caller }) => {
      const row = await bookings.ownBooking((await requireUser(caller)).uid, params.id)
      const { locale } = context
      const booking = viewBooking(row, locale, clock(), deps)
      const guaranteedStay = { checkIn: row.held_from, checkOut: row.held_until }
      const text = calendarOf({
        booking,
        guaranteedStay,
        address: deps.address(row.hotel_id, locale),
        locale,
        hourCycle: row.hour_cycle,
        now: clock(),
      })
      return new TextFile(CALENDAR_TYPE, `stayless-${row.reference}.ics`, text)
    },
    bookingReceipt: async ({ params, query, context, caller }) => {
      const row = await bookings.ownBooking((await requireUser(caller)).uid, params.id)
      const lang = query.lang ?? context.locale
      const booking = viewBooking(row, lang, clock(), deps)
      if (!hasReceipt(booking)) throw new ApiError('no_receipt', 'There is no receipt for a booking that is not paid')
      const address = deps.address(row.hotel_id, lang)
      const paper = receiptOf({
        booking,
        guaranteedStay: { checkIn: row.held_from, checkOut: row.held_until },
        bids: await deps.paidBidsOf(row.id),
        address,
        guestZone: row.guest_time_zone,
        brand: deps.brand,
        lang,
        hourCycle: row.hour_cycle,
        costReference: row.cost_reference,
      })
      return new BinaryFile('application/pdf', `stayless-${row.reference}-${lang}.pdf`, await deps.documents.pdf(paper))
    },
    cancelBooking: async ({ params, body, context, caller }) => {
      const { row, refund } = await bookings.cancel((await requireUser(caller)).uid, params.id, readExpected(body))
      return { booking: viewBooking(row, context.locale, clock(), deps), refund: toDollars(refund) }
    },
  }
}
