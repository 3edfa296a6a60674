import { create, string, type } from 'superstruct'
import type { Logger } from 'pino'
import type { CardVault } from '#server/adapters/payments/vault.port.ts'
import type { PlacesProvider } from '#server/adapters/places/places.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import type { Documents } from '#server/documents/documents.ts'
import type { Caller } from '#server/http/handler.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { AnswerRecords } from '#server/modules/answerRecord/answerRecords.ts'
import type { DocumentBrand } from '#server/modules/bookings/bookings.receipt.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import type { HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import type { Availability } from '#server/modules/inventory/availability.ts'
import type { Loyalty } from '#server/modules/loyalty/loyalty.service.ts'
import type { CardAttemptLimiter } from '#server/modules/payments/cardAttempts.ts'
import type { PersonalDataStore } from '#server/modules/privacy/personalDataStore.port.ts'
import type { Payments } from '#server/modules/payments/payments.service.ts'
import { addressLost } from './addressLost.ts'
import { bidHours } from './bidHours.ts'
import { adoptOlderBids } from './bids.adoption.ts'
import type { BidInvoices } from './bids.invoices.port.ts'
import { bookingBids } from './bids.ts'
import { confirmRoutes } from './confirm.routes.ts'
import { deskRoutes } from './desk.routes.ts'
import { hotelAnswers } from './hotelAnswers.ts'
import { hotelDecisions } from './hotelDecisions.ts'
import { hoteliersRoutes } from './hoteliers.routes.ts'
import { inquiryCreation } from './inquiries.create.ts'
import { inquiriesRoutes } from './inquiries.routes.ts'
import { createInquiries } from './inquiries.service.ts'
import { createAct } from './negotiations.act.ts'
import { negotiationClock } from './negotiations.clock.ts'
import { negotiationLetters } from './negotiations.letters.ts'
import { negotiationPayments } from './negotiations.payments.ts'
import { negotiationsPersonalData } from './negotiations.personalData.ts'
import { hasCard } from './negotiations.store.ts'
import { payoutsRoutes } from './payouts.routes.ts'
import { staffHotelsRoutes } from './staffHotels.routes.ts'
import { staffInquiriesRoutes } from './staffInquiries.routes.ts'

export interface NegotiationsModuleDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'schedule' | 'handle'>
  mail: Pick<Mail, 'queue' | 'onAddressRefused'>
  hotels: Pick<HotelIndex, 'around' | 'hotel'>
  availability: Pick<Availability, 'roomsFree'>
  answerRecords: Pick<AnswerRecords, 'atPrices'>
  content: Pick<HotelContent, 'image' | 'address' | 'language' | 'page' | 'hotelsAt'>
  places: Pick<PlacesProvider, 'detail'>
  vault: Pick<CardVault, 'store' | 'find' | 'removeCustomer'>
  tries: CardAttemptLimiter
  /** Puts bids on the invoice of their booking. */
  invoices: BidInvoices
  loyalty: Pick<Loyalty, 'confirmed'>
  documents: Pick<Documents, 'pdf'>
  brand: DocumentBrand
  payments: Pick<Payments, 'register' | 'begin' | 'refund' | 'advance' | 'lookUpCharge' | 'confirm' | 'dismiss'>
  /** Origin of the pages. */
  origin: string
  staffEmail: string
  hotelSharePercent: number
  log: Pick<Logger, 'error'>
  /** Registers work to finish before the first request. */
  atStart: (work: () => Promise<void>) => void
  requireUser: (caller: Caller | null) => Promise<Caller>
  registerPersonalData: (holder: PersonalDataStore) => void
}

const FORGET = 'negotiation.card.forget'
const Payload = type({ token: string() })
/** By then the request that stored the card has written its negotiation, or its process is dead. */
const UNUSED_AFTER_MINUTES = 60

/** Inquiries, the hotel's side of them, and their clock. */
export const negotiationsModule = (deps: NegotiationsModuleDeps) => {
  const { db, clock, jobs, payments, log } = deps

  const forget = (connection: Connection, token: string, runAt: Temporal.Instant): Promise<void> =>
    jobs.schedule(connection, { kind: FORGET, payload: { token }, runAt })
  jobs.handle(FORGET, async (payload) => {
    const { token } = create(payload, Payload)
    if (await hasCard(db, token)) return
    // A card kept for one negotiation has a customer of its own, under the same id.
    if ((await deps.vault.removeCustomer(token)).outcome === 'unknown')
      throw new Error(`Card ${token} is not deleted yet`)
  })
  const forgetUnusedCard = (token: string): Promise<void> =>
    forget(db, token, clock().add({ minutes: UNUSED_AFTER_MINUTES }))

  const forgetCard = (connection: Connection, token: string): Promise<void> => forget(connection, token, clock())

  const letters = negotiationLetters(deps)
  const deadlines = negotiationClock({ db, clock, jobs })
  const { act, actWithin, write } = createAct({
    hours: bidHours(deps),
    decisions: hotelDecisions(deps),
    db,
    clock,
    letters,
    invoices: deps.invoices,
    payments,
    scheduleClock: deadlines.schedule,
    forgetCard,
    log,
  })
  deps.atStart(deadlines.handle(act))
  deps.mail.onAddressRefused(addressLost({ clock, content: deps.content, actWithin }))
  const subject = negotiationPayments({ db, clock, actWithin })
  payments.register('inquiry', subject)
  payments.register('bid', subject)

  deps.registerPersonalData(negotiationsPersonalData({ db, act }))
  const answers = hotelAnswers({ db, clock, act })
  const inquiries = createInquiries({ ...deps, act, forgetUnusedCard })
  const handlers = {
    ...inquiriesRoutes({
      ...deps,
      creation: inquiryCreation({ ...deps, write, forgetUnusedCard }),
      inquiries,
      letters,
    }),
    ...confirmRoutes({ ...deps, act, answers, letters }),
    ...deskRoutes({ ...deps, act, answers, letters }),
    ...hoteliersRoutes({ ...deps, letters }),
    ...staffInquiriesRoutes({ ...deps, act, actWithin, subject }),
    ...staffHotelsRoutes({ ...deps, actWithin }),
    ...payoutsRoutes(deps),
  }
  const bids = bookingBids({ ...deps, write, actWithin, cards: { ...deps, forgetUnusedCard }, forgetCard })
  deps.atStart(adoptOlderBids({ db, clock, jobs, bids }))
  return { handlers, bids }
}
