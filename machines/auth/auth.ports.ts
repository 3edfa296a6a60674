import type { SignInMethod, SignUpBody, SocialProvider, User } from '#contract/user/user.ts'
import { port } from '#machines/kit/port.ts'

/** The user without the payment-vault token, which only the payment service has. */
export type SignedInUser = Omit<User, 'bt_token'>

/** The sign-up form without the password. */
export type SignUpForm = Omit<SignUpBody, 'password'>

/** Refers to a password or code that the identity service keeps; grants nothing on its own. */
export type Handle = string

/** Result of a sign-in with Google or Facebook. */
export type SocialAnswer =
  | { outcome: 'signedIn'; uid: string; isNew: boolean; email: string; displayName: string | null }
  /**
   * The email has an account with other sign-in methods; `methods` is [] if the provider names none. `handle` refers to the
   * pending credential.
   */
  | { outcome: 'conflict'; email: string; methods: SignInMethod[]; handle: Handle }

export const authPorts = {
  /** Signs in at the identity provider. Aborting it leaves nobody signed in. */
  signIn: port<{ uid: string }, { email: string; handle: Handle }>('signIn'),
  /** Creates the account; `mustProve`: the email must be verified by a code first. */
  signUp: port<{ mustProve: boolean }, { form: SignUpForm; handle: Handle }>('signUp'),
  /**
   * Verifies the email by the code, also for the running session. Null: it was verified before, e.g. when that response was
   * lost.
   */
  verifyCode: port<SignedInUser | null, { email: string; handle: Handle }>('verifyCode'),
  resendCode: port<null, { email: string }>('resendCode'),
  loadUser: port<SignedInUser, { uid: string }>('loadUser'),
  /** Ends the session; with `isNew` also deletes the provider's account, which this attempt created. */
  signOut: port<null, { isNew: boolean }>('signOut'),
  /** Opens the provider's window and waits for its result. */
  signInWithProvider: port<SocialAnswer, { provider: SocialProvider }>('signInWithProvider'),
  /** Creates our server's record of a user the provider has just signed in. */
  createUser: port<{ mustProve: boolean }, { form: SignUpForm }>('createUser'),
  /** Adds the pending credential to the signed-in user. */
  linkCredential: port<null, { handle: Handle }>('linkCredential'),
  /** Requests the email with the password reset link. */
  sendPasswordReset: port<null, { email: string }>('sendPasswordReset'),
  /** Returns the email whose password the reset link can change. */
  checkResetCode: port<{ email: string }, { handle: Handle }>('checkResetCode'),
  resetPassword: port<{ email: string }, { codeHandle: Handle; handle: Handle }>('resetPassword'),
}
