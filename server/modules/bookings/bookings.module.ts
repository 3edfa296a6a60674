import type { Logger } from 'pino'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import type { Caller } from '#server/http/handler.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import type { HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import type { Availability } from '#server/modules/inventory/availability.ts'
import type { Take } from '#server/modules/inventory/inventory.store.ts'
import { readDaysOf } from '#server/modules/inventory/roomDays.store.ts'
import { keptCards } from '#server/modules/paymentMethods/paymentMethods.paying.ts'
import type { CardTries } from '#server/modules/payments/cardTries.ts'
import { quote } from '#server/modules/rates/quote.ts'
import type { RateKeys } from '#server/modules/rates/rateKey.ts'
import { holdGuest, roleOf } from '#server/modules/user/user.store.ts'
import { bookingLetters } from './bookings.letters.ts'
import { resumeBookings } from './bookings.resume.ts'
import { bookingsRoutes } from './bookings.routes.ts'
import { createSaga, holdOf } from './bookings.saga.ts'
import { createBookings } from './bookings.service.ts'

export interface BookingsNeeds {
  db: Database
  clock: Clock
  jobs: Jobs
  mail: Mail
  gateway: PaymentGateway
  hotels: HotelIndex
  availability: Pick<Availability, 'apply' | 'correct'>
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
export const bookingsModule = (needs: BookingsNeeds) => {
  const { db, clock, jobs, mail, gateway, hotels, availability, content, keys, log, requireUser } = needs
  const view = { hotels, image: content.image }
  const inventoryChanged = ({ count, ...take }: Take, sign: 1 | -1): void =>
    availability.apply({ ...take, count: sign * count })

  const kept = keptCards({ db, clock, jobs })
  const saga = createSaga({
    db,
    clock,
    gateway,
    kept,
    log,
    released: (row) => inventoryChanged(holdOf(row), -1),
    ...bookingLetters({ clock, mail, view, staffEmail: needs.staffEmail }),
  })

  const bookings = createBookings({
    db,
    clock,
    saga,
    quote: (rateKey) => quote(rateKey, {}, clock(), { hotels, keys }),
    roleOf: (uid) => roleOf(db, uid),
    holdGuest,
    checkMethod: kept.checkOwn,
    tries: needs.tries,
    inventoryChanged,
    readAgain: async (take) => availability.correct(take, await readDaysOf(db, take)),
    scheduleResume: resumeBookings({ db, clock, jobs, saga }),
  })
  return bookingsRoutes({ ...view, address: content.address, bookings, clock, requireUser })
}
