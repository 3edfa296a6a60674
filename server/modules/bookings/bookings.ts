import { create, string, type } from 'superstruct'
import { isLocale } from '#contract/locale.ts'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Caller } from '#server/http/handler.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import type { HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import type { Availability } from '#server/modules/inventory/availability.ts'
import type { Take } from '#server/modules/inventory/inventory.store.ts'
import { quote } from '#server/modules/rates/quote.ts'
import type { RateKeys } from '#server/modules/rates/rateKey.ts'
import { bookingsRoutes } from './bookings.routes.ts'
import { createSaga, holdOf, isUnsettled } from './bookings.saga.ts'
import { createBookings } from './bookings.service.ts'
import type { BookingRow } from './bookings.store.ts'
import { viewBooking } from './bookings.view.ts'

export interface BookingsModuleDeps {
  db: Database
  clock: Clock
  gateway: PaymentGateway
  hotels: HotelIndex
  availability: Availability
  keys: RateKeys
  content: Pick<HotelContent, 'image'>
  jobs: Pick<Jobs, 'schedule' | 'handle'>
  mail: Mail
}

const RESUME = 'booking.resume'
const ResumePayload = type({ id: string() })
/** A request that is still at work has finished by then, or died. */
const RESUME_AFTER_SECONDS = 70

/** Bookings, wired: their calls, and the job that takes up what a crash or a silent card service left behind. */
export const bookingsModule = (deps: BookingsModuleDeps): ReturnType<typeof bookingsRoutes> => {
  const { db, clock, gateway, hotels, availability, keys, content, jobs, mail } = deps
  const view = { hotels, image: (hotelId: string, hour: number) => content.image(hotelId, hour) }
  const told = (row: BookingRow) => {
    const lang = isLocale(row.lang) ? row.lang : 'en'
    return { to: row.guest_email, lang, booking: viewBooking(row, lang, clock(), view) }
  }
  const change = ({ count, ...span }: Take, sign: 1 | -1): void => availability.apply({ ...span, count: sign * count })

  const saga = createSaga({
    db,
    clock,
    gateway,
    released: (row) => change(holdOf(row), -1),
    tellConfirmed: async (connection, row) => {
      const { to, lang, booking } = told({ ...row, step: 'captured' })
      await mail.queue(connection, { to, lang, template: 'booking_confirmed', data: { booking } })
    },
    tellCancelled: async (connection, row) => {
      const { to, lang, booking } = told({ ...row, step: 'refunded' })
      const refund = (row.refund_cents ?? 0) / 100
      await mail.queue(connection, { to, lang, template: 'booking_cancelled', data: { booking, refund } })
    },
  })

  jobs.handle(RESUME, async (payload) => {
    const { id } = create(payload, ResumePayload)
    const row = await saga.advance(id, true)
    if (row !== undefined && isUnsettled(row)) throw new Error(`booking ${id} is still ${row.step}`)
  })

  const bookings = createBookings({
    db,
    clock,
    saga,
    // Promo codes and credits come with loyalty; until then neither takes anything off.
    quote: (rateKey) => quote(rateKey, {}, clock(), { hotels, keys }),
    inventoryChanged: change,
    scheduleResume: (connection, id) =>
      jobs.schedule(connection, {
        kind: RESUME,
        // Held, and later cancelled: each is taken up on its own.
        dedupe: `${RESUME}:${id}:${clock().epochMilliseconds}`,
        payload: { id },
        runAt: clock().add({ seconds: RESUME_AFTER_SECONDS }),
      }),
  })
  return bookingsRoutes({ ...view, bookings, clock, requireUser })
}

/** Decisions §5: paying needs a signed-in user; the confirmation goes to an address that is known to be his. */
const requireUser = (caller: Caller | null): Caller => {
  if (caller === null) throw new ApiError('unauthorized', 'Please sign in')
  if (!caller.email_verified) throw new ApiError('forbidden', 'Please confirm your e-mail address first')
  return caller
}
