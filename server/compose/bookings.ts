import type { Logger } from 'pino'
import { create, string, type } from 'superstruct'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/locale.ts'
import { toDollars } from '#contract/money.ts'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import type { Caller } from '#server/http/handler.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mail } from '#server/mail/mail.ts'
import { bookingsRoutes } from '#server/modules/bookings/bookings.routes.ts'
import { createSaga, holdOf, isUnsettled } from '#server/modules/bookings/bookings.saga.ts'
import { createBookings } from '#server/modules/bookings/bookings.service.ts'
import { bookingById, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { viewBooking } from '#server/modules/bookings/bookings.view.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import type { Take } from '#server/modules/inventory/inventory.store.ts'
import { holdGuest, roleOf } from '#server/modules/user/user.store.ts'
import { keptCards } from '#server/modules/paymentMethods/paymentMethods.paying.ts'
import { userOf } from '#server/modules/user/user.store.ts'
import { quote } from '#server/modules/rates/quote.ts'
import type { CardTries } from '#server/modules/payments/cardTries.ts'
import type { RateKeys } from '#server/modules/rates/rateKey.ts'
import type { Catalogue } from './catalogue.ts'

export interface BookingsCompositionDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  mail: Mail
  gateway: PaymentGateway
  catalogue: Pick<Catalogue, 'hotels' | 'availability'>
  content: Pick<HotelContent, 'image' | 'address'>
  keys: RateKeys
  tries: CardTries
  /** Where the people are who decide about a booking in review. */
  staffEmail: string
  log: Pick<Logger, 'error'>
  /** Booking takes a guest whose e-mail is confirmed: that is where everything about it is sent. */
  requireUser: (caller: Caller | null) => Promise<Caller>
}

const RESUME = 'booking.resume'
const ResumePayload = type({ id: string() })
/** By then the request that began the booking has finished it, or its process is gone. */
const RESUME_AFTER_SECONDS = 30

/** Where and in which language guests are written to: as their profile says now, not as it said when they booked. */
const addresseeOf = async (
  connection: Connection,
  row: BookingRow,
): Promise<{ to: string; uid: string; lang: Locale }> => {
  const uid = row.user_uid
  const user = await userOf(connection, { uid })
  return { to: user?.email ?? row.guest_email, uid, lang: user?.locale ?? localeOf(row) }
}

const localeOf = (row: BookingRow) => (isLocale(row.lang) ? row.lang : DEFAULT_LOCALE)

/** Bookings with everything they touch: the card service, the inventory in memory, mail, and the job that takes them up again. */
export const composeBookings = (deps: BookingsCompositionDeps) => {
  const { db, clock, jobs, mail, gateway, catalogue, content, keys, log, requireUser } = deps
  const view = { hotels: catalogue.hotels, image: content.image }
  const inventoryChanged = ({ count, ...take }: Take, sign: 1 | -1): void =>
    catalogue.availability.apply({ ...take, count: sign * count })

  const kept = keptCards({ db, clock, jobs })
  const saga = createSaga({
    db,
    clock,
    gateway,
    kept,
    log,
    released: (row) => inventoryChanged(holdOf(row), -1),
    tellConfirmed: async (connection, row) => {
      // Told as it is after this transaction: paid and confirmed.
      const addressee = await addresseeOf(connection, row)
      const booking = viewBooking({ ...row, step: 'captured' }, addressee.lang, clock(), view)
      await mail.queue(connection, {
        ...addressee,
        template: 'booking_confirmed',
        data: { booking },
      })
    },
    tellCancelled: async (connection, row) => {
      const addressee = await addresseeOf(connection, row)
      const booking = viewBooking({ ...row, step: 'refunded' }, addressee.lang, clock(), view)
      const data = { booking, refund: toDollars(row.refund_cents ?? 0) }
      await mail.queue(connection, { ...addressee, template: 'booking_cancelled', data })
    },
    tellStaff: (connection, row, cause) =>
      mail.queue(connection, {
        to: deps.staffEmail,
        lang: DEFAULT_LOCALE,
        template: 'booking_review',
        data: {
          id: row.id,
          reference: row.reference,
          cause,
          transaction: row.transaction_id,
          total: toDollars(row.total_cents),
          refund: row.cancelled_at === null ? null : toDollars(row.refund_cents ?? 0),
        },
      }),
  })

  jobs.handle(RESUME, async (payload) => {
    const { id } = create(payload, ResumePayload)
    const known = await bookingById(db, id)
    const row = known && isUnsettled(known) ? await saga.advance(id, true) : known
    if (row && isUnsettled(row)) throw new Error(`Booking ${id} is not settled yet`)
  })

  const bookings = createBookings({
    db,
    clock,
    saga,
    quote: (rateKey) => quote(rateKey, {}, clock(), { hotels: catalogue.hotels, keys }),
    roleOf: (uid) => roleOf(db, uid),
    holdGuest,
    checkMethod: kept.checkOwn,
    tries: deps.tries,
    inventoryChanged,
    scheduleResume: (connection: Connection, id) =>
      jobs.schedule(connection, {
        kind: RESUME,
        payload: { id },
        runAt: clock().add({ seconds: RESUME_AFTER_SECONDS }),
      }),
  })
  return bookingsRoutes({ ...view, address: content.address, bookings, clock, requireUser })
}
