/** What the card service tells us of a payment by itself. */
export interface PaymentWebhook {
  /** Its own word: `transaction_settled`, `transaction_settlement_declined`, `dispute_opened` … */
  kind: string
  /** When it was written. */
  at: Temporal.Instant
  /** The payment it is about, and our order where it says so; null where it is about none. */
  transactionId: string | null
  orderId: string | null
}

export interface WebhookParser {
  /** Undefined for whatever the card service has not signed, and for what cannot be read. Never rejects. */
  read(signature: string, payload: string): Promise<PaymentWebhook | undefined>
}
