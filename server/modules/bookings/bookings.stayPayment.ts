import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { release } from '#server/modules/inventory/inventory.store.ts'
import type { Loyalty } from '#server/modules/loyalty/loyalty.service.ts'
import type { SavedCards } from '#server/modules/paymentMethods/paymentMethods.paying.ts'
import type { PaymentRow } from '#server/modules/payments/payments.store.ts'
import type { PaymentSubject } from '#server/modules/payments/payments.subject.ts'
import type { ReviewCause } from '#server/modules/payments/payments.tables.ts'
import type { Invoices } from '#server/modules/statements/invoices.service.ts'
import type { BidCard, BookingBids } from './bookings.bids.port.ts'
import { bookingById, bookingRoomHold, lockBooking, transitionStep, type BookingRow } from './bookings.store.ts'
import { hasBids } from './bookings.rules.ts'
import type { BookingStep } from './bookings.tables.ts'

export interface StayPaymentDeps {
  db: Database
  clock: Clock
  /** Notifies the read model after the commit; only a hint. */
  released(booking: BookingRow): void
  /** Queues the guest's e-mail, in the transaction that changes the booking. */
  queueConfirmationEmail(connection: Connection, booking: BookingRow): Promise<void>
  queueRejectionEmail(connection: Connection, booking: BookingRow): Promise<void>
  /** Queues the e-mail to staff, in the transaction that moves the booking to review. */
  queueReviewEmail(connection: Connection, booking: BookingRow, cause: ReviewCause): Promise<void>
  /** For a card to be saved once it has paid. */
  savedCards: Pick<SavedCards, 'customerFor' | 'paid' | 'unpaid'>
  /** For promo codes and credit. */
  loyalty: Pick<Loyalty, 'reverse' | 'confirmed' | 'cardKnown'>
  /** For bookings paid by invoice. */
  invoices: Pick<Invoices, 'booked'>
  /** For hours on request. */
  bids: Pick<BookingBids, 'open' | 'ended'>
}

/**
 * After this long without a response from the gateway, the guest reads that the booking is being processed and that an e-mail
 * follows.
 */
export const ANSWER_WITHIN_MS = 10_000

/** The consequences of a new booking, once it is paid or if it needs no card. */
export const confirmStay =
  ({
    loyalty,
    invoices,
    bids,
    queueConfirmationEmail,
  }: Pick<StayPaymentDeps, 'loyalty' | 'invoices' | 'queueConfirmationEmail'> & { bids: Pick<BookingBids, 'open'> }) =>
  async (tx: Connection, booking: BookingRow, card?: BidCard): Promise<void> => {
    await loyalty.confirmed(tx, booking)
    await invoices.booked(tx, booking)
    await queueConfirmationEmail(tx, booking)
    await bids.open(tx, booking, card)
  }

const bookingOf = async (connection: Connection, { id }: PaymentRow): Promise<BookingRow> => {
  const booking = await bookingById(connection, id)
  if (booking === undefined) throw new Error(`payment ${id} has no booking`)
  return booking
}

/** What a booking does with the outcomes of its payment. */
export const stayPayment = (deps: StayPaymentDeps): PaymentSubject => {
  const { db, clock } = deps
  const confirm = confirmStay(deps)

  /** Releases the room of a booking that is not paid. */
  const end = async (tx: Connection, payment: PaymentRow, to: BookingStep): Promise<void> => {
    await transitionStep(tx, payment.id, 'held', to)
    const booking = await bookingOf(tx, payment)
    await release(tx, bookingRoomHold(booking))
    await deps.loyalty.reverse(tx, booking.id)
    if (payment.keep_card) await deps.savedCards.unpaid(tx, booking)
    await deps.bids.ended(tx, booking)
    const isAwaited = booking.created_at.until(clock()).total('milliseconds') > ANSWER_WITHIN_MS
    // The guest was asked to wait for an e-mail, and may have left.
    if (isAwaited) await deps.queueRejectionEmail(tx, booking)
  }

  return {
    lodging: async (payment) => {
      const { reference, check_in, check_out } = await bookingOf(db, payment)
      return { folioNumber: reference, checkInDate: check_in.slice(0, 10), checkOutDate: check_out.slice(0, 10) }
    },
    customerToKeep: async (payment) => {
      const booking = await bookingOf(db, payment)
      if (payment.keep_card) return deps.savedCards.customerFor(booking.user_uid)
      // A bid is charged while the guest is away. Its card has a customer of its own, so it is none of the guest's saved cards.
      return hasBids(booking) && payment.payment_method_id === null ? booking.id : null
    },
    lock: (tx, { id }) => lockBooking(tx, id),
    authorized: async (tx, payment, cardNumbers) =>
      deps.loyalty.cardKnown(tx, await bookingOf(tx, payment), cardNumbers),
    captured: async (tx, payment) => {
      await transitionStep(tx, payment.id, 'held', 'captured')
      const booking = await bookingOf(tx, payment)
      if (payment.keep_card) await deps.savedCards.paid(tx, booking)
      await confirm(tx, booking)
    },
    declined: (tx, payment) => end(tx, payment, 'declined'),
    released: (tx, payment) => end(tx, payment, 'refused'),
    refunded: async (tx, { id }) => void (await transitionStep(tx, id, 'refunding', 'refunded')),
    review: async (tx, payment, cause) => {
      const booking = await bookingOf(tx, payment)
      // A second cause does not replace the first.
      if (payment.state === 'review' && booking.step !== 'review')
        await transitionStep(tx, booking.id, booking.step, 'review', { review_cause: cause })
      await deps.queueReviewEmail(tx, booking, cause)
    },
    committed: async (payment) => {
      if (payment.state === 'declined' || payment.state === 'released') deps.released(await bookingOf(db, payment))
    },
  }
}
