import type { InvariantOf, StepOf } from '#machines/kit/verify/machineSpec.ts'
import {
  doneOutput,
  eventFailure,
  contextMatches,
  isDoneEvent,
  isErrorEvent,
  fieldsUnchanged,
} from '#machines/kit/verify/invariants.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import { inputsInvariants } from './inputs.invariants.ts'
import type { authMachine } from './auth.machine.ts'
import { hasNames, isAccountGone, isSameEmail } from './auth.rules.ts'
import { EMPTY_FORM } from './auth.setup.ts'
import { authAcceptedEvents } from './acceptedEvents.invariants.ts'
import { authViewStates } from './viewStates.invariants.ts'

type Step = StepOf<typeof authMachine>
type Snapshot = Step['after']
type Emitted = Step['emitted'][number]['type']

const isReady = (snapshot: Snapshot | null): boolean => snapshot?.matches({ signedIn: 'ready' }) ?? false
const isIdle = (snapshot: Snapshot | null): boolean => snapshot?.matches({ signedOut: 'idle' }) ?? false
const isLeaving = (snapshot: Snapshot | null): boolean => snapshot?.matches({ signedIn: 'leaving' }) ?? false
const isLoading = (snapshot: Snapshot | null): boolean => snapshot?.matches({ signedIn: 'loading' }) ?? false

/** True if this step makes `is` true. */
const becomes = (is: (snapshot: Snapshot | null) => boolean, { before, after }: Step): boolean =>
  is(after) && !is(before)
const emittedCount = ({ emitted }: Step, type: Emitted): number => emitted.filter((event) => event.type === type).length
const stays = ({ before, after }: Step): boolean =>
  isEqualView(before?.value, after.value) && isEqualView(before?.context, after.context)

/** Events that start an attempt and so clear the last failure. */
const BEGINNINGS: ReadonlySet<string | undefined> = new Set([
  'signIn.submit',
  'signUp.submit',
  'social.start',
  'names.submit',
  'code.submit',
  'code.resend',
  'reset.start',
  'reset.submit',
  'reset.open',
  'password.submit',
])

