import type { Caller } from '#server/http/handler.ts'

/** Who carries this token? */
export interface TokenVerifier {
  /**
   * @param bearer the ID token, without the word Bearer.
   * @returns null for a token that is not good, whatever is wrong with it.
   * @throws when the provider's keys cannot be had, which says nothing about the token.
   */
  verify(bearer: string): Promise<Caller | null>
}

interface ProviderAccount {
  uid: string
  email: string
  email_verified: boolean
  created_at: Temporal.Instant
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
}
