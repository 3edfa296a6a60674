import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { SettlementReport } from '#server/adapters/payments/settlementReport.port.ts'
import type { WebhookParser } from '#server/adapters/payments/webhooks.port.ts'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import type { Documents } from '#server/documents/documents.ts'
import type { Caller } from '#server/http/handler.ts'
import type { PeerEnv } from '#server/http/peer.ts'
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
import { webhookRoutes } from '#server/modules/payments/webhook.routes.ts'
import { quote } from '#server/modules/rates/quote.ts'
import type { RateKeys } from '#server/modules/rates/rateKey.ts'
import { statementOfBooking } from '#server/modules/statements/statements.store.ts'
import { lockSignedInUser, roleOf } from '#server/modules/user/user.store.ts'
import { bookingEmails } from './bookings.emails.ts'
import type { DocumentBrand } from './bookings.receipt.ts'
import { createWebhookHandler } from './bookings.webhooks.ts'
import { reconcileNightly } from './bookings.reconciliation.ts'
import { resumeBookings } from './bookings.resume.ts'
import { bookingsRoutes } from './bookings.routes.ts'
import { createSaga, bookingRoomHold } from './bookings.saga.ts'
import { createBookings } from './bookings.service.ts'
import { createEscalation } from './bookings.review.ts'
import { bookingsForStaff } from './bookings.staff.ts'
import type { BookingRow } from './bookings.store.ts'
import { staffRoutes } from './staff.routes.ts'

export interface BookingsModuleDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  mail: Mail
  gateway: PaymentGateway
  hotels: HotelIndex
  availability: Pick<Availability, 'apply' | 'correct'>
  content: Pick<HotelContent, 'image' | 'address' | 'page'>
  keys: RateKeys
  tries: CardAttemptLimiter
  loyalty: Loyalty
  documents: Pick<Documents, 'pdf'>
  brand: DocumentBrand
  /** Recipients who decide about bookings in review. */
  staffEmail: string
  log: Logger
  /** The gateway's webhooks; `books` is its settlement report. */
  webhooks: WebhookParser
  books: SettlementReport
  /** Mounts routes outside the API contract. */
  mount: (routes: Hono<PeerEnv>) => void
  /** Registers work to finish before the first request. */
  atStart: (work: () => Promise<void>) => void
  /** Booking needs a verified e-mail, because everything about the booking is sent there. */
  requireUser: (caller: Caller | null) => Promise<Caller>
}

/** Wires bookings to the gateway, in-memory inventory, mail, staff, and the jobs that resume them. */
export const bookingsModule = (deps: BookingsModuleDeps) => {
  const { db, clock, jobs, mail, gateway, hotels, availability, content, keys, loyalty, log, requireUser, documents } =
    deps
  const view = { hotels, image: content.image }
  const inventoryChanged = ({ count, ...take }: RoomHold, sign: 1 | -1): void =>
    availability.apply({ ...take, count: sign * count })

  const invoices = createInvoices({ clock })
  const cards = savedCards({ db, clock, jobs })
  const released = (row: BookingRow): void => inventoryChanged(bookingRoomHold(row), -1)
  const emails = bookingEmails({ clock, mail, view, content, staffEmail: deps.staffEmail })
  const saga = createSaga({ db, clock, gateway, savedCards: cards, loyalty, invoices, log, released, ...emails })
  const scheduleResume = resumeBookings({ db, clock, jobs, saga })
  const escalateToReview = createEscalation({ db, log, ...emails })
  const hear = createWebhookHandler({
    db,
    clock,
    jobs,
    saga,
    escalateToReview,
    queueReviewEmail: emails.queueReviewEmail,
  })
  deps.mount(webhookRoutes({ webhooks: deps.webhooks, hear, log }))
  deps.atStart(reconcileNightly({ db, clock, jobs, books: deps.books, escalateToReview, log }))

  const bookings = createBookings({
    db,
    clock,
    saga,
    quote: (rateKey, { promo, credits }) => quote(rateKey, { promo, credits }, clock(), { hotels, keys }),
    loyalty,
    invoices,
    roleOf: (uid) => roleOf(db, uid),
    lockSignedInUser,
    checkMethod: cards.checkOwn,
    tries: deps.tries,
    inventoryChanged,
    readAgain: async (take) => availability.correct(take, await readDaysOf(db, take)),
    scheduleResume,
    ...emails,
  })
  const staff = bookingsForStaff({
    db,
    clock,
    view,
    saga,
    gateway,
    savedCards: cards,
    loyalty,
    invoices,
    released,
    scheduleResume,
    ...emails,
  })
  return {
    ...bookingsRoutes({
      ...view,
      address: content.address,
      statementOf: (bookingId) => statementOfBooking(db, bookingId),
      bookings,
      clock,
      requireUser,
      documents,
      brand: deps.brand,
    }),
    ...staffRoutes({ staff, requireUser }),
  }
}
