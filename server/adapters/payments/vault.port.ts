import type { CardOnFile, Declined, Done, Unknown } from './payments.port.ts'

/** A saved card at the gateway. `expires` is `YYYY-MM`. */
export interface VaultCard extends CardOnFile {
  expires: string
}

export interface NewVaultCard {
  /** Our id, one for each guest. */
  customerId: string
  /** Our id, one for each attempt to store; an unknown outcome is looked up by it. At most 36 characters. */
  token: string
  nonce: string
  deviceData: string | null
}

export type Stored = { outcome: 'stored'; card: VaultCard }
/** The customer already has this card under another token. */
export type Duplicate = { outcome: 'duplicate'; card: VaultCard }

/** Represents a saved card in one payment. `bin`: the first six digits, needed for the bank's look-up. */
export interface CardNonce {
  outcome: 'issued'
  nonce: string
  bin: string
  last4: string
}

/**
 * Saves guests' cards. No method rejects: each resolves to a value, `unknown` if the gateway's answer is missing. Every method
 * is idempotent and may be called again, after `unknown` and after success.
 */
export interface CardVault {
  /** Has the bank verify the card and stores it; creates the customer if needed. */
  store(card: NewVaultCard): Promise<Stored | Duplicate | Declined | Unknown>
  /** Looks a token up. */
  find(token: string): Promise<Stored | { outcome: 'absent' } | Unknown>
  /** Nonce for a payment by a guest who is present, not verified by the bank yet. Each call creates a new one. */
  issueNonce(token: string): Promise<CardNonce | { outcome: 'absent' } | Unknown>
  /** Done also if there is no such card. */
  remove(token: string): Promise<Done | Unknown>
  /** Deletes a customer with all cards. Done also if there is no such customer. */
  removeCustomer(customerId: string): Promise<Done | Unknown>
}
