import type { DeclineFace, PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { HOLD_MINUTES } from '#contract/rates.ts'
import type { KeptCards } from '#server/modules/paymentMethods/paymentMethods.paying.ts'
import { release } from '#server/modules/inventory/inventory.store.ts'
import { bookingById, endLease, lease, move, type BookingRow } from './bookings.store.ts'

export interface SagaDeps {
  db: Database
  clock: Clock
  gateway: PaymentGateway
  /** Tells the read model that hours of a room type are free again; a hint, after the commit. */
  released(booking: BookingRow): void
  /** Queues what the guest is told; in the transaction that makes it true. */
  tellConfirmed(connection: Connection, booking: BookingRow): Promise<void>
  tellCancelled(connection: Connection, booking: BookingRow): Promise<void>
  /** For the card that is to be kept when it has paid. */
  kept: Pick<KeptCards, 'customerFor' | 'paid' | 'unpaid'>
}

/** After this long without an answer from the card service a person decides. */
const REVIEW_AFTER_HOURS = 24

/** How long the card service's search may lag behind a sale. */
const LOOK_UP_MINUTES = 2

const ageMinutes = (booking: BookingRow, now: Temporal.Instant): number =>
  booking.created_at.until(now).total('minutes')

const FORGET_CARD = { payment_nonce: null, payment_device_data: null }

/**
 * Moves a booking on until it is settled, or until the card service does not say what happened.
 * Every step is committed before the next remote call, so a crash at any point is taken up again from the row:
 * an unknown outcome is looked up by the booking's id and never assumed.
 */
export const createSaga = (deps: SagaDeps) => {
  const { db, clock, gateway } = deps

  const giveBack = async (
    booking: BookingRow,
    to: 'declined' | 'refused',
    why: { reason: string; face?: DeclineFace },
  ): Promise<void> => {
    const done = await db.transaction().execute(async (tx) => {
      const moved = await move(tx, booking.id, booking.step, to, {
        decline_reason: why.reason,
        decline_face: why.face ?? null,
        ...FORGET_CARD,
      })
      if (moved) await release(tx, holdOf(booking))
      if (moved && booking.keep_card) await deps.kept.unpaid(tx, booking)
      return moved
    })
    if (done) deps.released(booking)
  }

  /** What cannot be kept is paid with all the same. */
  const keepingOf = async (booking: BookingRow) => {
    const customerId = booking.keep_card ? await deps.kept.customerFor(booking.user_uid) : null
    return customerId === null ? {} : { keep: { customerId, token: booking.id } }
  }

  const authorize = async (booking: BookingRow, resumed: boolean): Promise<boolean> => {
    const found = resumed ? await gateway.find(booking.id) : { outcome: 'absent' as const }
    if (found.outcome === 'unknown') return false
    if (found.outcome === 'absent' && ageMinutes(booking, clock()) > HOLD_MINUTES) {
      await giveBack(booking, 'refused', { reason: 'hold_expired' })
      return true
    }
    const result =
      found.outcome === 'absent'
        ? await gateway.authorize({
            orderId: booking.id,
            amountCents: booking.total_cents,
            nonce: booking.payment_nonce ?? '',
            deviceData: booking.payment_device_data,
            ...(await keepingOf(booking)),
            lodging: {
              folioNumber: booking.reference,
              checkInDate: booking.check_in.slice(0, 10),
              checkOutDate: booking.check_out.slice(0, 10),
            },
          })
        : found
    switch (result.outcome) {
      case 'authorized':
      case 'captured':
        return move(db, booking.id, 'held', 'authorized', { transaction_id: result.transactionId, ...FORGET_CARD })
      case 'declined':
        // A spent nonce may have been spent by our own lost call: the look-up must have had its time to find that.
        if (result.reason === 'nonce_used' && resumed && ageMinutes(booking, clock()) < LOOK_UP_MINUTES) return false
        await giveBack(booking, 'declined', result)
        return true
      case 'voided':
        await giveBack(booking, 'refused', { reason: 'voided' })
        return true
      case 'unknown':
        return false
    }
  }

  const capture = async (booking: BookingRow): Promise<boolean> => {
    const transactionId = booking.transaction_id ?? ''
    const result = await gateway.capture(transactionId, booking.total_cents)
    if (result.outcome === 'unknown') return false
    if (result.outcome === 'done') {
      return db.transaction().execute(async (tx) => {
        const moved = await move(tx, booking.id, 'authorized', 'captured')
        if (moved && booking.keep_card) await deps.kept.paid(tx, booking)
        if (moved) await deps.tellConfirmed(tx, booking)
        return moved
      })
    }
    // The authorization can no longer be charged: nothing is owed, so the room goes back too.
    const voided = await gateway.void(transactionId)
    if (voided.outcome === 'unknown') return false
    await giveBack(booking, 'refused', result)
    return true
  }

  const refund = async (booking: BookingRow): Promise<boolean> => {
    const result = await gateway.refund(booking.transaction_id ?? '', booking.refund_cents ?? 0, booking.id)
    if (result.outcome === 'unknown') return false
    if (result.outcome === 'refused')
      return move(db, booking.id, 'refunding', 'review', { decline_reason: result.reason })
    return db.transaction().execute(async (tx) => {
      const moved = await move(tx, booking.id, 'refunding', 'refunded')
      if (moved) await deps.tellCancelled(tx, booking)
      return moved
    })
  }

  const stepOn = (booking: BookingRow, resumed: boolean): Promise<boolean> => {
    switch (booking.step) {
      case 'held':
        return authorize(booking, resumed)
      case 'authorized':
        return capture(booking)
      case 'refunding':
        return refund(booking)
      default:
        return Promise.resolve(false)
    }
  }

  /** `resumed`: somebody may have called the card service for this booking before. Answers the booking as it stands then. */
  const advance = async (id: string, resumed: boolean): Promise<BookingRow | undefined> => {
    const leased = await lease(db, id, clock())
    if (leased === undefined) return bookingById(db, id)
    let booking: BookingRow | undefined = leased
    try {
      while (booking !== undefined && (await stepOn(booking, resumed))) booking = await bookingById(db, id)
      if (booking && isUnsettled(booking) && ageMinutes(booking, clock()) > REVIEW_AFTER_HOURS * 60)
        await move(db, id, booking.step, 'review', { decline_reason: 'no_answer' })
    } finally {
      await endLease(db, id)
    }
    return bookingById(db, id)
  }

  return { advance }
}

export type Saga = ReturnType<typeof createSaga>

export const isUnsettled = (booking: Pick<BookingRow, 'step'>): boolean =>
  booking.step === 'held' || booking.step === 'authorized' || booking.step === 'refunding'

/** What the inventory holds for a booking. */
export const holdOf = (booking: BookingRow) => ({
  roomTypeId: booking.room_type_id,
  from: booking.held_from,
  until: booking.held_until,
  count: booking.room_count,
})
