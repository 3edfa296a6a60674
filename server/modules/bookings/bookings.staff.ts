import type { ReviewDecisionBody, StaffBooking } from '#contract/booking/staff.ts'
import type { BookingStatus } from '#contract/booking/bookings.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { isUuid } from '#server/db/uuid.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Invoices } from '#server/modules/statements/invoices.service.ts'
import { release } from '#server/modules/inventory/inventory.store.ts'
import { chargeColumns, bookingRoomHold, isCharged, type Saga, type SagaDeps } from './bookings.saga.ts'
import type { BookingsDeps } from './bookings.service.ts'
import { bookingById, transitionStep, type BookingRow } from './bookings.store.ts'
import { addDecision, bookingForDecision, bookingsInStatus, decisionsOf, stepsOf } from './staff.store.ts'
import type { ReviewCause } from './bookings.tables.ts'
import { viewBooking, type ViewDeps } from './bookings.view.ts'

export interface StaffDeps {
  db: Database
  clock: Clock
  view: ViewDeps
  saga: Pick<Saga, 'advance'>
  gateway: Pick<PaymentGateway, 'find' | 'capture'>
  /** As in the saga: `savedCards.paid` when a booking is confirmed. */
  savedCards: Pick<SagaDeps['savedCards'], 'paid'>
  loyalty: SagaDeps['loyalty']
  invoices: Pick<Invoices, 'booked' | 'cancelled'>
  queueConfirmationEmail: SagaDeps['queueConfirmationEmail']
  queueCancellationEmail: BookingsDeps['queueCancellationEmail']
  released: SagaDeps['released']
  scheduleResume(connection: Connection, bookingId: string): Promise<void>
}

type Payment = Partial<Pick<BookingRow, 'paid_at' | 'transaction_id' | 'paid_brand' | 'paid_last4' | 'payment_type'>>

const NO_CARD = { transaction_id: null, paid_brand: null, paid_last4: null } satisfies Payment

/** Causes that arise after the guest has been told that the booking is confirmed. */
const AFTER_CONFIRMATION: ReadonlySet<ReviewCause> = new Set<ReviewCause>([
  'settlement_declined',
  'disputed',
  'dispute_lost',
  'no_charge',
  'charged_twice',
  'amount_differs',
  'charge_without_booking',
])

const wasConfirmed = ({ review_cause }: BookingRow): boolean =>
  review_cause !== null && AFTER_CONFIRMATION.has(review_cause)

/** A cancelled, declined or refused booking has released its room. */
const hasRoom = ({ cancelled_at, decline_reason }: BookingRow): boolean =>
  cancelled_at === null && decline_reason === null

/** Decisions open to staff: only in review, and only a booking with a room can be confirmed. */
const openDecisions = (row: BookingRow): ReviewDecisionBody['decision'][] => {
  if (row.step !== 'review') return []
  return hasRoom(row) ? ['confirm', 'refund'] : ['refund']
}

const noAnswer = (): ApiError => new ApiError('upstream_failed', 'The card service does not answer')

