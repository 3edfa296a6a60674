import type { ReviewDecisionBody, StaffBooking } from '#contract/booking/staff.ts'
import type { BookingStatus } from '#contract/booking/bookings.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { isUuid } from '#server/db/uuid.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Invoices } from '#server/modules/statements/invoices.service.ts'
import { release } from '#server/modules/inventory/inventory.store.ts'
import type { Payments, ConfirmedCharge } from '#server/modules/payments/payments.service.ts'
import type { ReviewCause } from '#server/modules/payments/payments.tables.ts'
import type { BookingsDeps } from './bookings.service.ts'
import { bookingById, bookingRoomHold, transitionStep, type BookingRow } from './bookings.store.ts'
import type { BookingBids } from './bookings.bids.port.ts'
import { confirmStay, type StayPaymentDeps } from './bookings.stayPayment.ts'
import { addDecision, bookingForDecision, bookingsInStatus, decisionsOf, stepsOf } from './staff.store.ts'
import { viewBooking, type ViewDeps } from './bookings.view.ts'
import { refundOf } from './cancellation.rules.ts'

export interface StaffDeps {
  db: Database
  clock: Clock
  view: ViewDeps
  payments: Pick<Payments, 'advance' | 'findCharge' | 'confirm' | 'refund'>
  savedCards: Pick<StayPaymentDeps['savedCards'], 'paid'>
  loyalty: StayPaymentDeps['loyalty']
  invoices: Pick<Invoices, 'booked' | 'cancelled'>
  bids: BookingBids
  queueConfirmationEmail: StayPaymentDeps['queueConfirmationEmail']
  queueCancellationEmail: BookingsDeps['queueCancellationEmail']
  released: StayPaymentDeps['released']
}

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

export const bookingsForStaff = (deps: StaffDeps) => {
  const { db, clock, payments } = deps
  const confirmFirst = confirmStay(deps)

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
   * The charge of a booking that is about to be confirmed; null if it needs none, or cannot be confirmed.
   * @throws 409 `not_settleable` if the gateway refuses it, 502 if it does not answer.
   */
  const chargeOf = async (row: BookingRow | undefined): Promise<ConfirmedCharge | null> =>
    row?.payment_state === 'review' && openDecisions(row).includes('confirm') ? payments.findCharge(row.id) : null

  const confirm = async (tx: Connection, row: BookingRow, charge: ConfirmedCharge | null): Promise<void> => {
    if (charge !== null) await payments.confirm(tx, row.id, charge)
    await transitionStep(tx, row.id, 'review', 'captured')
    // The stay may have ended during the review; its rewards were skipped then.
    if (wasConfirmed(row)) return deps.loyalty.confirmed(tx, row)
    if (row.keep_card) await deps.savedCards.paid(tx, row)
    await confirmFirst(tx, row)
  }

  /** The payment is refunded by itself; if the refund is refused, the booking returns to review. */
  const cancel = async (tx: Connection, row: BookingRow): Promise<void> => {
    const cancelled = { cancelled_at: row.cancelled_at ?? clock() }
    const hasPayment = row.payment_state !== null
    await transitionStep(tx, row.id, 'review', hasPayment ? 'refunding' : 'refunded', cancelled)
    await deps.bids.ended(tx, row)
    if (hasPayment) await payments.refund(tx, row.id, refundOf(row))
    if (row.cancelled_at === null) await deps.queueCancellationEmail(tx, { ...row, ...cancelled })
    if (hasRoom(row)) {
      await release(tx, bookingRoomHold(row))
      await deps.loyalty.reverse(tx, row.id)
      if (wasConfirmed(row)) await deps.invoices.cancelled(tx, row, refundOf(row))
    }
  }

  /** @returns the booking before the decision; undefined if the same decision was made before. */
  const decide = async (
    staffUid: string,
    id: string,
    { decision, note }: ReviewDecisionBody,
  ): Promise<BookingRow | undefined> => {
    // Call the gateway before the transaction, so it holds no locks.
    const charge = decision === 'confirm' && isUuid(id) ? await chargeOf(await bookingById(db, id)) : null
    return db.transaction().execute(async (tx) => {
      const row = isUuid(id) ? await bookingForDecision(tx, id) : undefined
      if (row === undefined) throw new ApiError('not_found', 'No such booking')
      const last = (await decisionsOf(tx, id)).at(-1)
      if (row.step !== 'review' && last?.decision === decision) return undefined
      if (!openDecisions(row).includes(decision))
        throw new ApiError('not_settleable', `Booking ${row.reference} does not wait for this decision`)
      await addDecision(tx, { booking_id: id, decision, note, staff_uid: staffUid, at: clock() })
      await (decision === 'confirm' ? confirm(tx, row, charge) : cancel(tx, row))
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
        await payments.advance(id).catch(() => undefined)
      }
      const row = await bookingForDecision(db, id)
      if (row === undefined) throw new ApiError('not_found', 'No such booking')
      return staffView(row, locale)
    },
  }
}

export type StaffBookings = ReturnType<typeof bookingsForStaff>
