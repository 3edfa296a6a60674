import type { Cents } from '#contract/shared/money.ts'
import type { WalletName } from '#contract/booking/wallets.ts'

/** The stay as sent to the gateway. Dates are `YYYY-MM-DD` at the hotel. */
export interface Lodging {
  folioNumber: string
  checkInDate: string
  checkOutDate: string
  roomRateCents?: Cents
}

export interface Authorization {
  /** Our id, one per attempt to pay; an unknown outcome is looked up by it. */
  orderId: string
  amountCents: Cents
  nonce: string
  deviceData: string | null
  lodging: Lodging
  /**
   * merchant: we charge a saved card while the guest is away, as agreed with them when it was saved and verified. No verification
   * is asked for then. Missing: the guest pays.
   */
  initiator?: 'merchant'
  /** Stores the card under our token, if the payment succeeds. The card of a wallet is never stored: it is charged anyway. */
  keep?: { customerId: string; token: string }
}

export interface CardOnFile {
  /** In the gateway's spelling: `Visa`, `MasterCard`, `American Express`. */
  brand: string
  last4: string
}

export interface PaidCard extends CardOnFile {
  /** Null: paid with the card directly. */
  wallet: WalletName | null
  /** The gateway's identifiers of the card: equal for equal cards, and not its number. Empty if it gives none. */
  numbers: readonly string[]
}

/** Advice to the guest after a decline. `try_again`: the card is not at fault. */
export type DeclineAdvice = 'different_card' | 'verify_card' | 'check_card' | 'try_again'

export type DeclineReason =
  | 'processor_declined'
  | 'processor_failed'
  | 'cvv'
  | 'avs'
  | 'fraud'
  | 'risk_threshold'
  | 'three_d_secure'
  | 'duplicate'
  /**
   * The nonce is used, and not for this order as far as the gateway knows. Shortly after a lost first attempt this does not
   * prove that nothing was charged: look the order up again later.
   */
  | 'nonce_used'
  | 'nonce_unknown'
  | 'gateway_rejected'
  | 'invalid_request'
  /** Our keys or SDK version: staff has to act. */
  | 'misconfigured'
  | 'voided'

export interface Declined {
  outcome: 'declined'
  reason: DeclineReason
  /** Code of the processor or the gateway, for the log; empty if there is none. */
  code: string
  advice: DeclineAdvice
  /** Whether the same card may pay later; if not, there is no point in trying it again. */
  isSoft: boolean
}

export interface Authorized {
  outcome: 'authorized'
  transactionId: string
  card: PaidCard
}

/** Outcome unknown, or not possible yet: draw no conclusion. Look it up, or call again later. */
export interface Unknown {
  outcome: 'unknown'
}

/** Certainly not done yet: the charge has not settled, which may take days. Call again later. */
export interface Unsettled {
  outcome: 'unsettled'
}

/** Certainly not done, and calling again will not change that. */
export interface Refused {
  outcome: 'refused'
  reason: 'not_found' | 'voided' | 'settled' | 'invalid_request'
}

export type Done = { outcome: 'done' }
export type AuthorizeResult = Authorized | Declined | Unknown
export type FindResult =
  | Authorized
  /** `at`: when the money was taken; null if the gateway does not say. */
  | { outcome: 'captured'; transactionId: string; card: PaidCard; at: Temporal.Instant | null }
  | { outcome: 'voided'; transactionId: string }
  | Declined
  | { outcome: 'absent' }
  | Unknown

/**
 * Takes payments for stays. No method rejects: each resolves to a value, `unknown` if the gateway's answer is missing. Every
 * method may be called again after `unknown`.
 */
export interface PaymentGateway {
  /** A token for the card SDK of one visit. */
  clientToken(options?: { customerId?: string }): Promise<{ outcome: 'done'; clientToken: string } | Unknown>
  /** Identifies the card behind a nonce; `mark` is equal for equal card numbers, and is not the number. */
  cardOf(nonce: string): Promise<{ outcome: 'known'; mark: string } | { outcome: 'absent' } | Unknown>
  /** Reserves the amount on the card. Called again with the same `orderId`, returns the first result. */
  authorize(authorization: Authorization): Promise<AuthorizeResult>
  /** Looks an order up; if it has several transactions, the one that holds money. */
  find(orderId: string): Promise<FindResult>
  /** Takes the reserved amount, or less. Done also if it was taken before. */
  capture(transactionId: string, amountCents?: Cents): Promise<Done | Refused | Unknown>
  /** Cancels an authorization. Done also if it was cancelled before. */
  void(transactionId: string): Promise<Done | Refused | Unknown>
  /**
   * Refunds money: a full amount that is not settled is voided, a settled one refunded; a part of one that has not
   * settled is `unsettled` until it has. A refund with the same `refundId` happens once.
   */
  refund(transactionId: string, amountCents: Cents, refundId?: string): Promise<Done | Refused | Unsettled | Unknown>
}
