import type { Generated } from 'kysely'
import type { DeclineAdvice, Refused } from '#server/adapters/payments/payments.port.ts'
import type { WalletName } from '#contract/booking/wallets.ts'

/** stay: of a booking, under the booking's id. bid: for other hours of a booking. inquiry: for hours at a hotel booked elsewhere. */
export type PaymentPurpose = 'stay' | 'bid' | 'inquiry'

/**
 * due: the card is not charged yet. authorized: the amount is reserved on the card. captured: paid. declined: the card is not
 * charged, as the bank or our own rules decided. released: nothing is held or charged, for another reason. refunding, refunded:
 * money goes back. review: staff decides.
 */
export type PaymentState =
  | 'due'
  | 'authorized'
  | 'captured'
  | 'declined'
  | 'released'
  | 'refunding'
  | 'refunded'
  | 'review'

/**
 * Why staff has to decide. no_answer: no response from the gateway for a day. failing: our own step threw for a day. unsettled: a
 * charge of which a part is to be refunded has not settled for a week. paid_elsewhere: cancelled, and staff had confirmed a
 * payment other than by card. void_*, refund_*: the gateway refused that, and why.
 */
export type ReviewCause =
  | 'no_answer'
  | 'failing'
  | 'unsettled'
  | 'paid_elsewhere'
  | `void_${Refused['reason']}`
  | `refund_${Refused['reason']}`
  | NoticeCause
  | Discrepancy

/**
 * From the gateway's webhooks: the bank did not pay, the guest disputed the charge, we lost the dispute, or a refund did not
 * arrive.
 */
export type NoticeCause = 'settlement_declined' | 'disputed' | 'dispute_lost' | 'refund_failed'

/** Differences between our payments and the gateway's settlement report. */
export type Discrepancy =
  | 'no_charge'
  | 'charged_twice'
  | 'amount_differs'
  | 'charge_without_booking'
  | 'refund_missing'
  | 'refund_exceeded'

interface PaymentsTable {
  /** Order id at the gateway, order id of the refund, and token under which a new card is saved. */
  id: string
  purpose: PaymentPurpose
  booking_id: string | null
  negotiation_id: string | null
  amount_cents: number
  state: PaymentState
  /** When the gateway was last asked for the charge, written before the call; null: never. */
  authorize_asked_at: Temporal.Instant | null
  /** The charge is not asked for after that; null: no such time. */
  expires_at: Temporal.Instant | null
  nonce: string | null
  device_data: string | null
  keep_card: Generated<boolean>
  /** Token of the saved card to charge while the guest is away. */
  card_token: string | null
  payment_method_id: string | null
  /** Null if captured: paid otherwise, as staff has said. */
  transaction_id: string | null
  brand: string | null
  last4: string | null
  wallet: WalletName | null
  /** Also of an authorized payment that is to be voided for this reason. */
  decline_reason: string | null
  decline_advice: DeclineAdvice | null
  /** Whether a declined card may pay later. */
  is_soft: boolean | null
  review_cause: ReviewCause | null
  captured_at: Temporal.Instant | null
  refund_cents: number | null
  refund_asked_at: Temporal.Instant | null
  /** When the gateway last answered that the charge has not settled. */
  unsettled_at: Temporal.Instant | null
  locked_until: Temporal.Instant | null
  locked_by: string | null
  created_at: Temporal.Instant
}

interface PaymentWebhooksTable {
  kind: string
  transaction_id: string
  written_at: Temporal.Instant
  order_id: string | null
  handled_at: Temporal.Instant | null
}

export interface PaymentTables {
  payments: PaymentsTable
  payment_webhooks: PaymentWebhooksTable
}
