import type { Logger } from 'pino'
import type { CardVault } from '#server/adapters/payments/vault.port.ts'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import type { Cents } from '#contract/shared/money.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { resumePayments } from './payments.resume.ts'
import { createEscalation } from './payments.review.ts'
import { chargeColumns, createSaga } from './payments.saga.ts'
import { insertPayment, paymentById, transitionPayment, type PaymentRow } from './payments.store.ts'
import { paymentSubjects } from './payments.subject.ts'
import { createWebhookHandler } from './payments.webhooks.ts'

export interface PaymentsDeps {
  db: Database
  clock: Clock
  gateway: PaymentGateway
  /** For saved cards charged while their owner is away. */
  vault: Pick<CardVault, 'issueNonce'>
  jobs: Pick<Jobs, 'handle' | 'schedule'>
  log: Pick<Logger, 'error'>
}

/** What a payment is for. The payment of a stay has its booking's id. */
type Purpose =
  | { purpose: 'stay'; bookingId: string; negotiationId?: undefined }
  | { purpose: 'bid'; bookingId: string; negotiationId: string }
  | { purpose: 'inquiry'; bookingId?: undefined; negotiationId: string }

/** The card to charge: by a nonce from the guest's page, or a saved one, by its token in the vault, while the guest is away. */
type Card =
  | {
      nonce: string
      deviceData: string | null
      /** Save the card under the payment's id once it has paid. */
      keepCard: boolean
      cardToken?: undefined
    }
  | { cardToken: string; nonce?: undefined; deviceData?: undefined; keepCard?: undefined }

export type NewCharge = Purpose &
  Card & {
    id: string
    amountCents: Cents
    /** The guest's saved card that pays. */
    paymentMethodId?: string | null
    /** After that the card is not charged any more. */
    expiresAt?: Temporal.Instant | null
  }

/** How a payment in review was made, as far as staff's word does not say it. Columns that it leaves out stay as they are. */
export type ConfirmedCharge = Pick<PaymentRow, 'captured_at'> &
  Partial<Pick<PaymentRow, 'transaction_id' | 'brand' | 'last4' | 'wallet'>>

const NO_CARD = { transaction_id: null, brand: null, last4: null, wallet: null } satisfies Partial<ConfirmedCharge>

const noAnswer = (): ApiError => new ApiError('upstream_failed', 'The card service does not answer')

/**
 * All charges of cards. Knows nothing of what is paid for: a module registers its purpose, and gets the outcomes. Methods with
 * `tx` run in the caller's transaction; call `advance` after its commit.
 */
export const createPayments = ({ db, clock, gateway, vault, jobs, log }: PaymentsDeps) => {
  const { register, subjectOf } = paymentSubjects()
  const escalateToReview = createEscalation({ db, subjectOf, log })
  const { advance } = createSaga({ db, clock, gateway, vault, subjectOf, escalateToReview })
  const scheduleResume = resumePayments({ db, clock, jobs, saga: { advance } })
  const hear = createWebhookHandler({ db, clock, jobs, saga: { advance }, subjectOf, escalateToReview })

  /**
   * For staff who confirm a payment in review: how it was made, from the gateway, or, if it has no charge, now and without a
   * card. Captures an amount that is only reserved.
   * @throws 409 `not_settleable` if the gateway refuses that, 502 if it does not answer.
   */
  const findCharge = async (id: string): Promise<ConfirmedCharge> => {
    const payment = await paymentById(db, id)
    const lookup = await gateway.find(id)
    if (lookup.outcome === 'unknown' || payment === undefined) throw noAnswer()
    if (lookup.outcome === 'authorized') {
      const taken = await gateway.capture(lookup.transactionId, payment.amount_cents)
      if (taken.outcome === 'unknown') throw noAnswer()
      if (taken.outcome === 'refused')
        throw new ApiError('not_settleable', 'The card can no longer be charged for this payment')
    }
    const captured_at = payment.captured_at ?? (lookup.outcome === 'captured' ? lookup.at : null) ?? clock()
    if (lookup.outcome !== 'captured' && lookup.outcome !== 'authorized') return { captured_at, ...NO_CARD }
    return payment.transaction_id === null ? { captured_at, ...chargeColumns(lookup) } : { captured_at }
  }

  return {
    register,
    escalateToReview,
    /** Stores a webhook of the gateway; once it has resolved, the webhook takes effect exactly once. */
    hear,

    /** Writes a payment that is due, with the job that resumes it if this process dies. */
    begin: async (tx: Connection, charge: NewCharge): Promise<void> => {
      await insertPayment(tx, {
        id: charge.id,
        purpose: charge.purpose,
        booking_id: charge.bookingId ?? null,
        negotiation_id: charge.negotiationId ?? null,
        amount_cents: charge.amountCents,
        state: 'due',
        nonce: charge.nonce ?? null,
        device_data: charge.deviceData ?? null,
        keep_card: charge.keepCard ?? false,
        card_token: charge.cardToken ?? null,
        payment_method_id: charge.paymentMethodId ?? null,
        expires_at: charge.expiresAt ?? null,
        created_at: clock(),
      })
      await scheduleResume(tx, charge.id)
    },

    /**
     * Begins the refund of a captured payment, or of one in review, with the job that resumes it.
     * @throws if the payment is in another state.
     */
    refund: async (tx: Connection, id: string, amountCents: Cents): Promise<void> => {
      const asked = { refund_cents: amountCents, refund_asked_at: clock(), unsettled_at: null }
      const moved = await transitionPayment(tx, id, ['captured', 'review'], 'refunding', asked)
      if (moved === undefined) throw new Error(`Payment ${id} can not be refunded`)
      await scheduleResume(tx, id)
    },

    /** Advances a payment as far as it goes now. Returns it as it is afterwards; undefined if there is none. */
    advance,

    findCharge,

    /**
     * For staff: a payment in review as the gateway knows it; an amount that is only reserved is captured. Null: nothing was
     * charged.
     * @throws 409 `not_settleable` if the gateway refuses to capture, 502 if it does not answer.
     */
    lookUpCharge: async (id: string): Promise<ConfirmedCharge | null> => {
      const { outcome } = await gateway.find(id)
      if (outcome === 'unknown') throw noAnswer()
      return outcome === 'captured' || outcome === 'authorized' ? findCharge(id) : null
    },

    /** Staff says that a payment in review was not made. Nothing is told to its subject, as in `confirm`. */
    dismiss: async (tx: Connection, id: string): Promise<void> => {
      const moved = await transitionPayment(tx, id, ['review'], 'released')
      if (moved === undefined) throw new Error(`Payment ${id} does not wait for staff`)
    },

    /** Staff says that a payment in review was made. Nothing is told to its subject: who confirms it decides about that too. */
    confirm: async (tx: Connection, id: string, charge: ConfirmedCharge): Promise<void> => {
      const moved = await transitionPayment(tx, id, ['review'], 'captured', charge)
      if (moved === undefined) throw new Error(`Payment ${id} does not wait for staff`)
    },
  }
}

export type Payments = ReturnType<typeof createPayments>
