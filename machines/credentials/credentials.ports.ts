import type { SignInMethod, SocialProvider } from '#contract/user/user.ts'
import { port } from '#machines/kit/port.ts'

/** Stands for a password or a code that the vault keeps; it opens nothing by itself. */
type Handle = string

/** How the guest proves who they are. */
export type Reauthentication = { way: 'password'; handle: Handle } | { way: SocialProvider }

export const credentialsPorts = {
  loadMethods: port<SignInMethod[], null>('loadMethods'),
  /** Afterwards the session counts as recent. */
  prove: port<null, { proof: Reauthentication | null }>('prove'),
  requestEmail: port<null, { email: string }>('requestEmail'),
  /** Changes the e-mail; the provider ends the session with it. */
  verifyEmail: port<null, { handle: Handle; proof: Reauthentication | null }>('verifyEmail'),
  signInAgain: port<null, { email: string; proof: Reauthentication | null }>('signInAgain'),
  changePassword: port<null, { handle: Handle }>('changePassword'),
  /** To the e-mail of the account, which has no password yet. */
  sendReset: port<null, null>('sendReset'),
  deleteAccount: port<null, null>('deleteAccount'),
}
