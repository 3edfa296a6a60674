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
  /** Notifies the read model after the commit; only a hint. */
  released(booking: BookingRow): void
  /** Queues the guest's e-mail, in the transaction that changes the booking. */
  queueConfirmationEmail(connection: Connection, booking: BookingRow): Promise<void>
  queueRejectionEmail(connection: Connection, booking: BookingRow): Promise<void>
  /** For a card to be saved once it has paid. */
  savedCards: Pick<SavedCards, 'customerFor' | 'paid' | 'unpaid'>
  /** For promo codes and credit. */
  loyalty: Pick<Loyalty, 'reverse' | 'confirmed' | 'cardKnown'>
  /** For bookings paid by invoice. */
  invoices: Pick<Invoices, 'booked'>
}

/**
 * After this long without a response from the gateway, the guest reads that the booking is being processed and that an e-mail
 * follows.
 */
export const ANSWER_WITHIN_MS = 10_000

/** After this long without a response from the gateway, staff decides. */
const REVIEW_AFTER_HOURS = 24

/** The same for a part of a charge, which can be refunded only once the charge has settled: weekends and holidays included. */
const REVIEW_PARTIAL_REFUND_AFTER_HOURS = 6 * 24

/** How long the gateway's search may lag behind a sale. */
const LOOK_UP_MINUTES = 2

const ageMinutes = (booking: BookingRow, now: Temporal.Instant): number =>
  booking.created_at.until(now).total('minutes')

/** Counts from the cancellation while refunding, otherwise from the booking. */
const isOverdue = (booking: BookingRow, now: Temporal.Instant): boolean => {
  const since = booking.step === 'refunding' ? (booking.cancelled_at ?? booking.created_at) : booking.created_at
  const patience = isPartialRefund(booking) ? REVIEW_PARTIAL_REFUND_AFTER_HOURS : REVIEW_AFTER_HOURS
  return since.until(now).total('hours') > patience
}

