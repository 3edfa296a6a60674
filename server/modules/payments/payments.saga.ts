import type { Authorized, Declined, PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { CardVault } from '#server/adapters/payments/vault.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { takeLease, type Lease } from './payments.lease.ts'
import type { EscalateToReview } from './payments.review.ts'
import {
  changePayment,
  CLEARED_CARD_COLUMNS,
  isOpen,
  markAsked,
  paymentById,
  replaceNonce,
  transitionPayment,
  type PaymentRow,
} from './payments.store.ts'
import type { DeclinedBecause, PaymentSubject, SubjectOf } from './payments.subject.ts'
import type { PaymentState } from './payments.tables.ts'

export interface SagaDeps {
  db: Database
  clock: Clock
  gateway: PaymentGateway
  /** For saved cards charged while their owner is away. */
  vault: Pick<CardVault, 'issueNonce'>
  subjectOf: SubjectOf
  escalateToReview: EscalateToReview
}

/** After this long without a response from the gateway, staff decides. */
const REVIEW_AFTER_HOURS = 24

/** A part of a charge can be refunded only once the charge has settled: after so long staff decides, weekends included. */
const REVIEW_UNSETTLED_AFTER_HOURS = 7 * 24

/** How long the gateway's search may lag behind a sale: until then, a sale that it does not find may have been made. */
export const LOOK_UP_MINUTES = 2

/** Declines that say nothing about an earlier request for the same charge, which may have used the nonce itself. */
const SAYS_NOTHING_OF_BEFORE: ReadonlySet<Declined['reason']> = new Set(['nonce_used', 'misconfigured'])

/** A saved card that the gateway has no more. */
export const CARD_GONE: DeclinedBecause = { reason: 'card_gone', advice: 'different_card', isSoft: false }

const beganAt = ({ state, refund_asked_at, created_at }: PaymentRow): Temporal.Instant =>
  state === 'refunding' && refund_asked_at !== null ? refund_asked_at : created_at

/** Counts from the last answer that says that there is something to wait for. */
const isOverdue = (payment: PaymentRow, now: Temporal.Instant): boolean =>
  (payment.unsettled_at ?? beganAt(payment)).until(now).total('hours') > REVIEW_AFTER_HOURS

/**
 * Advances a payment until it is settled, or until the gateway's response is unknown. Every step is committed before the next
 * remote call, so after a crash the row says where to resume. An unknown outcome is looked up by the payment's id, never assumed.
 */
export const createSaga = ({ db, clock, gateway, vault, subjectOf, escalateToReview }: SagaDeps) => {
  /** Moves the payment and what hangs on it in one transaction. False if it has been moved meanwhile. */
  const move = async (
    payment: PaymentRow,
    to: PaymentState,
    change: Partial<PaymentRow>,
    outcome: (tx: Connection, moved: PaymentRow, subject: PaymentSubject) => Promise<void>,
  ): Promise<boolean> => {
    const subject = subjectOf(payment)
    const moved = await db.transaction().execute(async (tx) => {
      await subject.lock?.(tx, payment)
      const row = await transitionPayment(tx, payment.id, [payment.state], to, { ...change, ...CLEARED_CARD_COLUMNS })
      if (row !== undefined) await outcome(tx, row, subject)
      return row
    })
    if (moved !== undefined) await subject.committed?.(moved)
    return moved !== undefined
  }

  const decline = (payment: PaymentRow, why: DeclinedBecause): Promise<boolean> =>
    move(
      payment,
      'declined',
      { decline_reason: why.reason, decline_advice: why.advice, is_soft: why.isSoft },
      (tx, row, subject) => subject.declined(tx, row, why),
    )

  const release = (payment: PaymentRow, reason: string): Promise<boolean> =>
    move(payment, 'released', { decline_reason: reason }, (tx, row, subject) => subject.released(tx, row, { reason }))

  /** From now on the card is known, so its owner can be recognised. */
  const recordAuthorization = (
    payment: PaymentRow,
    result: Pick<Authorized, 'transactionId' | 'card'>,
  ): Promise<boolean> =>
    move(payment, 'authorized', chargeColumns(result), async (tx, row, subject) => {
      const refusal = (await subject.authorized?.(tx, row, result.card.numbers)) ?? null
      if (refusal !== null) await changePayment(tx, row, { decline_reason: refusal })
    })

  /** A saved card alone could be charged twice: a nonce that is kept before it is used cannot. */
  const issueNonce = async (payment: PaymentRow, cardToken: string): Promise<boolean> => {
    const issued = await vault.issueNonce(cardToken)
    switch (issued.outcome) {
      case 'issued':
        return replaceNonce(db, payment, issued.nonce)
      case 'absent':
        return decline(payment, CARD_GONE)
      case 'unknown':
        return false
    }
  }

  /** A nonce of ours has expired. It is replaced only if an earlier look-up has shown that nothing was sold for it. */
  const dropNonce = async (payment: PaymentRow): Promise<boolean> =>
    payment.authorize_asked_at !== null && replaceNonce(db, payment, null)

  /** Asks the gateway for the charge, once it is written that it will be. */
  const ask = async (payment: PaymentRow, nonce: string): Promise<boolean> => {
    const subject = subjectOf(payment)
    const customerId = (await subject.customerToKeep?.(payment)) ?? null
    const lodging = await subject.lodging(payment)
    if (!(await markAsked(db, payment, clock()))) return false
    const result = await gateway.authorize({
      orderId: payment.id,
      amountCents: payment.amount_cents,
      nonce,
      deviceData: payment.device_data,
      ...(payment.card_token === null ? {} : { initiator: 'merchant' as const }),
      ...(customerId === null ? {} : { keep: { customerId, token: payment.id } }),
      lodging,
    })
    switch (result.outcome) {
      case 'authorized':
        return recordAuthorization(payment, result)
      case 'declined':
        if (payment.authorize_asked_at !== null && SAYS_NOTHING_OF_BEFORE.has(result.reason)) return false
        if (payment.card_token !== null && result.reason === 'nonce_unknown') return dropNonce(payment)
        return decline(payment, becauseOf(result))
      case 'unknown':
        return false
    }
  }

  const authorize = async (payment: PaymentRow): Promise<boolean> => {
    const asked = payment.authorize_asked_at
    if (asked !== null) {
      // Somebody asked, and the answer is lost: the gateway may find what was sold only after a while.
      const lookup = await gateway.find(payment.id)
      const mayBeMissing = asked.until(clock()).total('minutes') < LOOK_UP_MINUTES
      switch (lookup.outcome) {
        case 'authorized':
        case 'captured':
          return recordAuthorization(payment, lookup)
        case 'voided':
          return release(payment, 'voided')
        case 'declined':
          return mayBeMissing ? false : decline(payment, becauseOf(lookup))
        case 'unknown':
          return false
        case 'absent':
          if (mayBeMissing) return false
      }
    }
    const left = payment.expires_at === null ? Infinity : clock().until(payment.expires_at).total('minutes')
    if (left < 0) return release(payment, 'hold_expired')
    // Too late to ask: a lost response could be found only after the hold has expired.
    if (left < LOOK_UP_MINUTES) return false
    if (payment.nonce !== null) return ask(payment, payment.nonce)
    if (payment.card_token !== null) return issueNonce(payment, payment.card_token)
    throw new Error(`payment ${payment.id} has neither a nonce nor a card`)
  }

  const capture = async (payment: PaymentRow): Promise<boolean> => {
    const transactionId = payment.transaction_id ?? ''
    // The card is of a person who may not use the promo code: nothing is taken.
    if (payment.decline_reason !== null) {
      const why = { reason: payment.decline_reason, advice: 'try_again', isSoft: false } as const
      return releaseAuthorization(payment, transactionId, () => decline(payment, why))
    }
    const result = await gateway.capture(transactionId, payment.amount_cents)
    if (result.outcome === 'unknown') return false
    if (result.outcome === 'refused')
      return releaseAuthorization(payment, transactionId, () => release(payment, result.reason))
    return move(payment, 'captured', { captured_at: clock() }, (tx, row, subject) => subject.captured(tx, row))
  }

  /** Once the authorization is void nothing is owed, so what was held for it is released too. */
  const releaseAuthorization = async (
    payment: PaymentRow,
    transactionId: string,
    end: () => Promise<boolean>,
  ): Promise<boolean> => {
    const voided = await gateway.void(transactionId)
    if (voided.outcome === 'unknown') return false
    if (voided.outcome === 'refused') {
      // Charged after all: the next capture will say so.
      if (voided.reason === 'settled') return false
      if (voided.reason === 'invalid_request') return escalateToReview(payment, { cause: 'void_invalid_request' })
    }
    return end()
  }

  const endRefund = (payment: PaymentRow): Promise<boolean> =>
    move(payment, 'refunded', {}, (tx, row, subject) => subject.refunded(tx, row))

  /** No known transaction: look for one. What staff confirmed without a card, only staff can refund; they are asked once. */
  const refundUnknown = async (payment: PaymentRow): Promise<boolean> => {
    const lookup = await gateway.find(payment.id)
    if (lookup.outcome === 'unknown') return false
    if (lookup.outcome === 'authorized' || lookup.outcome === 'captured')
      return (await changePayment(db, payment, { transaction_id: lookup.transactionId })) !== undefined
    return payment.captured_at !== null && payment.review_cause !== 'paid_elsewhere'
      ? escalateToReview(payment, { cause: 'paid_elsewhere' })
      : endRefund(payment)
  }

  const refund = async (payment: PaymentRow): Promise<boolean> => {
    if (payment.transaction_id === null) return refundUnknown(payment)
    const result = await gateway.refund(payment.transaction_id, payment.refund_cents ?? 0, payment.id)
    switch (result.outcome) {
      case 'done':
        return endRefund(payment)
      case 'refused':
        return escalateToReview(payment, { cause: `refund_${result.reason}` })
      case 'unsettled':
        return waitForSettlement(payment)
      case 'unknown':
        return false
    }
  }

  const waitForSettlement = async (payment: PaymentRow): Promise<boolean> => {
    const now = clock()
    if (beganAt(payment).until(now).total('hours') > REVIEW_UNSETTLED_AFTER_HOURS)
      return escalateToReview(payment, { cause: 'unsettled' })
    await changePayment(db, payment, { unsettled_at: now })
    return false
  }

  const advanceOneStep = (payment: PaymentRow): Promise<boolean> => {
    switch (payment.state) {
      case 'due':
        return authorize(payment)
      case 'authorized':
        return capture(payment)
      case 'refunding':
        return refund(payment)
      default:
        return Promise.resolve(false)
    }
  }

  /** Stops when settled, when an outcome is unknown, or when another worker has taken over. */
  const advanceUntilSettled = async (lease: Lease): Promise<void> => {
    for (;;) {
      const payment = await lease.renew()
      if (payment === undefined || !isOpen(payment)) return
      try {
        if (await advanceOneStep(payment)) continue
        const now = await paymentById(db, payment.id)
        if (now !== undefined && isOpen(now) && isOverdue(now, clock()))
          await escalateToReview(now, { cause: 'no_answer' })
        return
      } catch (error) {
        if (!isOverdue(payment, clock())) throw error
        await escalateToReview(payment, { cause: 'failing', error })
        return
      }
    }
  }

  /** Returns the payment as it is afterwards. */
  const advance = async (id: string): Promise<PaymentRow | undefined> => {
    const lease = await takeLease(db, id, clock)
    if (lease !== undefined) {
      try {
        await advanceUntilSettled(lease)
      } finally {
        await lease.end()
      }
    }
    return paymentById(db, id)
  }

  return { advance }
}

export type Saga = ReturnType<typeof createSaga>

const becauseOf = ({ reason, advice, isSoft }: Declined): DeclinedBecause => ({ reason, advice, isSoft })

/** Columns of a charge as the gateway knows it. */
export const chargeColumns = ({ transactionId, card }: Pick<Authorized, 'transactionId' | 'card'>) =>
  ({
    transaction_id: transactionId,
    brand: card.brand,
    last4: card.last4,
    wallet: card.wallet,
  }) satisfies Partial<PaymentRow>
