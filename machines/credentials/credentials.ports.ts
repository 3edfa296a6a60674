import type { SignInMethod, SocialProvider } from '#contract/user/user.ts'
import { port } from '#machines/kit/port.ts'

/** Refers to a password or code that the vault keeps; grants nothing on its own. */
type Handle = string

export type Reauthentication = { way: 'password'; handle: Handle } | { way: SocialProvider }

export const credentialsPorts = {
  loadMethods: port<SignInMethod[], null>('loadMethods'),
  /** Reauthenticates: afterwards the session counts as recent. */
  prove: port<null, { proof: Reauthentication | null }>('prove'),
  requestEmail: port<null, { email: string }>('requestEmail'),
  /** Changes the email, which makes the provider end the session. */
  verifyEmail: port<null, { handle: Handle; proof: Reauthentication | null }>('verifyEmail'),
  signInAgain: port<null, { email: string; proof: Reauthentication | null }>('signInAgain'),
  changePassword: port<null, { handle: Handle }>('changePassword'),
  /** Sends the link to the email of the account, which has no password yet. */
  sendReset: port<null, null>('sendReset'),
  deleteAccount: port<null, null>('deleteAccount'),
}
