import { VERIFY_CARD_MESSAGE } from '#contract/http/errors.ts'
import type { Cents } from '#contract/shared/money.ts'
import type { WalletName } from '#contract/booking/wallets.ts'

/** What the card company is told about the stay. Dates are `YYYY-MM-DD`, the hotel's own. */
export interface Lodging {
  folioNumber: string
  checkInDate: string
  checkOutDate: string
  roomRateCents?: Cents
}

export interface Authorization {
  /** Ours, one for each attempt to pay: what an unknown outcome is looked up by. */
  orderId: string
  amountCents: Cents
  nonce: string
  deviceData: string | null
  lodging: Lodging
  /** The guest wants the card kept for the next time, under a token of ours; it is, where the card says yes. */
  keep?: { customerId: string; token: string }
}

export interface CardOnFile {
  /** As the card company writes it: `Visa`, `MasterCard`, `American Express`. */
  brand: string
  last4: string
}

export interface PaidCard extends CardOnFile {
  /** Null: paid with the card itself. */
  wallet: WalletName | null
}

/** What the guest may do about a refusal. `try_again`: the card is not at fault. */
export type DeclineAdvice = 'different_card' | 'verify_card' | 'check_card' | 'try_again'

/** The specification's words, §5 Payment and §8. */
export const DECLINE_MESSAGES: Readonly<Record<DeclineAdvice, string>> = {
  different_card: 'Please, try a different credit card',
  verify_card: VERIFY_CARD_MESSAGE,
  check_card: 'Please, check your credit card information',
  try_again: 'Ooops! Something went wrong',
}

export type DeclineReason =
  | 'processor_declined'
  | 'processor_failed'
  | 'cvv'
  | 'avs'
  | 'fraud'
  | 'risk_threshold'
  | 'three_d_secure'
  | 'duplicate'
  /** The nonce was spent, and not on this order as far as the gateway can tell. Before a look-up long enough after a
   * lost first attempt this is not yet proof that nothing is owed. */
  | 'nonce_used'
  | 'nonce_unknown'
  | 'gateway_rejected'
  | 'invalid_request'
  /** Our keys, our rate, our version: a person has to look. */
  | 'misconfigured'
  | 'voided'

export interface Declined {
  outcome: 'declined'
  reason: DeclineReason
  /** The processor's or the gateway's own code, for the log; empty where there is none. */
  code: string
  advice: DeclineAdvice
}

export interface Authorized {
  outcome: 'authorized'
  transactionId: string
  card: PaidCard
}

/** Not known, or not yet possible: nothing may be concluded. Look it up, or ask again later. */
export interface Unknown {
  outcome: 'unknown'
}

/** Known not to have been done, and asking again will not change that. */
export interface Refused {
  outcome: 'refused'
  reason: 'not_found' | 'voided' | 'settled' | 'invalid_request'
}

export type Done = { outcome: 'done' }
export type AuthorizeResult = Authorized | Declined | Unknown
export type Found =
  | Authorized
  /** `at`: when the money was taken; null where the card service does not say. */
  | { outcome: 'captured'; transactionId: string; card: PaidCard; at: Temporal.Instant | null }
  | { outcome: 'voided'; transactionId: string }
  | Declined
  | { outcome: 'absent' }
  | Unknown

/**
 * Taking money for a stay. No method rejects: each answers with a value, and `unknown` wherever the gateway did not say.
 * Every method may be called again after `unknown`.
 */
export interface PaymentGateway {
  /** A token for the card SDK of one visit. */
  clientToken(options?: { customerId?: string }): Promise<{ outcome: 'done'; clientToken: string } | Unknown>
  /** Which card a nonce stands for; `mark` is the same for the same card number, and is not the number. */
  cardOf(nonce: string): Promise<{ outcome: 'known'; mark: string } | { outcome: 'absent' } | Unknown>
  /** Reserves the amount on the card. Sent again with the same `orderId`, it answers what the first one did. */
  authorize(authorization: Authorization): Promise<AuthorizeResult>
  /** What became of an order; the live transaction where there are several. */
  find(orderId: string): Promise<Found>
  /** Takes what was reserved, or less of it. Done as well where it had been taken before. */
  capture(transactionId: string, amountCents?: Cents): Promise<Done | Refused | Unknown>
  /** Lets the card go. Done as well where it had been let go before. */
  void(transactionId: string): Promise<Done | Refused | Unknown>
  /**
   * Gives money back: a whole amount that has not settled yet is let go, a settled one refunded, and part of an
   * unsettled one is `unknown` until it has settled. `refundId` names the refund; the same one is given once.
   */
  refund(transactionId: string, amountCents: Cents, refundId?: string): Promise<Done | Refused | Unknown>
}