/**
 * Advances a booking until it is settled, or until the gateway's response is unknown. Every step is committed before the next
 * remote call, so after a crash the row says where to resume. An unknown outcome is looked up by the booking's id, never
 * assumed.
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
      if (moved && booking.keep_card) await deps.savedCards.unpaid(tx, booking)
      // The guest was asked to wait for an e-mail, and may have left.
      if (moved && ageMinutes(booking, clock()) * 60_000 > ANSWER_WITHIN_MS) await deps.queueRejectionEmail(tx, booking)
      return moved
    })
    if (done) deps.released(booking)
  }

  const escalateToReview = createEscalation(deps)

  /** A card that cannot be saved is charged anyway. */
  const saveCardOptions = async (booking: BookingRow) => {
    const customerId = booking.keep_card ? await deps.savedCards.customerFor(booking.user_uid) : null
    return customerId === null ? {} : { keep: { customerId, token: booking.id } }
  }

  const authorize = async (booking: BookingRow, resumed: boolean): Promise<boolean> => {
    const lookup = resumed ? await gateway.find(booking.id) : { outcome: 'absent' as const }
    if (lookup.outcome === 'unknown') return false
    const age = ageMinutes(booking, clock())
    if (lookup.outcome === 'absent' && age > HOLD_MINUTES) {
      await releaseBooking(booking, 'refused', { reason: 'hold_expired' })
      return true
    }
    // Too late to authorize: a lost response could be found only after the hold has expired.
    if (lookup.outcome === 'absent' && age > HOLD_MINUTES - LOOK_UP_MINUTES) return false
    const result =
      lookup.outcome === 'absent'
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
        : lookup
    switch (result.outcome) {
      case 'authorized':
      case 'captured':
        return recordAuthorization(booking, result)
      case 'declined':
        // Our own lost call may have used the nonce: wait until the look-up can find it.
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

  /** From now on the card is known, so its owner can be recognised. */
  const recordAuthorization = (
    booking: BookingRow,
    result: Pick<Authorized, 'transactionId' | 'card'>,
  ): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const moved = await transitionStep(tx, booking.id, 'held', 'authorized', {
        ...chargeColumns(result),
        ...CLEARED_CARD_COLUMNS,
      })
      const refusal = moved ? await deps.loyalty.cardKnown(tx, booking, result.card.numbers) : null
      if (refusal !== null)
        await tx.updateTable('bookings').set({ decline_reason: refusal }).where('id', '=', booking.id).execute()
      return moved
    })

  const confirm = (booking: BookingRow): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const paid = isCharged(booking) ? { paid_at: clock() } : {}
      const moved = await transitionStep(tx, booking.id, booking.step, 'captured', { ...paid, ...CLEARED_CARD_COLUMNS })
      if (moved && booking.keep_card) await deps.savedCards.paid(tx, booking)
      if (moved) await deps.loyalty.confirmed(tx, booking)
      if (moved) await deps.invoices.booked(tx, booking)
      if (moved) await deps.queueConfirmationEmail(tx, booking)
      return moved
    })

  const capture = async (booking: BookingRow): Promise<boolean> => {
    const transactionId = booking.transaction_id ?? ''
    // The card is of a person who may not use the promo code: nothing is taken.
    if (booking.decline_reason !== null) {
      const why = { reason: booking.decline_reason, advice: 'try_again' } as const
      return releaseAuthorization(booking, transactionId, 'declined', why)
    }
    const result = await gateway.capture(transactionId, booking.total_cents)
    if (result.outcome === 'unknown') return false
    if (result.outcome === 'done') return confirm(booking)
    return releaseAuthorization(booking, transactionId, 'refused', result)
  }

  /** Once the authorization is void nothing is owed, so the room is released too. */
  const releaseAuthorization = async (
    booking: BookingRow,
    transactionId: string,
    to: 'declined' | 'refused',
    why: { reason: string; advice?: DeclineAdvice },
  ): Promise<boolean> => {
    const voided = await gateway.void(transactionId)
    if (voided.outcome === 'unknown') return false
    if (voided.outcome === 'refused') {
      // Charged after all: the next capture will say so.
      if (voided.reason === 'settled') return false
      if (voided.reason === 'invalid_request') return escalateToReview(booking, { cause: 'void_invalid_request' })
    }
    await releaseBooking(booking, to, why)
    return true
  }

  const endCancelled = (booking: BookingRow): Promise<boolean> =>
    transitionStep(db, booking.id, 'refunding', 'refunded')

  /** No known transaction: look for one. If staff confirmed a payment that no card made, only staff can refund it. */
  const refundUnknown = async (booking: BookingRow): Promise<boolean> => {
    const lookup = await gateway.find(booking.id)
    if (lookup.outcome === 'unknown') return false
    if (lookup.outcome !== 'authorized' && lookup.outcome !== 'captured') {
      const last = (await decisionsOf(db, booking.id)).at(-1)
      return last?.decision === 'confirm'
        ? escalateToReview(booking, { cause: 'paid_elsewhere' })
        : endCancelled(booking)
    }
    return transitionStep(db, booking.id, 'refunding', 'refunding', { transaction_id: lookup.transactionId })
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

  /** Stops when settled, when an outcome is unknown, or when another worker has taken over. */
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

  /**
   * Returns the booking as it is afterwards.
   * @param resumed an earlier run may have called the gateway for this booking.
   */
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

/** Some of the charge is refunded, which may take days: the gateway does not refund a part before the charge has settled. */
export const isPartialRefund = (booking: BookingRow): boolean =>
  booking.step === 'refunding' && isCharged(booking) && (booking.refund_cents ?? 0) < booking.total_cents

/** False if nothing is left to pay, or if an invoice follows. */
export const isCharged = ({ total_cents, payment_type }: BookingRow): boolean =>
  total_cents > 0 && payment_type !== 'invoice'

/** Columns of a charge. `payment_type` replaces what the browser sent. */
export const chargeColumns = ({ transactionId, card }: Pick<Authorized, 'transactionId' | 'card'>) =>
  ({
    transaction_id: transactionId,
    paid_brand: card.brand,
    paid_last4: card.last4,
    payment_type: card.wallet ?? 'card',
  }) satisfies Partial<BookingRow>

/** The rooms and hours held for a booking. */
export const bookingRoomHold = (booking: BookingRow) => ({
  roomTypeId: booking.room_type_id,
  from: booking.held_from,
  until: booking.held_until,
  count: booking.room_count,
})
