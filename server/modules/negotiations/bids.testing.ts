import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import type { BookingBody } from '#contract/booking/bookings.ts'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { braintreeGateway } from '#server/adapters/payments/braintree.adapter.ts'
import { braintreeVault } from '#server/adapters/payments/braintree.vault.ts'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Database } from '#server/db/schema.ts'
import { localAccount } from '#server/emulators/gateway/merchant.ts'
import type { RunningGateway } from '#server/emulators/gateway/gateway.ts'
import { CONTEXT } from '#server/http/asking.testing.ts'
import type { Caller } from '#server/http/handler.ts'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import type { MailMessage } from '#server/mail/messages.ts'
import { sampleQuote } from '#server/modules/bookings/bookings.samples.ts'
import { createBookings } from '#server/modules/bookings/bookings.service.ts'
import { confirmStay, stayPayment } from '#server/modules/bookings/bookings.stayPayment.ts'
import { bookingById } from '#server/modules/bookings/bookings.store.ts'
import { NO_INVOICES, NO_LOYALTY, UNHEARD, UNLIMITED } from '#server/modules/bookings/saga.testing.ts'
import { catalogueContent } from '#server/demo/catalogue/catalogueContent.ts'
import { createHotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { createAvailability } from '#server/modules/inventory/availability.ts'
import type { Loyalty } from '#server/modules/loyalty/loyalty.service.ts'
import { savedCards } from '#server/modules/paymentMethods/paymentMethods.paying.ts'
import { paymentMethodsModule } from '#server/modules/paymentMethods/paymentMethods.module.ts'
import { aGuest } from '#server/modules/paymentMethods/paymentMethods.testing.ts'
import { createPayments } from '#server/modules/payments/payments.service.ts'
import { findToken } from '#server/modules/tokens/tokens.store.ts'
import type { Quote } from '#server/modules/rates/quote.ts'
import type { BidInvoices } from './bids.invoices.port.ts'
import { negotiationsModule } from './negotiations.module.ts'
import { rowsOf } from './negotiations.rows.ts'
import { viewInquiry } from './negotiations.view.ts'
import { bidsOfBooking, latestPaymentOf, type NegotiationRow } from './negotiations.store.ts'

/** Both ends on request: from 09:00 and until 16:00. */
const QUOTE: Quote = {
  ...sampleQuote,
  stay: { checkIn: '2026-12-24T09:00', checkOut: '2026-12-26T16:00' },
  guaranteed: { check_in: false, check_out: false },
  deviation: { check_in: 6, check_out: 5 },
  check_in_at: Temporal.Instant.from('2026-12-24T14:00Z'),
  check_out_at: Temporal.Instant.from('2026-12-26T21:00Z'),
}

export interface BidParts {
  db: Database
  clock: () => Temporal.Instant
  company: RunningGateway
  gateway?: PaymentGateway
  quote?: Partial<Quote>
  loyaltyOn?: (jobs: Jobs) => Loyalty
  uid?: string
  /** Absent: only written down in `invoiced`. */
  invoices?: BidInvoices
  /** The e-mails of all processes of a test. */
  mails?: MailMessage[]
}

const requireUser = (caller: Caller | null): Promise<Caller> =>
  caller === null ? Promise.reject(new Error('nobody calls')) : Promise.resolve(caller)

/** One process that books stays with bids, charges them at the emulated card service, and asks their hotel. */
export const bidProcess = ({
  db,
  clock,
  company,
  quote = {},
  loyaltyOn = () => NO_LOYALTY,
  uid = 'guest',
  mails = [],
  ...its
}: BidParts) => {
  const settings = { account: localAccount(company.origin), timeLimitMs: 2_000, log: () => undefined }
  const vault = braintreeVault(settings)
  const jobs = createJobs({ db, clock, log: pino({ level: 'silent' }) })
  const loyalty = loyaltyOn(jobs)
  const log = { error: () => undefined }
  const gateway = its.gateway ?? braintreeGateway(settings)
  const payments = createPayments({ db, clock, gateway, vault, jobs, log })
  const invoiced: string[] = []
  const changes: string[] = []
  const hotels = createHotelIndex([sampleHotel()])
  const { bids, handlers } = negotiationsModule({
    db,
    clock,
    jobs,
    mail: {
      queue: (_, message) => Promise.resolve(void mails.push(message)),
      onAddressRefused: () => undefined,
    },
    hotels,
    availability: createAvailability([]),
    answerRecords: { atPrices: () => [] },
    content: catalogueContent(clock),
    places: { detail: () => Promise.resolve(null) },
    vault,
    tries: UNLIMITED,
    invoices: its.invoices ?? {
      agreed: (_, { amountCents }) => Promise.resolve(void invoiced.push(`agreed ${amountCents}`)),
      cancelled: (_, { amountCents }) => Promise.resolve(void invoiced.push(`cancelled ${amountCents}`)),
    },
    loyalty,
    payments,
    documents: { pdf: () => Promise.reject(new Error('no receipt is asked for')) },
    brand: DEFAULT_BRAND,
    hotelSharePercent: 85,
    origin: 'https://stayless.example',
    staffEmail: 'staff@stayless.example',
    log,
    atStart: () => undefined,
    requireUser,
    registerPersonalData: () => undefined,
  })
  const cards = savedCards({ db, clock, jobs })
  const methods = paymentMethodsModule({
    db,
    clock,
    jobs,
    vault,
    tries: UNLIMITED,
    requireUser,
    registerPersonalData: () => undefined,
  })
  const stays = { ...UNHEARD, db, clock, savedCards: cards, loyalty, bids }
  payments.register('stay', stayPayment(stays))
  const bookings = createBookings({
    db,
    clock,
    payments,
    confirm: confirmStay(stays),
    quote: () => ({ ...QUOTE, ...quote }),
    loyalty,
    invoices: NO_INVOICES,
    bids,
    roleOf: () => Promise.resolve('b2b_with_invoicing'),
    lockSignedInUser: () => Promise.resolve(),
    checkMethod: cards.checkOwn,
    tries: UNLIMITED,
    inventoryChanged: ({ from, until }, sign) => void changes.push(`${sign} ${from} ${until}`),
    readAgain: () => Promise.resolve(),
    queueCancellationEmail: () => Promise.resolve(),
  })

  const book = (
    payment: BookingBody['payment'],
    { bids: wanted = { check_in: 40 }, total = 200, key = randomUUID() }: BookOptions = {},
  ) =>
    bookings.book({
      guest: { uid, email: 'guest@stayless.example' },
      address: '127.0.0.1',
      key,
      body: {
        rateKey: 'key',
        guest: { first_name: 'Placeholder', last_name: 'Guest' },
        comment: '',
        bids: wanted,
        payment,
        expected_total: total,
        again: true,
      },
      locale: 'en',
    })

  const bid = async (bookingId: string, side: NegotiationRow['side'] = 'check_in'): Promise<NegotiationRow> => {
    const found = (await bidsOfBooking(db, bookingId)).find((one) => one.side === side)
    if (found === undefined) throw new Error(`no bid for ${side}`)
    return found
  }

  /** The hotel's page behind the link of its latest e-mail. Of a transaction that was rolled back, the link is unknown. */
  const asHotel = async (number: string) => {
    const tokens = mails.flatMap((mail) =>
      mail.template === 'negotiation_hotel' ? [mail.data.link.split('/').at(-1) ?? ''] : [],
    )
    let token = ''
    for (const one of tokens) if ((await findToken(db, 'request', one)) !== undefined) token = one
    return { params: { token }, query: {}, body: { number }, context: CONTEXT, caller: null }
  }
  const answer = async (
    bookingId: string,
    decision: 'accept' | 'reject',
    side: NegotiationRow['side'] = 'check_in',
  ): Promise<void> => {
    const asked = await asHotel((await bid(bookingId, side)).reference)
    await handlers.answerRequest({ ...asked, body: { ...asked.body, decision } })
  }
  const takeBack = async (bookingId: string, side: NegotiationRow['side'] = 'check_in'): Promise<void> => {
    await handlers.takeBackRequest(await asHotel((await bid(bookingId, side)).reference))
  }

  const replaceCard = async (
    bookingId: string,
    nonce: string,
    side: NegotiationRow['side'] = 'check_in',
  ): Promise<void> => {
    const { id } = await bid(bookingId, side)
    const caller = { ...aGuest(), uid }
    await handlers.replaceInquiryCard({
      params: { id },
      query: {},
      body: { payment: { type: 'card', nonce } },
      context: CONTEXT,
      caller,
    })
  }

  return {
    answer,
    replaceCard,
    takeBack,
    bids,
    bid,
    book,
    bookings,
    changes,
    company,
    gateway,
    invoiced,
    jobs,
    mails,
    methods,
    payments,
    vault,
    /** The charge of a bid. */
    charge: async (bookingId: string, side: NegotiationRow['side'] = 'check_in') =>
      latestPaymentOf(db, (await bid(bookingId, side)).id),
    /** As the guest sees it. */
    view: async (bookingId: string, side: NegotiationRow['side'] = 'check_in') =>
      viewInquiry(await rowsOf(db, await bid(bookingId, side)), 'en', { content: { image: () => '' } }),
    booking: async (id: string) => {
      const row = await bookingById(db, id)
      if (row === undefined) throw new Error(`no booking ${id}`)
      return row
    },
    /** Tokens of the cards stored under a customer of their own. */
    stored: (token: string): string[] => company.storedCards(token).map((card) => card.token),
  }
}

interface BookOptions {
  /** US dollars. */
  bids?: { check_in?: number | null; check_out?: number | null }
  total?: number
  key?: string
}

export type BidProcess = ReturnType<typeof bidProcess>
