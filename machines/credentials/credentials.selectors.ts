import type { SignInMethod } from '#contract/user/user.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { isPopupClosedByGuest } from '#machines/kit/messages.ts'
import type { SnapshotFrom } from 'xstate'
import type { credentialsMachine } from './credentials.machine.ts'
import type { CredentialsContext } from './credentials.setup.ts'

type CredentialsSnapshot = SnapshotFrom<typeof credentialsMachine>

/**
 * `loadingMethods`: also while nobody is signed in. `email`, `password`, `deletion`: the form. `code`: the one sent to the new
 * email. `renew`: sign in again with the new email.
 */
export type CredentialsStep =
  | 'loadingMethods'
  | 'closed'
  | 'email'
  | 'code'
  | 'renew'
  | 'password'
  | 'deletion'
  | 'gone'

export const selectStep = (snapshot: CredentialsSnapshot): CredentialsStep => {
  if (snapshot.matches('loadingMethods') || snapshot.matches('away')) return 'loadingMethods'
  if (snapshot.matches('closed')) return 'closed'
  if (snapshot.matches('password')) return 'password'
  if (snapshot.matches('deletion')) return snapshot.matches({ deletion: 'gone' }) ? 'gone' : 'deletion'
  if (snapshot.matches({ email: 'signInNeeded' })) return 'renew'
  // The new sign-in starts without the user: the code form stays during both.
  return snapshot.matches({ email: 'code' }) || snapshot.matches({ email: 'signingIn' }) ? 'code' : 'email'
}

export const selectIsBusy = (snapshot: CredentialsSnapshot): boolean => snapshot.hasTag('busy')
export const selectIsChecking = (snapshot: CredentialsSnapshot): boolean =>
  snapshot.matches({ email: { code: { entry: 'checking' } } }) || snapshot.matches({ email: 'signingIn' })
export const selectCanResend = (snapshot: CredentialsSnapshot): boolean =>
  snapshot.matches({ email: { code: { resend: 'ready' } } })
export const selectIsResendCooling = (snapshot: CredentialsSnapshot): boolean =>
  snapshot.matches({ email: { code: { resend: 'cooling' } } })
export const selectEmail = ({ context }: CredentialsSnapshot): string => context.email
export const selectDone = ({ context }: CredentialsSnapshot): CredentialsContext['done'] => context.done
export const selectMethods = ({ context }: CredentialsSnapshot): SignInMethod[] => context.methods
export const selectFailure = ({ context: { failure } }: CredentialsSnapshot): Failure | null =>
  failure === null || isPopupClosedByGuest(failure) ? null : failure
/** The step cannot be aborted or must be completed, so the form cannot be closed. */
export const selectIsDecided = (snapshot: CredentialsSnapshot): boolean =>
  selectIsChecking(snapshot) ||
  snapshot.matches({ email: 'signInNeeded' }) ||
  snapshot.matches({ password: 'changing' }) ||
  snapshot.matches({ password: 'sending' }) ||
  snapshot.matches({ deletion: 'deleting' }) ||
  snapshot.matches({ deletion: 'gone' })
