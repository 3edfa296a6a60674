import { sql } from 'kysely'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Database } from '#server/db/schema.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { hold } from '#server/modules/inventory/inventory.store.ts'
import { NO_DISCOUNTS, type Loyalty } from '#server/modules/loyalty/loyalty.service.ts'
import type { CardAttemptLimiter } from '#server/modules/payments/cardAttempts.ts'
import type { faultyGateway } from '#server/modules/payments/gateway.samples.ts'
import { createPayments, type Payments, type PaymentsDeps } from '#server/modules/payments/payments.service.ts'
import { paymentById, transitionPayment, type NewPayment } from '#server/modules/payments/payments.store.ts'
import type { Invoices } from '#server/modules/statements/invoices.service.ts'
import { insertSample } from './bookings.samples.ts'
import type { BookingsDeps } from './bookings.service.ts'
import type { BookingBids } from './bookings.bids.port.ts'
import { confirmStay, stayPayment, type StayPaymentDeps } from './bookings.stayPayment.ts'
import { bookingById, bookingRoomHold, type BookingRow, type NewBooking } from './bookings.store.ts'

const nothing = (): Promise<void> => Promise.resolve()

/** No discounts and no rewards. */
export const NO_LOYALTY: Loyalty = {
  discounts: () => Promise.resolve(NO_DISCOUNTS),
  spend: nothing,
  cardKnown: () => Promise.resolve(null),
  reverse: nothing,
  confirmed: nothing,
}

/** No hotel is asked, and no card is stored. */
export const NO_BIDS: BookingBids = {
  storeCard: () => Promise.resolve({ payment_method_id: null, card_token: null, card_brand: null, card_last4: null }),
  open: nothing,
  ended: nothing,
}

/** No invoices and no limit. */
export const NO_INVOICES: Invoices = {
  checkLimit: nothing,
  booked: nothing,
  cancelled: nothing,
  bids: { agreed: nothing, cancelled: nothing },
}

/** Any number of declined cards is allowed. */
export const UNLIMITED: CardAttemptLimiter = { begin: () => Promise.resolve(nothing) }

/** No jobs are written or run. */
export const NO_JOBS: Pick<Jobs, 'handle' | 'schedule'> = { handle: () => undefined, schedule: nothing }

/** Stays without e-mails, log or saved cards. */
export const UNHEARD: Omit<StayPaymentDeps, 'db' | 'clock'> & Pick<PaymentsDeps, 'log' | 'vault'> = {
  vault: { issueNonce: () => Promise.resolve({ outcome: 'unknown' }) },
  savedCards: { customerFor: () => Promise.resolve(null), paid: nothing, unpaid: nothing },
  released: () => undefined,
  queueConfirmationEmail: nothing,
  queueRejectionEmail: nothing,
  queueReviewEmail: nothing,
  loyalty: NO_LOYALTY,
  invoices: NO_INVOICES,
  bids: NO_BIDS,
  log: { error: () => undefined },
}

type Stays = Pick<PaymentsDeps, 'db' | 'clock' | 'gateway'> & Partial<PaymentsDeps & StayPaymentDeps>

/** Payments of stays, as bookings need them. */
export const staysOn = (deps: Stays): Pick<BookingsDeps, 'confirm'> & { payments: Payments } => {
  const all = { ...UNHEARD, jobs: NO_JOBS, ...deps }
  const payments = createPayments(all)
  payments.register('stay', stayPayment(all))
  return { payments, confirm: confirmStay(all) }
}

type Company = Pick<ReturnType<typeof faultyGateway>, 'gateway' | 'killed'>

const authorizationOf = (booking: BookingRow) => ({
  orderId: booking.id,
  amountCents: booking.total_cents,
  nonce: 'nonce',
  deviceData: null,
  lodging: { folioNumber: '', checkInDate: '', checkOutDate: '' },
})

/** Creates bookings in this database, and advances their payments. */
export const sagaOn = (db: () => Database) => {
  /** Ids of bookings with a rejection e-mail. */
  const rejected: string[] = []
  const heldBooking = async (
    changes: Partial<NewBooking> = {},
    payment: Partial<NewPayment> = {},
  ): Promise<BookingRow> => {
    const row = await insertSample(db(), changes, payment)
    await db()
      .transaction()
      .execute((tx) => hold(tx, bookingRoomHold(row)))
    return row
  }

  /** Authorized, not captured. */
  const authorizedBooking = async ({ gateway }: Company, changes: Partial<NewBooking> = {}) => {
    const booking = await heldBooking(changes)
    await gateway.authorize(authorizationOf(booking))
    await transitionPayment(db(), booking.id, ['due'], 'authorized', {
      transaction_id: 't1',
      nonce: null,
      device_data: null,
    })
    return booking
  }

  /** Paid, then cancelled; the refund is due. */
  const cancelledBooking = async ({ gateway }: Company, changes: Partial<NewBooking> = {}) => {
    const cancelled_at = Temporal.Instant.from('2026-12-01T12:00Z')
    const cancelled = { refund_cents: 20_000, refund_asked_at: cancelled_at, transaction_id: 't1' }
    const booking = await heldBooking({ step: 'refunding', cancelled_at, ...changes }, cancelled)
    await gateway.authorize(authorizationOf(booking))
    await gateway.capture('t1')
    return booking
  }

  const sagaAt = (now: string, gateway: PaymentGateway, effects: string[], log = UNHEARD.log) =>
    staysOn({
      db: db(),
      clock: () => Temporal.Instant.from(now),
      gateway,
      log,
      released: () => void effects.push('released'),
      queueConfirmationEmail: () => Promise.resolve(void effects.push('confirmed')),
      queueRejectionEmail: (_, { id }) => Promise.resolve(void rejected.push(id)),
      queueReviewEmail: (_, __, cause) => Promise.resolve(void effects.push(`staff: ${cause}`)),
    }).payments

  /** Advances once as the request does, then once a minute as the worker does: a killed run leaves a lease that must expire. */
  const drive = async (id: string, { gateway, killed }: Company, changes: Partial<PaymentGateway> = {}) => {
    const effects: string[] = []
    for (let minute = 0; minute < 8; minute += 1) {
      const now = Temporal.Instant.from('2026-12-01T12:00Z').add({ seconds: minute * 61 })
      await Promise.race([killed(), sagaAt(now.toString(), { ...gateway, ...changes }, effects).advance(id)])
    }
    return effects
  }

  const settled = async (id: string) => {
    const row = await bookingById(db(), id)
    const payment = await paymentById(db(), id)
    const { rows } = await sql<{
      most: number
    }>`select coalesce(max(hour), 0)::int as most from room_day, unnest(sold) as hour`.execute(db())
    return { step: row?.step, sold: rows[0]?.most, locked: row?.locked_until !== null, nonce: payment?.nonce }
  }

  return { authorizedBooking, cancelledBooking, drive, heldBooking, rejected, sagaAt, settled }
}
