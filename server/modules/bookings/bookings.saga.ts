import type { Authorized, DeclineAdvice, PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { HOLD_MINUTES } from '#contract/hotel/rates.ts'
import type { Loyalty } from '#server/modules/loyalty/loyalty.service.ts'
import type { SavedCards } from '#server/modules/paymentMethods/paymentMethods.paying.ts'
import type { Invoices } from '#server/modules/statements/invoices.service.ts'
import { release } from '#server/modules/inventory/inventory.store.ts'
import { takeLease, type Lease } from './bookings.lease.ts'
import { createEscalation, type ReviewDeps } from './bookings.review.ts'
import { bookingById, CLEARED_CARD_COLUMNS, transitionStep, type BookingRow } from './bookings.store.ts'
import { decisionsOf } from './staff.store.ts'

export interface SagaDeps extends ReviewDeps {
  clock: Clock
  gateway: PaymentGateway
  /** Tells the read model that hours of a room type are free again; a hint, after the commit. */
  released(booking: BookingRow): void
  /** Queues what the guest is told; in the transaction that makes it true. */
  queueConfirmationEmail(connection: Connection, booking: BookingRow): Promise<void>
  queueCancellationEmail(connection: Connection, booking: BookingRow): Promise<void>
  queueRejectionEmail(connection: Connection, booking: BookingRow): Promise<void>
  /** For the card that is to be kept when it has paid. */
  kept: Pick<SavedCards, 'customerFor' | 'paid' | 'unpaid'>
  /** For what it was paid with beside money. */
  loyalty: Pick<Loyalty, 'reverse' | 'confirmed'>
  /** For what is owed where it is paid by invoice. */
  invoices: Pick<Invoices, 'booked'>
}

/** How long a guest waits for the card service before they are told that the booking is being processed, and that they are written to. */
export const ANSWER_WITHIN_MS = 10_000

/** After this long without an answer from the card service a person decides. */
const REVIEW_AFTER_HOURS = 24

/** How long the card service's search may lag behind a sale. */
const LOOK_UP_MINUTES = 2

const ageMinutes = (booking: BookingRow, now: Temporal.Instant): number =>
  booking.created_at.until(now).total('minutes')

/** Of a step without an end. A cancellation has a day of its own, however old the booking is. */
const isOverdue = (booking: BookingRow, now: Temporal.Instant): boolean => {
  const since = booking.step === 'refunding' ? (booking.cancelled_at ?? booking.created_at) : booking.created_at
  return since.until(now).total('hours') > REVIEW_AFTER_HOURS
}

/**
 * Moves a booking on until it is settled, or until the card service does not say what happened.
 * Every step is committed before the next remote call, so a crash at any point is taken up again from the row:
 * an unknown outcome is looked up by the booking's id and never assumed.
 */
export const createSaga = (deps: SagaDeps) => {
  const { db, clock, gateway } = deps

  const releaseBooking = async (
    booking: BookingRow,
    to: 'declined' | 'refused',
    why: { reason: string; advice?: DeclineAdvice },
  ): Promise<void> => {
    const done = await db.transaction().execute(async (tx) => {
      const moved = await transitionStep(tx, booking.id, booking.step, to, {
        decline_reason: why.reason,
        decline_advice: why.advice ?? null,
        ...CLEARED_CARD_COLUMNS,
      })
      if (moved) await release(tx, bookingRoomHold(booking))
      if (moved) await deps.loyalty.reverse(tx, booking.id)
      if (moved && booking.keep_card) await deps.kept.unpaid(tx, booking)
      // Who was told to wait for it may have gone.
      if (moved && ageMinutes(booking, clock()) * 60_000 > ANSWER_WITHIN_MS) await deps.queueRejectionEmail(tx, booking)
      return moved
    })
    if (done) deps.released(booking)
  }

  const escalateToReview = createEscalation(deps)

  /** What cannot be kept is paid with all the same. */
  const saveCardOptions = async (booking: BookingRow) => {
    const customerId = booking.keep_card ? await deps.kept.customerFor(booking.user_uid) : null
    return customerId === null ? {} : { keep: { customerId, token: booking.id } }
  }

  const authorize = async (booking: BookingRow, resumed: boolean): Promise<boolean> => {
    const found = resumed ? await gateway.find(booking.id) : { outcome: 'absent' as const }
    if (found.outcome === 'unknown') return false
    const age = ageMinutes(booking, clock())
    if (found.outcome === 'absent' && age > HOLD_MINUTES) {
      await releaseBooking(booking, 'refused', { reason: 'hold_expired' })
      return true
    }
    // What is asked for later could be found only when the room is gone.
    if (found.outcome === 'absent' && age > HOLD_MINUTES - LOOK_UP_MINUTES) return false
    const result =
      found.outcome === 'absent'
        ? await gateway.authorize({
            orderId: booking.id,
            amountCents: booking.total_cents,
            nonce: booking.payment_nonce ?? '',
            deviceData: booking.payment_device_data,
            ...(await saveCardOptions(booking)),
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
        return transitionStep(db, booking.id, 'held', 'authorized', {
          ...chargeColumns(result),
          ...CLEARED_CARD_COLUMNS,
        })
      case 'declined':
        // A spent nonce may have been spent by our own lost call: the look-up must have had its time to find that.
        if (result.reason === 'nonce_used' && resumed && ageMinutes(booking, clock()) < LOOK_UP_MINUTES) return false
        await releaseBooking(booking, 'declined', result)
        return true
      case 'voided':
        await releaseBooking(booking, 'refused', { reason: 'voided' })
        return true
      case 'unknown':
        return false
    }
  }

  const confirm = (booking: BookingRow): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const paid = isCharged(booking) ? { paid_at: clock() } : {}
      const moved = await transitionStep(tx, booking.id, booking.step, 'captured', { ...paid, ...CLEARED_CARD_COLUMNS })
      if (moved && booking.keep_card) await deps.kept.paid(tx, booking)
      if (moved) await deps.loyalty.confirmed(tx, booking)
      if (moved) await deps.invoices.booked(tx, booking)
      if (moved) await deps.queueConfirmationEmail(tx, booking)
      return moved
    })

  const capture = async (booking: BookingRow): Promise<boolean> => {
    const transactionId = booking.transaction_id ?? ''
    const result = await gateway.capture(transactionId, booking.total_cents)
    if (result.outcome === 'unknown') return false
    if (result.outcome === 'done') return confirm(booking)
    // The authorization can no longer be charged. Once the card is let go nothing is owed, so the room goes back too.
    const voided = await gateway.void(transactionId)
    if (voided.outcome === 'unknown') return false
    if (voided.outcome === 'refused') {
      // It was charged after all: the next capture says so.
      if (voided.reason === 'settled') return false
      if (voided.reason === 'invalid_request') return escalateToReview(booking, { cause: 'void_invalid_request' })
    }
    await releaseBooking(booking, 'refused', result)
    return true
  }

  const endCancelled = (booking: BookingRow): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const moved = await transitionStep(tx, booking.id, 'refunding', 'refunded')
      if (moved) await deps.queueCancellationEmail(tx, booking)
      return moved
    })

  /** What nobody knew to be charged is looked for first. What a person has said to be paid, and no card has, only they can give back. */
  const refundUnknown = async (booking: BookingRow): Promise<boolean> => {
    const found = await gateway.find(booking.id)
    if (found.outcome === 'unknown') return false
    if (found.outcome !== 'authorized' && found.outcome !== 'captured') {
      const last = (await decisionsOf(db, booking.id)).at(-1)
      return last?.decision === 'confirm'
        ? escalateToReview(booking, { cause: 'paid_elsewhere' })
        : endCancelled(booking)
    }
    return transitionStep(db, booking.id, 'refunding', 'refunding', { transaction_id: found.transactionId })
  }

  const refund = async (booking: BookingRow): Promise<boolean> => {
    if (booking.transaction_id === null) return refundUnknown(booking)
    const result = await gateway.refund(booking.transaction_id, booking.refund_cents ?? 0, booking.id)
    if (result.outcome === 'unknown') return false
    if (result.outcome === 'refused') return escalateToReview(booking, { cause: `refund_${result.reason}` })
    return endCancelled(booking)
  }

  const advanceOneStep = (booking: BookingRow, resumed: boolean): Promise<boolean> => {
    switch (booking.step) {
      case 'held':
        return isCharged(booking) ? authorize(booking, resumed) : confirm(booking)
      case 'authorized':
        return capture(booking)
      case 'refunding':
        return isCharged(booking) ? refund(booking) : endCancelled(booking)
      default:
        return Promise.resolve(false)
    }
  }

  /** Until it is settled, nobody says what happened, or another worker has taken over. */
  const advanceUntilSettled = async (lease: Lease, resumed: boolean): Promise<void> => {
    for (;;) {
      const booking = await lease.renew()
      if (booking === undefined || !isUnsettled(booking)) return
      const late = isOverdue(booking, clock())
      try {
        if (await advanceOneStep(booking, resumed)) continue
        if (late) await escalateToReview(booking, { cause: 'no_answer' })
        return
      } catch (error) {
        if (!late) throw error
        await escalateToReview(booking, { cause: 'failing', error })
        return
      }
    }
  }

  /** `resumed`: somebody may have called the card service for this booking before. Answers the booking as it stands then. */
  const advance = async (id: string, resumed: boolean): Promise<BookingRow | undefined> => {
    const lease = await takeLease(db, id, clock)
    if (lease !== undefined) {
      try {
        await advanceUntilSettled(lease, resumed)
      } finally {
        await lease.end()
      }
    }
    return bookingById(db, id)
  }

  return { advance }
}

export type Saga = ReturnType<typeof createSaga>

export const isUnsettled = (booking: Pick<BookingRow, 'step'>): boolean =>
  booking.step === 'held' || booking.step === 'authorized' || booking.step === 'refunding'

/** The card service is asked for money: not where nothing is left to pay, nor where an invoice follows. */
export const isCharged = ({ total_cents, payment_type }: BookingRow): boolean =>
  total_cents > 0 && payment_type !== 'invoice'

/** What is written of a charge. Its type takes the place of what the browser said. */
export const chargeColumns = ({ transactionId, card }: Pick<Authorized, 'transactionId' | 'card'>) =>
  ({
    transaction_id: transactionId,
    paid_brand: card.brand,
    paid_last4: card.last4,
    payment_type: card.wallet ?? 'card',
  }) satisfies Partial<BookingRow>

/** What the inventory holds for a booking. */
export const bookingRoomHold = (booking: BookingRow) => ({
  roomTypeId: booking.room_type_id,
  from: booking.held_from,
  until: booking.held_until,
  count: booking.room_count,
})