export const authInvariants: readonly InvariantOf<typeof authMachine>[] = [
  ...inputsInvariants,
  ...authAcceptedEvents,
  ...authViewStates,
  {
    description: 'Who is not signed in is nobody, and nothing of a guest is left.',
    check: ({ after }) => {
      const { uid, user, isNew } = after.context
      if (after.matches('resetting')) return uid !== null || user === null
      if (!after.matches('signedOut') && !after.matches('unknown')) return true
      // An accepted code has already brought the user.
      return uid === null && !isNew && (user === null || after.matches({ signedOut: 'signingIn' }))
    },
  },
  {
    description: 'Where no form is under way no password, code or form is kept, which is told when it begins.',
    check: (step) => {
      const isDone = isIdle(step.after) || isReady(step.after)
      const isNew = becomes(isIdle, step) || becomes(isReady, step)
      return (
        (!isDone || contextMatches(step.after.context, { handle: '', codeHandle: '', form: EMPTY_FORM })) &&
        emittedCount(step, 'secretsDone') === (isNew ? 1 : 0)
      )
    },
  },
  {
    description: 'Who is signed in is known, and that is told; nothing of the way that they came is left.',
    check: (step) => {
      const { uid, user, link, provider, isNew, isInteractive } = step.after.context
      const isWhole = uid !== null && user !== null && link === null && provider === null && !isNew && !isInteractive
      const userEvents = step.emitted.filter((event) => event.type === 'known')
      return (
        (!isReady(step.after) || isWhole) &&
        isEqualView(userEvents, becomes(isReady, step) ? [{ type: 'known', user }] : [])
      )
    },
  },
  {
    description: 'A sign-in is told once, when it was asked for here and now.',
    check: (step) =>
      emittedCount(step, 'signedIn') ===
      (becomes(isReady, step) && (step.before?.context.isInteractive === true || isDoneEvent(step, 'signIn')) ? 1 : 0),
  },
  {
    description: 'A session is asked for here and now by a form, a code or a window, and never by what is restored.',
    check: (step) => {
      const { event, after, before } = step
      if (event?.type === 'session.changed')
        return (
          fieldsUnchanged(step, 'isInteractive') ||
          (!after.context.isInteractive && before?.context.isInteractive === true)
        )
      return fieldsUnchanged(step, 'isInteractive') || !after.context.isInteractive
        ? true
        : event?.type === 'code.submit' || isDoneEvent(step, 'signIn') || isDoneEvent(step, 'signInWithProvider')
    },
  },
  {
    description: 'What belonged to a guest is over when they go, or somebody else comes: told once, with whose it was.',
    check: (step) => {
      const { before, after, emitted } = step
      const cleared = emitted.filter((event) => event.type === 'cleared')
      if (before === null || !(before.matches('signedIn') || before.matches('resetting'))) return cleared.length === 0
      const isOver =
        (before.context.uid !== after.context.uid && !isDoneEvent(step, 'signIn') && before.context.uid !== null) ||
        isDoneEvent(step, 'resetPassword') ||
        (before.context.uid !== after.context.uid && before.matches('resetting'))
      return isEqualView(cleared, isOver ? [{ type: 'cleared', user: before.context.user }] : [])
    },
  },
  {
    description: 'A sign-out is told when it was the guest’s own.',
    check: (step) => {
      const failure = step.before?.context.failure ?? null
      const isOwn = isDoneEvent(step, 'signOut') && !(failure !== null && isAccountGone(failure))
      return emittedCount(step, 'signedOut') === (isOwn ? 1 : 0)
    },
  },
  {
    description: 'A sign-out ends the session, and nothing waits for an account; one that fails does not look ended.',
    check: (step) =>
      (!isDoneEvent(step, 'signOut') || (isIdle(step.after) && step.after.context.link === null)) &&
      (!isErrorEvent(step, 'signOut') || step.after.matches({ signedIn: 'failed' })),
  },
  {
    description: 'What failed is told as it failed, until the guest writes again or begins anew.',
    check: (step) => {
      const { event, after } = step
      const failure = eventFailure(step)
      if (failure !== null)
        return (
          isEqualView(after.context.failure, failure) ||
          after.matches('joining') ||
          (isErrorEvent(step, 'createUser') && isLoading(after))
        )
      if (event?.type === 'failure.dismiss') return after.context.failure === null
      return !BEGINNINGS.has(event?.type) || stays(step) || after.context.failure === null
    },
  },
  {
    description: 'Whoever is known anew is told of no failure but that of their new way in.',
    check: (step) =>
      !(isDoneEvent(step, 'loadUser') || isDoneEvent(step, 'linkCredential')) ||
      isEqualView(
        step.after.context.failure,
        isDoneEvent(step, 'loadUser') ? null : (step.before?.context.failure ?? null),
      ),
  },
  {
    description:
      'A way in waits from the conflict that has brought it, with all that was told of it, until it is added or given up.',
    check: (step) => {
      const { before, after } = step
      const answer: unknown = isDoneEvent(step, 'signInWithProvider') ? doneOutput(step) : null
      const { outcome, email, methods, handle } = Object(answer)
      if (outcome === 'conflict')
        return (
          isIdle(after) &&
          contextMatches(after.context, {
            email,
            link: { provider: before?.context.provider ?? 'google', email, methods, handle },
          })
        )
      return fieldsUnchanged(step, 'link') || after.context.link === null
    },
  },
  {
    description: 'A way in is added to the account of its own e-mail, by who asked for it and has proven it.',
    check: (step) => {
      if (!isDoneEvent(step, 'loadUser')) return !becomes((one) => one?.matches({ signedIn: 'linking' }) ?? false, step)
      const { link, isInteractive } = step.before?.context ?? {}
      const { email, is_email_verified } = Object(doneOutput(step))
      const isDue =
        link !== null &&
        link !== undefined &&
        isInteractive === true &&
        is_email_verified === true &&
        isSameEmail(link.email, email)
      return step.after.matches({ signedIn: 'linking' }) === isDue
    },
  },
  {
    description: 'An e-mail that is not proven is proven first: a code goes to it at once.',
    check: (step) => {
      if (!isDoneEvent(step, 'loadUser')) return true
      const { email, is_email_verified } = Object(doneOutput(step))
      if (is_email_verified === true)
        return !step.after.matches('proving') && isEqualView(step.after.context.user, doneOutput(step))
      return (
        step.after.matches({ proving: { code: 'awaited', resend: 'sending' } }) && step.after.context.email === email
      )
    },
  },
  {
    description:
      'Who comes through a provider is noted as it has told them, and asked for the names that it has not told in Latin letters.',
    check: (step) => {
      const { after } = step
      if (!isDoneEvent(step, 'signInWithProvider'))
        return !after.matches({ joining: 'naming' }) || !hasNames(after.context.form)
      const { outcome, uid, isNew, email } = Object(doneOutput(step))
      if (outcome === 'conflict') return true
      const isNamed = hasNames(after.context.form)
      const isWhere = isNew === true ? after.matches({ joining: isNamed ? 'creating' : 'naming' }) : isLoading(after)
      return isWhere && contextMatches(after.context, { uid, isNew, email, isInteractive: true })
    },
  },
  {
    description:
      'A session of somebody else in another tab is theirs here too, unless a sign-out or a new record is under way.',
    check: ({ before, event, after }) => {
      if (event?.type !== 'session.changed' || before === null) return true
      const isDeaf =
        isLeaving(before) || before.matches({ joining: 'creating' }) || (before.matches('signedOut') && !isIdle(before))
      if (isDeaf || event.uid === before.context.uid)
        return isEqualView(before.value, after.value) || before.matches('unknown')
      if (before.matches('resetting'))
        return contextMatches(after.context, { uid: event.uid, user: null, isInteractive: false })
      if (event.uid === null) return isIdle(after)
      return (
        isLoading(after) &&
        contextMatches(after.context, {
          uid: event.uid,
          user: null,
          isInteractive: false,
          provider: null,
          isNew: false,
          failure: null,
        })
      )
    },
  },
  {
    description: 'Where the forms are open nobody is known, and no account is in the making.',
    check: ({ after }) =>
      !(isIdle(after) || after.matches({ signedOut: 'popup' })) ||
      contextMatches(after.context, { uid: null, user: null, isNew: false }),
  },
  {
    description: 'A way in is added without a failure of before.',
    check: ({ after }) => !after.matches({ signedIn: 'linking' }) || after.context.failure === null,
  },
]
