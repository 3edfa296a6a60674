import type { DeclineAdvice, Lodging } from '#server/adapters/payments/payments.port.ts'
import type { Connection } from '#server/db/schema.ts'
import type { PaymentRow } from './payments.store.ts'
import type { PaymentPurpose, ReviewCause } from './payments.tables.ts'

/** Why a card was not charged. `isSoft`: the same card may pay later. */
export interface DeclinedBecause {
  reason: string
  advice: DeclineAdvice
  isSoft: boolean
}

/**
 * What a purpose does with the outcomes of its payments. Each outcome runs in the transaction that moves the payment, once, and
 * gets the payment as it is then.
 */
export interface PaymentSubject {
  /** The stay as the gateway is told of it. */
  lodging(payment: PaymentRow): Promise<Lodging>
  /**
   * The customer at the gateway under whom the card is stored with the payment, by the payment's id. Null: it is not stored. A card
   * that cannot be stored is charged anyway.
   */
  customerToKeep?(payment: PaymentRow): Promise<string | null>
  /**
   * Locks the rows that the outcomes change, before the payment's own. Everybody locks in one order: user, booking, negotiation,
   * payment, room days, outbox and jobs.
   */
  lock?(tx: Connection, payment: PaymentRow): Promise<void>
  /**
   * From now on the card is known.
   * @param cardNumbers the gateway's identifiers of the card.
   * @returns a reason to let the card go; the payment then ends declined, without a charge. Null: charge it.
   */
  authorized?(tx: Connection, payment: PaymentRow, cardNumbers: readonly string[]): Promise<string | null>
  captured(tx: Connection, payment: PaymentRow): Promise<void>
  declined(tx: Connection, payment: PaymentRow, why: DeclinedBecause): Promise<void>
  /** Nothing is held or charged: the hold has expired, or the authorization was voided. */
  released(tx: Connection, payment: PaymentRow, why: { reason: string }): Promise<void>
  refunded(tx: Connection, payment: PaymentRow): Promise<void>
  /** Staff has to look. The payment waits for them in `review`; in any other state it stays there, and they are only told. */
  review(tx: Connection, payment: PaymentRow, cause: ReviewCause): Promise<void>
  /** After the commit of an outcome; only a hint, which may be lost. */
  committed?(payment: PaymentRow): void | Promise<void>
}

export type SubjectOf = (payment: Pick<PaymentRow, 'purpose'>) => PaymentSubject

/** The subjects by purpose, which their modules register at start-up. */
export const paymentSubjects = (): {
  register: (purpose: PaymentPurpose, subject: PaymentSubject) => void
  subjectOf: SubjectOf
} => {
  const subjects = new Map<PaymentPurpose, PaymentSubject>()
  return {
    register: (purpose, subject) => void subjects.set(purpose, subject),
    subjectOf: ({ purpose }) => {
      const subject = subjects.get(purpose)
      if (subject === undefined) throw new Error(`no module has registered payments for a ${purpose}`)
      return subject
    },
  }
}
