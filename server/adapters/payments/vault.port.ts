import type { CardOnFile, Declined, Done, Unknown } from './payments.port.ts'

/** A card as the card company keeps it. `expires` is `YYYY-MM`. */
export interface VaultCard extends CardOnFile {
  expires: string
}

export interface NewVaultCard {
  /** Ours, one for each guest. */
  customerId: string
  /** Ours, one for each wish to store: what an unknown outcome is looked up by. At most 36 characters. */
  token: string
  nonce: string
  deviceData: string | null
}

export type Stored = { outcome: 'stored'; card: VaultCard }
/** The customer has this card already, under another token. */
export type Duplicate = { outcome: 'duplicate'; card: VaultCard }

/** Stands for a kept card in one payment. `bin`: the first six digits, which the bank's look-up asks for. */
export interface CardNonce {
  outcome: 'issued'
  nonce: string
  bin: string
  last4: string
}

/**
 * Keeping cards of guests. No method rejects: each answers with a value, and `unknown` wherever the gateway did not say.
 * Every method may be called again, after `unknown` and after success, and then answers the same.
 */
export interface CardVault {
  /** Has the bank verify the card and keeps it, for a customer who is made where they are not known yet. */
  store(card: NewVaultCard): Promise<Stored | Duplicate | Declined | Unknown>
  /** What became of a token. */
  find(token: string): Promise<Stored | { outcome: 'absent' } | Unknown>
  /** What a guest who is there pays with; the bank has not verified them yet. Each call makes another one. */
  issueNonce(token: string): Promise<CardNonce | { outcome: 'absent' } | Unknown>
  /** Done as well where there is no such card. */
  remove(token: string): Promise<Done | Unknown>
  /** Forgets a customer with all cards. Done as well where there is no such customer. */
  removeCustomer(customerId: string): Promise<Done | Unknown>
}
