import type { Logger } from 'pino'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import type { Caller } from '#server/http/handler.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mail } from '#server/mail/mail.ts'
import { bookingLetters } from '#server/modules/bookings/bookings.letters.ts'
import { resumeBookings } from '#server/modules/bookings/bookings.resume.ts'
import { bookingsRoutes } from '#server/modules/bookings/bookings.routes.ts'
import { createSaga, holdOf } from '#server/modules/bookings/bookings.saga.ts'
import { createBookings } from '#server/modules/bookings/bookings.service.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import type { Take } from '#server/modules/inventory/inventory.store.ts'
import { readDaysOf } from '#server/modules/inventory/roomDays.store.ts'
import { holdGuest, roleOf } from '#server/modules/user/user.store.ts'
import { keptCards } from '#server/modules/paymentMethods/paymentMethods.paying.ts'
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
    ...bookingLetters({ clock, mail, view, staffEmail: deps.staffEmail }),
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
    readAgain: async (take) => catalogue.availability.correct(take, await readDaysOf(db, take)),
    scheduleResume: resumeBookings({ db, clock, jobs, saga }),
  })
  return bookingsRoutes({ ...view, address: content.address, bookings, clock, requireUser })
}
