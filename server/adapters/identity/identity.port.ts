import type { Bearer } from '#server/http/handler.ts'

/** Who carries this token? */
export interface TokenVerifier {
  /**
   * By signature and dates alone: whether the session still stands is told by the account (`sessions.ts`).
   * @param bearer the ID token, without the word Bearer.
   * @returns null for a token that is not good, whatever is wrong with it.
   * @throws when the provider's keys cannot be had, which says nothing about the token.
   */
  verify(bearer: string): Promise<Bearer | null>
}

/** One way into an account. */
export interface SignInMethodRecord {
  /** `password`, or the provider's name: `google.com`, `facebook.com`. */
  provider: string
  /** Another one for another password, and for another person at the same provider. Opens nothing. */
  mark: string
}

export interface ProviderAccount {
  uid: string
  email: string
  email_verified: boolean
  disabled: boolean
  created_at: Temporal.Instant
  last_sign_in_at: Temporal.Instant | null
  /** Sessions begun before this moment are over. */
  valid_since: Temporal.Instant
  ways: readonly SignInMethodRecord[]
}

export interface ProviderSession {
  /** As in `SignInMethodRecord`; empty where the provider does not say. */
  way: string
  began_at: Temporal.Instant
  used_at: Temporal.Instant
}

type CreatedAccount = { outcome: 'created'; uid: string } | { outcome: 'email_exists' }

/** What our server does at the identity provider in its own name. Never called inside a database transaction. */
export interface IdentityAdmin {
  createPasswordUser(account: { email: string; password: string; display_name: string }): Promise<CreatedAccount>
  /** To one that our own code has proven: it counts as verified. Ends the account's sessions, as the live service does. */
  setEmail(uid: string, email: string): Promise<'changed' | 'email_exists'>
  setEmailVerified(uid: string): Promise<void>
  /** Does nothing when there is no such account. */
  deleteUser(uid: string): Promise<void>
  lookupByEmail(email: string): Promise<ProviderAccount | undefined>
  /** Undefined for an account that is gone. */
  accountOf(uid: string): Promise<ProviderAccount | undefined>
  /** For the guest's export. The live service tells the latest only. */
  sessionsOf(uid: string): Promise<ProviderSession[]>
}
