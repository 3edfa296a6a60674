import type { SnapshotFrom } from 'xstate'
import type { authMachine } from './auth.machine.ts'
import { messageOf, type AuthMessage } from './auth.rules.ts'

type AuthSnapshot = SnapshotFrom<typeof authMachine>

/** `unknown`: not yet told by the identity provider. `code`: the e-mail is to be proven. */
export type AuthStep = 'unknown' | 'signedOut' | 'code' | 'signedIn'

export const selectStep = (snapshot: AuthSnapshot): AuthStep => {
  if (snapshot.matches('proving')) return 'code'
  if (snapshot.matches('signedIn')) return 'signedIn'
  return snapshot.matches('unknown') ? 'unknown' : 'signedOut'
}

/** Signed in, and our server has said who this is. */
export const selectUser = (snapshot: AuthSnapshot) =>
  snapshot.matches('signedIn') && snapshot.context.user !== null ? snapshot.context.user : null
export const selectIsSignedIn = (snapshot: AuthSnapshot) => selectUser(snapshot) !== null
export const selectIsBusy = (snapshot: AuthSnapshot) => snapshot.hasTag('busy')
/** The code is being checked, or the session begun with it. */
export const selectIsChecking = (snapshot: AuthSnapshot) => snapshot.matches({ proving: { code: 'checking' } })
export const selectCanResend = (snapshot: AuthSnapshot) => snapshot.matches({ proving: { resend: 'ready' } })
/** A code has gone out and the next one has to wait `RESEND_COOL_DOWN_SECONDS`, counted from now. */
export const selectIsResendCooling = (snapshot: AuthSnapshot) => snapshot.matches({ proving: { resend: 'cooling' } })
/** Whose code is waited for, or who was last signed in or up. */
export const selectEmail = (snapshot: AuthSnapshot) => snapshot.context.email
export const selectFailure = (snapshot: AuthSnapshot) => snapshot.context.failure
export const selectMessage = ({ context }: AuthSnapshot): AuthMessage | null =>
  context.failure === null ? null : messageOf(context.failure, { email: context.email })
