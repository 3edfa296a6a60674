import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#machines/kit/failure.ts'
import type { authMachine } from './auth.machine.ts'
import { messageOf, linkableMethods, type AuthMessage, type AuthOperation } from './auth.rules.ts'
import { selectUser } from './guest.selectors.ts'

type AuthSnapshot = SnapshotFrom<typeof authMachine>

/**
 * `unknown`: the identity provider has not answered yet. `code`: the email must be verified. `signedOut`: also while a
 * provider's user has no account of ours.
 */
export type AuthStep = 'unknown' | 'signedOut' | 'code' | 'signedIn'

export const selectStep = (snapshot: AuthSnapshot): AuthStep => {
  if (snapshot.matches('proving')) return 'code'
  if (snapshot.matches('signedIn')) return 'signedIn'
  return snapshot.matches('unknown') ? 'unknown' : 'signedOut'
}

/** In a file of its own, since most importers do not need the rules of the dialog. */
export { selectUid, selectUser } from './guest.selectors.ts'
/** Failure of the last attempt to load the signed-in user; stays during the next attempt. Null once the user is known. */
export const selectUnknownGuest = (snapshot: AuthSnapshot): Failure | null =>
  snapshot.matches('signedIn') && snapshot.context.user === null ? snapshot.context.failure : null
export const selectIsSignedIn = (snapshot: AuthSnapshot) => selectUser(snapshot) !== null
/** Account state in the header. `unknown`: a session exists or is being restored, and its user is not loaded yet. */
export const selectAccount = (snapshot: AuthSnapshot): 'unknown' | 'nobody' | 'guest' => {
  if (selectIsSignedIn(snapshot)) return 'guest'
  const step = selectStep(snapshot)
  return step === 'unknown' || step === 'signedIn' ? 'unknown' : 'nobody'
}
export const selectIsBusy = (snapshot: AuthSnapshot) => snapshot.hasTag('busy')
export const selectIsChecking = (snapshot: AuthSnapshot) => snapshot.matches({ proving: { code: 'checking' } })
export const selectCanResend = (snapshot: AuthSnapshot) => snapshot.matches({ proving: { resend: 'ready' } })
/** The last code was sent less than `RESEND_COOL_DOWN_SECONDS` ago. */
export const selectIsResendCooling = (snapshot: AuthSnapshot) => snapshot.matches({ proving: { resend: 'cooling' } })
/** The email to verify, or the one last signed in or up with. */
export const selectEmail = (snapshot: AuthSnapshot) => snapshot.context.email
export const selectFailure = (snapshot: AuthSnapshot) => snapshot.context.failure

const doingOf = (snapshot: AuthSnapshot): AuthOperation => {
  if (snapshot.matches('resetting')) return 'reset'
  if (snapshot.matches({ signedIn: 'ready' })) return 'link'
  return snapshot.context.provider === null ? 'signIn' : 'social'
}
export const selectMessage = (snapshot: AuthSnapshot): AuthMessage | null => {
  const { failure, email } = snapshot.context
  return failure === null ? null : messageOf(failure, { email, operation: doingOf(snapshot) })
}

/** Panel of the dialog. `done`: no form, but a failure of linking is shown. */
export type AuthPanel = 'forms' | 'link' | 'names' | 'code' | 'askReset' | 'resetSent' | 'newPassword' | 'done'

export const selectPanel = (snapshot: AuthSnapshot): AuthPanel => {
  if (snapshot.matches('proving')) return 'code'
  if (snapshot.matches('joining')) return 'names'
  if (snapshot.matches({ resetting: 'sent' })) return 'resetSent'
  if (snapshot.matches({ resetting: 'asking' }) || snapshot.matches({ resetting: 'sending' })) return 'askReset'
  if (snapshot.matches('resetting')) return 'newPassword'
  if (snapshot.matches({ signedIn: 'ready' })) return 'done'
  return snapshot.context.link === null ? 'forms' : 'link'
}

/** A submitted form waits for its result. An open provider window does not count: the forms beside it stay usable. */
export const selectIsSending = (snapshot: AuthSnapshot) =>
  selectIsBusy(snapshot) && !snapshot.matches({ signedOut: 'popup' })
/** The provider whose window is open; null: none. */
export const selectPopup = (snapshot: AuthSnapshot) =>
  snapshot.matches({ signedOut: 'popup' }) ? snapshot.context.provider : null
/** The credential to be linked, and the methods to sign in with first. */
export const selectLink = ({ context: { link } }: AuthSnapshot) =>
  link === null ? null : { provider: link.provider, email: link.email, ways: linkableMethods(link) }
/** The names known so far of a provider's user. */
export const selectNames = ({ context: { form } }: AuthSnapshot) => form
export const selectIsCheckingLink = (snapshot: AuthSnapshot) => snapshot.matches({ resetting: 'checking' })

export const selectView = (snapshot: AuthSnapshot) => ({
  step: selectStep(snapshot),
  account: selectAccount(snapshot),
  user: selectUser(snapshot),
  panel: selectPanel(snapshot),
  busy: selectIsSending(snapshot),
  popup: selectPopup(snapshot),
  link: selectLink(snapshot),
  names: selectNames(snapshot),
  checkingLink: selectIsCheckingLink(snapshot),
  checking: selectIsChecking(snapshot),
  canResend: selectCanResend(snapshot),
  coolingDown: selectIsResendCooling(snapshot),
  email: selectEmail(snapshot),
  message: selectMessage(snapshot),
})
