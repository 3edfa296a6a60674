import type { InvariantOf, StepOf } from '#machines/kit/verify/machineSpec.ts'
import {
  anywhere,
  contextMatches,
  acceptedEventInvariants,
  type AcceptedEvents,
} from '#machines/kit/verify/invariants.ts'
import type { authMachine } from './auth.machine.ts'
import { EMPTY_FORM, type AuthEvent } from './auth.setup.ts'

type Step = StepOf<typeof authMachine>
type Snapshot = Step['after']
type Holds = (snapshot: Snapshot) => boolean

const isIdle: Holds = (snapshot) => snapshot.matches({ signedOut: 'idle' })
const isLeaving: Holds = (snapshot) => snapshot.matches({ signedIn: 'leaving' })
const isLoading: Holds = (snapshot) => snapshot.matches({ signedIn: 'loading' })
const isNaming: Holds = (snapshot) => snapshot.matches({ joining: 'naming' })
const hasSession: Holds = ({ context }) => context.uid !== null
const hasNoFailure: Holds = ({ context }) => context.failure === null
/** The forms are open and none of them is being submitted. */
const isOpenToForms: Holds = (snapshot) =>
  snapshot.matches('unknown') || isIdle(snapshot) || snapshot.matches({ signedOut: 'popup' })
const canSignOut: Holds = (snapshot) =>
  (snapshot.matches('signedIn') && !isLeaving(snapshot)) ||
  isNaming(snapshot) ||
  (snapshot.matches('proving') && hasSession(snapshot))
/** Another tab cannot interrupt these states. */
const isDeaf: Holds = (snapshot) =>
  isLeaving(snapshot) ||
  snapshot.matches({ joining: 'creating' }) ||
  (snapshot.matches('signedOut') && !isIdle(snapshot))

const [email, handle] = ['somebody@stayless.example', 'handle']

const ACCEPTED_EVENTS: AcceptedEvents<typeof authMachine> = {
  'signIn.submit': { with: { email, handle }, from: isOpenToForms },
  'signUp.submit': { with: { form: EMPTY_FORM, handle }, from: isOpenToForms },
  'social.start': { with: { provider: 'google' }, from: isOpenToForms },
  'names.submit': { with: { first_name: 'Some', last_name: 'Body' }, from: isNaming },
  'code.submit': { with: { handle }, from: [{ proving: { code: 'awaited' } }] },
  'code.resend': { from: [{ proving: { resend: 'ready' } }] },
  'reset.start': { from: (snapshot) => isOpenToForms(snapshot) || snapshot.matches({ resetting: 'sent' }) },
  'reset.submit': { with: { email }, from: [{ resetting: 'asking' }] },
  'reset.open': { with: { handle }, from: anywhere },
  'password.submit': { with: { handle }, from: [{ resetting: 'choosing' }] },
  'form.cancel': { from: ['signedOut', 'resetting', 'proving', { joining: 'naming' }] },
  'failure.dismiss': { from: anywhere },
  signOut: { from: canSignOut },
  'user.reload': { from: [{ signedIn: 'loading' }, { signedIn: 'failed' }, { signedIn: 'ready' }] },
  'connection.restored': { from: [{ signedIn: 'failed' }] },
  // Another tab begins or ends a session, or switches user; ignored in the states of `isDeaf`.
  'session.changed': ['maya', 'noor', null].map((uid) => ({
    with: { uid },
    from: (snapshot) => !isDeaf(snapshot) && (snapshot.context.uid !== uid || snapshot.matches('unknown')),
  })),
}

type Leads = (after: Snapshot, before: Snapshot) => boolean

/** Where each event leads when it is accepted. */
const LEADS: Readonly<Record<Exclude<AuthEvent['type'], 'session.changed'>, Leads>> = {
  'signIn.submit': (after) => after.matches({ signedOut: 'signingIn' }) && after.context.provider === null,
  'signUp.submit': (after) =>
    after.matches({ signedOut: 'signingUp' }) && after.context.link === null && after.context.provider === null,
  'social.start': (after) => after.matches({ signedOut: 'popup' }),
  'names.submit': (after) => after.matches({ joining: 'creating' }),
  // A submitted code counts as a sign-in here, even with a restored session.
  'code.submit': (after) => after.matches({ proving: { code: 'checking' } }) && after.context.isInteractive,
  'code.resend': (after) => after.matches({ proving: { resend: 'sending' } }),
  'reset.start': (after) => after.matches({ resetting: 'asking' }),
  'reset.submit': (after) => after.matches({ resetting: 'sending' }),
  'reset.open': (after) =>
    after.matches({ resetting: 'checking' }) &&
    contextMatches(after.context, { link: null, provider: null, isNew: false, email: '' }),
  'password.submit': (after) => after.matches({ resetting: 'saving' }),
  'form.cancel': (after, before) => {
    if (!hasNoFailure(after)) return false
    if (before.matches('resetting')) return hasSession(before) ? isLoading(after) : isIdle(after)
    if (hasSession(before)) return isLeaving(after)
    return isIdle(after) && (before.matches({ signedOut: 'signingUp' }) || after.context.link === null)
  },
  'failure.dismiss': hasNoFailure,
  signOut: (after) => isLeaving(after) && hasNoFailure(after),
  'user.reload': isLoading,
  'connection.restored': isLoading,
}
const isGuests = (event: Step['event']): event is Extract<AuthEvent, { type: keyof typeof LEADS }> =>
  event !== null && event.type in LEADS

export const authAcceptedEvents: readonly InvariantOf<typeof authMachine>[] = [
  ...acceptedEventInvariants(ACCEPTED_EVENTS),
  {
    description: 'What a guest does leads where it should.',
    check: ({ before, event, after }) =>
      before === null || !isGuests(event) || !before.can(event) || LEADS[event.type](after, before),
  },
  {
    description:
      'What takes its time goes on by itself: another code can be asked for, a user who could not be loaded is asked for again.',
    check: ({ event, after }) =>
      (event?.type.startsWith('xstate.after.loadAgain') !== true || isLoading(after)) &&
      (event?.type.startsWith('xstate.after.resendCoolDown') !== true ||
        after.matches({ proving: { resend: 'ready' } })),
  },
]
