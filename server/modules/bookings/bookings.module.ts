import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import type { Documents } from '#server/documents/documents.ts'
import type { Caller } from '#server/http/handler.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import type { HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import type { Availability } from '#server/modules/inventory/availability.ts'
import type { RoomHold } from '#server/modules/inventory/inventory.store.ts'
import { readDaysOf } from '#server/modules/inventory/roomDays.store.ts'
import type { Loyalty } from '#server/modules/loyalty/loyalty.service.ts'
import { savedCards } from '#server/modules/paymentMethods/paymentMethods.paying.ts'
import { createInvoices } from '#server/modules/statements/invoices.service.ts'
import type { CardAttemptLimiter } from '#server/modules/payments/cardAttempts.ts'
import type { Payments } from '#server/modules/payments/payments.service.ts'
import { quote } from '#server/modules/rates/quote.ts'
import type { RateKeys } from '#server/modules/rates/rateKey.ts'
import { statementOfBooking } from '#server/modules/statements/statements.store.ts'
import { lockSignedInUser, roleOf } from '#server/modules/user/user.store.ts'
import type { BookingBids } from './bookings.bids.port.ts'
import { bookingEmails } from './bookings.emails.ts'
import type { DocumentBrand } from './bookings.receipt.ts'
import { bookingsRoutes } from './bookings.routes.ts'
import { createBookings } from './bookings.service.ts'
import { bookingsForStaff } from './bookings.staff.ts'
import { confirmStay, stayPayment } from './bookings.stayPayment.ts'
import { bookingRoomHold, type BookingRow } from './bookings.store.ts'
import { paidBidsOf } from './paidBids.store.ts'
import { staffRoutes } from './staff.routes.ts'

export interface BookingsModuleDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  mail: Mail
  payments: Payments
  hotels: HotelIndex
  availability: Pick<Availability, 'apply' | 'correct'>
  content: Pick<HotelContent, 'image' | 'address' | 'page'>
  keys: RateKeys
  tries: CardAttemptLimiter
  loyalty: Loyalty
  /** For hours on request. */
  bids: BookingBids
  documents: Pick<Documents, 'pdf'>
  brand: DocumentBrand
  /** Recipients who decide about bookings in review. */
  staffEmail: string
  /** Booking needs a verified e-mail, because everything about the booking is sent there. */
  requireUser: (caller: Caller | null) => Promise<Caller>
}

/** Wires bookings to their payments, in-memory inventory, mail and staff. */
export const bookingsModule = (deps: BookingsModuleDeps) => {
  const {
    db,
    clock,
    jobs,
    mail,
    payments,
    hotels,
    availability,
    content,
    keys,
    loyalty,
    bids,
    requireUser,
    documents,
  } = deps
  const view = { hotels, image: content.image }
  const inventoryChanged = ({ count, ...take }: RoomHold, sign: 1 | -1): void =>
    availability.apply({ ...take, count: sign * count })

  const invoices = createInvoices({ clock })
  const cards = savedCards({ db, clock, jobs })
  const released = (row: BookingRow): void => inventoryChanged(bookingRoomHold(row), -1)
  const emails = bookingEmails({ clock, mail, view, content, staffEmail: deps.staffEmail })
  payments.register('stay', stayPayment({ db, clock, savedCards: cards, loyalty, invoices, bids, released, ...emails }))

  const bookings = createBookings({
    db,
    clock,
    payments,
    quote: (rateKey, { promo, credits }) => quote(rateKey, { promo, credits }, clock(), { hotels, keys }),
    loyalty,
    invoices,
    bids,
    roleOf: (uid) => roleOf(db, uid),
    lockSignedInUser,
    checkMethod: cards.checkOwn,
    tries: deps.tries,
    inventoryChanged,
    readAgain: async (take) => availability.correct(take, await readDaysOf(db, take)),
    confirm: confirmStay({ loyalty, invoices, bids, ...emails }),
    ...emails,
  })
  const staff = bookingsForStaff({
    db,
    clock,
    view,
    payments,
    savedCards: cards,
    loyalty,
    invoices,
    bids,
    released,
    ...emails,
  })
  return {
    ...bookingsRoutes({
      ...view,
      address: content.address,
      statementOf: (bookingId) => statementOfBooking(db, bookingId),
      paidBidsOf: (bookingId) => paidBidsOf(db, bookingId),
      bookings,
      clock,
      requireUser,
      documents,
      brand: deps.brand,
    }),
    ...staffRoutes({ staff, requireUser }),
  }
}
