import type { LawOf, StepOf } from '#machines/kit/entry.ts'
import { isSameView } from '#machines/kit/sameView.ts'
import type { authMachine } from './auth.machine.ts'
import { EMPTY_FORM, type AuthEvent } from './auth.setup.ts'

type Snapshot = StepOf<typeof authMachine>['after']
type Holds = (snapshot: Snapshot) => boolean

const isIdle: Holds = (snapshot) => snapshot.matches({ signedOut: 'idle' })
const isLeaving: Holds = (snapshot) => snapshot.matches({ signedIn: 'leaving' })
const isLoading: Holds = (snapshot) => snapshot.matches({ signedIn: 'loading' })
const isFailed: Holds = (snapshot) => snapshot.matches({ signedIn: 'failed' })
const isNaming: Holds = (snapshot) => snapshot.matches({ joining: 'naming' })
const hasSession: Holds = ({ context }) => context.uid !== null
const hasNoFailure: Holds = ({ context }) => context.failure === null
/** The forms are open, and nothing of them is under way. */
const isOpenToForms: Holds = (snapshot) =>
  snapshot.matches('unknown') || isIdle(snapshot) || snapshot.matches({ signedOut: 'popup' })
const canSignOut: Holds = (snapshot) =>
  (snapshot.matches('signedIn') && !isLeaving(snapshot)) ||
  isNaming(snapshot) ||
  (snapshot.matches('proving') && hasSession(snapshot))
/** What is done there is not turned over by another tab. */
const isDeaf: Holds = (snapshot) =>
  isLeaving(snapshot) ||
  snapshot.matches({ joining: 'creating' }) ||
  (snapshot.matches('signedOut') && !isIdle(snapshot))

interface Heard {
  event: AuthEvent
  /** Where it can be done. */
  from: Holds
  /** Where it leads. */
  to: (after: Snapshot, before: Snapshot) => boolean
}
const always = () => true
const [email, handle] = ['somebody@stayless.example', 'handle']

const HEARD: readonly Heard[] = [
  {
    event: { type: 'signIn.submit', email, handle },
    from: isOpenToForms,
    to: (after) => after.matches({ signedOut: 'signingIn' }) && after.context.provider === null,
  },
  {
    event: { type: 'signUp.submit', form: EMPTY_FORM, handle },
    from: isOpenToForms,
    to: (after) => after.matches({ signedOut: 'signingUp' }) && after.context.link === null,
  },
  {
    event: { type: 'social.start', provider: 'google' },
    from: isOpenToForms,
    to: (after) => after.matches({ signedOut: 'popup' }),
  },
  {
    event: { type: 'names.submit', first_name: 'Some', last_name: 'Body' },
    from: isNaming,
    to: (after) => after.matches({ joining: 'creating' }),
  },
  {
    event: { type: 'code.submit', handle },
    from: (before) => before.matches({ proving: { code: 'awaited' } }),
    to: (after) => after.matches({ proving: { code: 'checking' } }),
  },
  {
    event: { type: 'code.resend' },
    from: (before) => before.matches({ proving: { resend: 'ready' } }),
    to: (after) => after.matches({ proving: { resend: 'sending' } }),
  },
  {
    event: { type: 'reset.start' },
    from: (before) => isOpenToForms(before) || before.matches({ resetting: 'sent' }),
    to: (after) => after.matches({ resetting: 'asking' }),
  },
  {
    event: { type: 'reset.submit', email },
    from: (before) => before.matches({ resetting: 'asking' }),
    to: (after) => after.matches({ resetting: 'sending' }),
  },
  {
    event: { type: 'reset.open', handle },
    from: always,
    to: (after) =>
      after.matches({ resetting: 'checking' }) && after.context.link === null && after.context.provider === null,
  },
  {
    event: { type: 'password.submit', handle },
    from: (before) => before.matches({ resetting: 'choosing' }),
    to: (after) => after.matches({ resetting: 'saving' }),
  },
  {
    event: { type: 'form.cancel' },
    from: (before) =>
      before.matches('signedOut') || before.matches('resetting') || before.matches('proving') || isNaming(before),
    to: (after, before) => {
      if (before.matches('resetting'))
        return (hasSession(before) ? isLoading(after) : isIdle(after)) && hasNoFailure(after)
      if (hasSession(before)) return isLeaving(after) && (!isNaming(before) || hasNoFailure(after))
      if (isIdle(before) && !hasNoFailure(after)) return false
      return isIdle(after) && (before.matches({ signedOut: 'signingUp' }) || after.context.link === null)
    },
  },
  { event: { type: 'failure.dismiss' }, from: always, to: hasNoFailure },
  {
    event: { type: 'signOut' },
    from: canSignOut,
    to: (after, before) => isLeaving(after) && (before.matches('proving') || hasNoFailure(after)),
  },
  {
    event: { type: 'user.reload' },
    from: (before) => isLoading(before) || isFailed(before) || before.matches({ signedIn: 'ready' }),
    to: isLoading,
  },
  { event: { type: 'connection.restored' }, from: isFailed, to: isLoading },
]

export const heardLaws: readonly LawOf<typeof authMachine>[] = [
  {
    says: 'What a guest can do they can do wherever it makes sense, and nowhere else.',
    holds: ({ after }) => HEARD.every(({ event, from }) => after.can(event) === from(after)),
  },
  {
    says: 'What a guest does leads where it should.',
    holds: ({ before, event, after }) =>
      before === null ||
      HEARD.every(
        ({ event: { type }, from, to }) =>
          event?.type !== type || (from(before) ? to(after, before) : isSameView(before.value, after.value)),
      ),
  },
  {
    says: 'A session that begins, ends or is another’s in another tab is heard of, unless something is under way that it cannot turn over.',
    holds: ({ after }) => {
      const { uid } = after.context
      const canChange = (to: string | null) => after.can({ type: 'session.changed', uid: to })
      if (isDeaf(after)) return !canChange('somebody else') && !canChange(null) && !canChange(uid)
      return (
        canChange('somebody else') &&
        canChange(null) === (uid !== null || after.matches('unknown')) &&
        !(uid !== null && canChange(uid))
      )
    },
  },
  {
    says: 'What takes its time goes on by itself: another code can be asked for, a user who could not be loaded is asked for again.',
    holds: ({ event, after }) =>
      (event?.type.startsWith('xstate.after.loadAgain') !== true || isLoading(after)) &&
      (event?.type.startsWith('xstate.after.resendCoolDown') !== true ||
        after.matches({ proving: { resend: 'ready' } })),
  },
]
