import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#machines/kit/failure.ts'
import type { authMachine } from './auth.machine.ts'
import { messageOf, linkableMethods, type AuthMessage, type AuthOperation } from './auth.rules.ts'
import { selectUser } from './guest.selectors.ts'

type AuthSnapshot = SnapshotFrom<typeof authMachine>

/** `unknown`: not yet told by the identity provider. `code`: the e-mail is to be proven. `signedOut`: also whoever has got no further than the provider. */
export type AuthStep = 'unknown' | 'signedOut' | 'code' | 'signedIn'

export const selectStep = (snapshot: AuthSnapshot): AuthStep => {
  if (snapshot.matches('proving')) return 'code'
  if (snapshot.matches('signedIn')) return 'signedIn'
  return snapshot.matches('unknown') ? 'unknown' : 'signedOut'
}

/** Apart from the rest: what follows a guest needs none of the dialog's rules. */
export { selectUid, selectUser } from './guest.selectors.ts'
/** Somebody is signed in, and our server has not said who: the last try has failed. It stays while another is under way. */
export const selectUnknownGuest = (snapshot: AuthSnapshot): Failure | null =>
  snapshot.matches('signedIn') && snapshot.context.user === null ? snapshot.context.failure : null
export const selectIsSignedIn = (snapshot: AuthSnapshot) => selectUser(snapshot) !== null
/** What the header shows of the account. `unknown`: a session is kept, and whose it is will be known in a moment. */
export const selectAccount = (snapshot: AuthSnapshot): 'unknown' | 'nobody' | 'guest' => {
  if (selectIsSignedIn(snapshot)) return 'guest'
  const step = selectStep(snapshot)
  return step === 'unknown' || step === 'signedIn' ? 'unknown' : 'nobody'
}
export const selectIsBusy = (snapshot: AuthSnapshot) => snapshot.hasTag('busy')
/** The code is being checked, or the session begun with it. */
export const selectIsChecking = (snapshot: AuthSnapshot) => snapshot.matches({ proving: { code: 'checking' } })
export const selectCanResend = (snapshot: AuthSnapshot) => snapshot.matches({ proving: { resend: 'ready' } })
/** A code has gone out and the next one has to wait `RESEND_COOL_DOWN_SECONDS`, counted from now. */
export const selectIsResendCooling = (snapshot: AuthSnapshot) => snapshot.matches({ proving: { resend: 'cooling' } })
/** Whose code is waited for, or who was last signed in or up. */
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

/** What the dialog asks. `done`: nothing, but what failed beside the sign-in is said there. */
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

/** A form waits for its own answer. The provider's window is no such wait: the forms beside it stay usable. */
export const selectIsSending = (snapshot: AuthSnapshot) =>
  selectIsBusy(snapshot) && !snapshot.matches({ signedOut: 'popup' })
/** The provider whose window is open. */
export const selectPopup = (snapshot: AuthSnapshot) =>
  snapshot.matches({ signedOut: 'popup' }) ? snapshot.context.provider : null
/** The way in that waits, and the ways by which its account can be proven first. */
export const selectLink = ({ context: { link } }: AuthSnapshot) =>
  link === null ? null : { provider: link.provider, email: link.email, ways: linkableMethods(link) }
/** What is known of the names of somebody who came through a provider. */
export const selectNames = ({ context: { form } }: AuthSnapshot) => form
export const selectIsCheckingLink = (snapshot: AuthSnapshot) => snapshot.matches({ resetting: 'checking' })

/** All that the dialog and the header show of their machine. */
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
