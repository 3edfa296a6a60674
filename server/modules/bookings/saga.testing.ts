import { sql } from 'kysely'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Database } from '#server/db/schema.ts'
import { hold } from '#server/modules/inventory/inventory.store.ts'
import { NO_DISCOUNTS, type Loyalty } from '#server/modules/loyalty/loyalty.service.ts'
import type { CardAttemptLimiter } from '#server/modules/payments/cardAttempts.ts'
import type { Invoices } from '#server/modules/statements/invoices.service.ts'
import type { BookingsModuleDeps } from './bookings.module.ts'
import { createSaga, bookingRoomHold, type SagaDeps } from './bookings.saga.ts'
import { sampleBooking } from './bookings.samples.ts'
import { bookingById, insertBooking, transitionStep, type BookingRow } from './bookings.store.ts'
import { faultyGateway } from './gateway.samples.ts'

const nothing = (): Promise<void> => Promise.resolve()

/** No discounts and no rewards. */
export const NO_LOYALTY: Loyalty = {
  discounts: () => Promise.resolve(NO_DISCOUNTS),
  spend: nothing,
  cardKnown: () => Promise.resolve(null),
  reverse: nothing,
  confirmed: nothing,
}

/** No invoices and no limit. */
export const NO_INVOICES: Invoices = { checkLimit: nothing, booked: nothing, cancelled: nothing }

/** Any number of declined cards is allowed. */
export const UNLIMITED: CardAttemptLimiter = { begin: () => Promise.resolve(nothing) }

/** No webhooks, no settlement report, no extra routes, no start-up work. */
export const UNASKED: Pick<BookingsModuleDeps, 'webhooks' | 'books' | 'mount' | 'atStart'> = {
  webhooks: { read: () => Promise.resolve(undefined) },
  books: {
    between: () => Promise.resolve({ outcome: 'unknown' }),
    ofOrder: () => Promise.resolve({ outcome: 'unknown' }),
  },
  mount: () => undefined,
  atStart: () => undefined,
}

/** A saga without e-mails, log or saved cards. */
export const UNHEARD: Omit<SagaDeps, 'db' | 'clock' | 'gateway'> = {
  savedCards: { customerFor: () => Promise.resolve(null), paid: nothing, unpaid: nothing },
  released: () => undefined,
  queueConfirmationEmail: nothing,
  queueRejectionEmail: nothing,
  queueReviewEmail: nothing,
  loyalty: NO_LOYALTY,
  invoices: NO_INVOICES,
  log: { error: () => undefined },
}

type Company = Pick<ReturnType<typeof faultyGateway>, 'gateway' | 'killed'>

const authorizationOf = (booking: BookingRow) => ({
  orderId: booking.id,
  amountCents: booking.total_cents,
  nonce: 'nonce',
  deviceData: null,
  lodging: { folioNumber: '', checkInDate: '', checkOutDate: '' },
})

/** Creates bookings in this database, and sagas to advance them. */
export const sagaOn = (db: () => Database) => {
  /** Ids of bookings with a rejection e-mail. */
  const rejected: string[] = []
  const heldBooking = async (changes: Parameters<typeof sampleBooking>[0] = {}): Promise<BookingRow> => {
    const booking = sampleBooking(changes)
    await insertBooking(db(), booking)
    const row = await bookingById(db(), booking.id)
    if (row === undefined) throw new Error('the booking was not written')
    await db()
      .transaction()
      .execute((tx) => hold(tx, bookingRoomHold(row)))
    return row
  }

  /** Authorized, not captured. */
  const authorizedBooking = async ({ gateway }: Company, changes: Parameters<typeof sampleBooking>[0] = {}) => {
    const booking = await heldBooking({ transaction_id: 't1', ...changes })
    await gateway.authorize(authorizationOf(booking))
    await transitionStep(db(), booking.id, 'held', 'authorized')
    return booking
  }

  /** Paid, then cancelled; the refund is due. */
  const cancelledBooking = async ({ gateway }: Company, changes: Parameters<typeof sampleBooking>[0] = {}) => {
    const cancelled_at = Temporal.Instant.from('2026-12-01T12:00Z')
    const booking = await heldBooking({ transaction_id: 't1', ...changes })
    await gateway.authorize(authorizationOf(booking))
    await gateway.capture('t1')
    await transitionStep(db(), booking.id, 'held', 'refunding', { refund_cents: 20_000, cancelled_at })
    return booking
  }

  const sagaAt = (now: string, gateway: PaymentGateway, effects: string[], log = UNHEARD.log) =>
    createSaga({
      ...UNHEARD,
      db: db(),
      clock: () => Temporal.Instant.from(now),
      gateway,
      log,
      released: () => void effects.push('released'),
      queueConfirmationEmail: () => Promise.resolve(void effects.push('confirmed')),
      queueRejectionEmail: (_, { id }) => Promise.resolve(void rejected.push(id)),
      queueReviewEmail: (_, __, cause) => Promise.resolve(void effects.push(`staff: ${cause}`)),
    })

  /** Advances once as the request does, then once a minute as the worker does: a killed run leaves a lease that must expire. */
  const drive = async (id: string, { gateway, killed }: Company, changes: Partial<PaymentGateway> = {}) => {
    const effects: string[] = []
    for (let minute = 0; minute < 8; minute += 1) {
      const now = Temporal.Instant.from('2026-12-01T12:00Z').add({ seconds: minute * 61 })
      await Promise.race([
        killed(),
        sagaAt(now.toString(), { ...gateway, ...changes }, effects).advance(id, minute > 0),
      ])
    }
    return effects
  }

  const settled = async (id: string) => {
    const row = await bookingById(db(), id)
    const { rows } = await sql<{
      most: number
    }>`select coalesce(max(hour), 0)::int as most from room_day, unnest(sold) as hour`.execute(db())
    return { step: row?.step, sold: rows[0]?.most, locked: row?.locked_until !== null, nonce: row?.payment_nonce }
  }

  return { authorizedBooking, cancelledBooking, drive, heldBooking, rejected, sagaAt, settled }
}
