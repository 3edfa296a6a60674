/** A webhook of the gateway about a payment. */
export interface PaymentWebhook {
  /** The gateway's own name: `transaction_settled`, `transaction_settlement_declined`, `dispute_opened` … */
  kind: string
  /** When the gateway wrote it. */
  at: Temporal.Instant
  /** The payment it is about, with our order if given; null if it is about no payment. */
  transactionId: string | null
  orderId: string | null
}

export interface WebhookParser {
  /** Undefined if not signed by the gateway, or invalid. Never rejects. */
  read(signature: string, payload: string): Promise<PaymentWebhook | undefined>
}