export const bookingsForStaff = (deps: StaffDeps) => {
  const { db, clock } = deps

  const staffView = async (row: BookingRow, locale: Locale): Promise<StaffBooking> => ({
    booking: viewBooking(row, locale, clock(), deps.view),
    email: row.guest_email,
    transaction: row.transaction_id,
    reason: row.step === 'review' ? row.review_cause : null,
    open: openDecisions(row),
    steps: await stepsOf(db, row.id),
    decisions: await decisionsOf(db, row.id),
  })

  /**
   * Payment columns of a booking about to be confirmed: from the gateway, or, if it has no charge, paid now and without a card.
   * Captures an amount that is only reserved.
   * @throws 409 `not_settleable` if the gateway refuses that, 502 if it does not answer.
   */
  const paymentOf = async (row: BookingRow | undefined): Promise<Payment> => {
    if (row === undefined || !openDecisions(row).includes('confirm') || !isCharged(row)) return {}
    const lookup = await deps.gateway.find(row.id)
    if (lookup.outcome === 'unknown') throw noAnswer()
    if (lookup.outcome === 'authorized') await take(lookup.transactionId, row)
    const paid_at = row.paid_at ?? (lookup.outcome === 'captured' ? lookup.at : null) ?? clock()
    if (lookup.outcome !== 'captured' && lookup.outcome !== 'authorized') return { paid_at, ...NO_CARD }
    if (row.transaction_id !== null) return { paid_at }
    return { paid_at, ...chargeColumns(lookup) }
  }

  const take = async (transactionId: string, { reference, total_cents }: BookingRow): Promise<void> => {
    const taken = await deps.gateway.capture(transactionId, total_cents)
    if (taken.outcome === 'unknown') throw noAnswer()
    if (taken.outcome === 'refused')
      throw new ApiError('not_settleable', `The card can no longer be charged for booking ${reference}`)
  }

  const confirm = async (tx: Connection, row: BookingRow, payment: Payment): Promise<void> => {
    await transitionStep(tx, row.id, 'review', 'captured', payment)
    // The stay may have ended during the review; its rewards were skipped then.
    await deps.loyalty.confirmed(tx, row)
    if (wasConfirmed(row)) return
    if (row.keep_card) await deps.savedCards.paid(tx, row)
    await deps.invoices.booked(tx, row)
    await deps.queueConfirmationEmail(tx, row)
  }

  /** The saga refunds; if the refund is refused, the booking returns to review. */
  const releaseBooking = async (tx: Connection, row: BookingRow): Promise<void> => {
    const refund_cents = row.refund_cents ?? row.total_cents
    const cancelled = { refund_cents, cancelled_at: row.cancelled_at ?? clock() }
    await transitionStep(tx, row.id, 'review', 'refunding', cancelled)
    if (row.cancelled_at === null) await deps.queueCancellationEmail(tx, { ...row, ...cancelled })
    if (hasRoom(row)) {
      await release(tx, bookingRoomHold(row))
      await deps.loyalty.reverse(tx, row.id)
      if (wasConfirmed(row)) await deps.invoices.cancelled(tx, row, refund_cents)
    }
    await deps.scheduleResume(tx, row.id)
  }

  /** @returns the booking before the decision; undefined if the same decision was made before. */
  const decide = async (
    staffUid: string,
    id: string,
    { decision, note }: ReviewDecisionBody,
  ): Promise<BookingRow | undefined> => {
    // Call the gateway before the transaction, so it holds no locks.
    const payment = decision === 'confirm' && isUuid(id) ? await paymentOf(await bookingById(db, id)) : {}
    return db.transaction().execute(async (tx) => {
      const row = isUuid(id) ? await bookingForDecision(tx, id) : undefined
      if (row === undefined) throw new ApiError('not_found', 'No such booking')
      const last = (await decisionsOf(tx, id)).at(-1)
      if (row.step !== 'review' && last?.decision === decision) return undefined
      if (!openDecisions(row).includes(decision))
        throw new ApiError('not_settleable', `Booking ${row.reference} does not wait for this decision`)
      await addDecision(tx, { booking_id: id, decision, note, staff_uid: staffUid, at: clock() })
      await (decision === 'confirm' ? confirm(tx, row, payment) : releaseBooking(tx, row))
      return row
    })
  }

  return {
    list: async (status: BookingStatus, locale: Locale) => {
      const { rows, found } = await bookingsInStatus(db, status, clock())
      return { bookings: await Promise.all(rows.map((row) => staffView(row, locale))), found }
    },

    /** @throws 404, 409 `not_settleable`, 502 if the gateway does not answer; nothing is decided then. */
    settle: async (staffUid: string, id: string, body: ReviewDecisionBody, locale: Locale): Promise<StaffBooking> => {
      const decided = await decide(staffUid, id, body)
      if (decided !== undefined && body.decision === 'refund') {
        if (hasRoom(decided)) deps.released(decided)
        // The scheduled job finishes what fails here.
        await deps.saga.advance(id, true).catch(() => undefined)
      }
      const row = await bookingForDecision(db, id)
      if (row === undefined) throw new ApiError('not_found', 'No such booking')
      return staffView(row, locale)
    },
  }
}

export type StaffBookings = ReturnType<typeof bookingsForStaff>
