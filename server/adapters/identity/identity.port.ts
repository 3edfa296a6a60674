import type { Bearer } from '#server/http/handler.ts'

export interface TokenVerifier {
  /**
   * Checks signature and dates only: `bearerVerifier.ts` checks with the account whether the session is still valid.
   * @param bearer the ID token, without the word Bearer.
   * @returns null for an invalid token, whatever is wrong with it.
   * @throws if the provider's keys cannot be loaded, which says nothing about the token.
   */
  verify(bearer: string): Promise<Bearer | null>
}

/** One sign-in method of an account. */
export interface SignInMethodRecord {
  /** `password`, or the provider's name: `google.com`, `facebook.com`. */
  provider: string
  /** Changes with the password, or with the person at the same provider. Not a secret. */
  mark: string
}

export interface ProviderAccount {
  uid: string
  email: string
  email_verified: boolean
  disabled: boolean
  created_at: Temporal.Instant
  last_sign_in_at: Temporal.Instant | null
  /** Sessions begun before this instant are over. */
  valid_since: Temporal.Instant
  ways: readonly SignInMethodRecord[]
}

export interface ProviderSession {
  /** As in `SignInMethodRecord`; empty if the provider does not say. */
  way: string
  began_at: Temporal.Instant
  used_at: Temporal.Instant
}

type CreatedAccount = { outcome: 'created'; uid: string } | { outcome: 'email_exists' }

/** The identity provider's admin API. Never call it inside a database transaction. */
export interface IdentityAdmin {
  createPasswordUser(account: { email: string; password: string; display_name: string }): Promise<CreatedAccount>
  /** Sets an e-mail that our own code has proven, as verified. Ends the account's sessions, as the live service does. */
  setEmail(uid: string, email: string): Promise<'changed' | 'email_exists'>
  setEmailVerified(uid: string): Promise<void>
  /** Idempotent. */
  deleteUser(uid: string): Promise<void>
  lookupByEmail(email: string): Promise<ProviderAccount | undefined>
  /** Undefined if the account is gone. */
  accountOf(uid: string): Promise<ProviderAccount | undefined>
  /** For the guest's export. The live service knows only the latest session. */
  sessionsOf(uid: string): Promise<ProviderSession[]>
}
