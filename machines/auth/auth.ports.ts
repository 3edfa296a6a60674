import type { SignInMethod, SignUpBody, SocialProvider, User } from '#contract/user/user.ts'
import { port } from '#machines/kit/port.ts'

/** The user as screens know them; the payment-vault token stays with the payment service. */
export type SignedInUser = Omit<User, 'bt_token'>

/** What a guest writes to sign up, but for the password. */
export type SignUpForm = Omit<SignUpBody, 'password'>

/** A handle stands for a password or a code that the identity service keeps; it opens nothing by itself. */
export type Handle = string

/** What a sign-in through Google or Facebook came to. */
export type SocialAnswer =
  | { outcome: 'signedIn'; uid: string; isNew: boolean; email: string; displayName: string | null }
  /** The e-mail has an account with other ways in; `methods` are those that were told, [] when none was. `handle` stands for the pending credential. */
  | { outcome: 'conflict'; email: string; methods: SignInMethod[]; handle: Handle }

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
  /** Ends the session; with `isNew` also the provider's account, which this very attempt has made. */
  signOut: port<null, { isNew: boolean }>('signOut'),
  /** Opens the provider's window, and waits for what comes of it. */
  signInWithProvider: port<SocialAnswer, { provider: SocialProvider }>('signInWithProvider'),
  /** Makes our server's record of somebody whom the provider has just signed in. */
  createUser: port<{ mustProve: boolean }, { form: SignUpForm }>('createUser'),
  /** Adds the pending credential to whoever is signed in. */
  linkCredential: port<null, { handle: Handle }>('linkCredential'),
  /** Asks for the link by which a new password can be chosen. */
  sendPasswordReset: port<null, { email: string }>('sendPasswordReset'),
  /** Whose password the link of the e-mail can change. */
  checkResetCode: port<{ email: string }, { handle: Handle }>('checkResetCode'),
  resetPassword: port<{ email: string }, { codeHandle: Handle; handle: Handle }>('resetPassword'),
}
