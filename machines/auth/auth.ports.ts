import type { SignUpBody, User } from '#contract/user.ts'
import { port } from '#machines/kit/port.ts'

/** The user as screens know him; the payment-vault token stays with the payment service. */
export type SignedInUser = Omit<User, 'bt_token'>

/** What a guest writes when he signs up, but for the password. */
export type SignUpForm = Omit<SignUpBody, 'password'>

/** A handle stands for a password or a code that the identity service keeps; it opens nothing by itself. */
export type Handle = string

export const authPorts = {
  /** Signs in at the identity provider. An aborted sign-in leaves nobody signed in. */
  signIn: port<{ uid: string }, { email: string; handle: Handle }>('signIn'),
  /** Makes the account; the server says whether the e-mail has to be proven by a code first. */
  signUp: port<{ mustProve: boolean }, { form: SignUpForm; handle: Handle }>('signUp'),
  /**
   * Proves the e-mail by the code. A running session knows of it from then on. Null: it had been proven already, such as
   * by an answer that was lost on its way.
   */
  verifyCode: port<SignedInUser | null, { email: string; handle: Handle }>('verifyCode'),
  resendCode: port<null, { email: string }>('resendCode'),
  loadUser: port<SignedInUser, { uid: string }>('loadUser'),
  signOut: port<null, null>('signOut'),
}
