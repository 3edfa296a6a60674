import type { InvariantOf, StepOf } from '#machines/kit/verify/machineSpec.ts'
import { invocationInputs, isDoneEvent, isErrorEvent, fieldsUnchanged } from '#machines/kit/verify/invariants.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import type { identitySessionMachine } from './identitySession.machine.ts'
import { identitySessionAcceptedEvents } from './acceptedEvents.invariants.ts'
import { selectHasSession } from './identitySession.selectors.ts'

type Step = StepOf<typeof identitySessionMachine>

const isEnd = ({ event }: Step): boolean => event?.type === 'signIn.succeeded' || event?.type === 'signIn.failed'

/** The counter after a step; never below 0. */
const counted = (before: number, isMore: boolean, isLess: boolean): number => {
  if (isMore) return before + 1
  return isLess ? Math.max(0, before - 1) : before
}

export const identitySessionInvariants: readonly InvariantOf<typeof identitySessionMachine>[] = [
  ...identitySessionAcceptedEvents,
  {
    description: 'Whom the provider has named last has a session, told or not.',
    check: ({ event, earlier, after }) => {
      const lastChange = [...earlier.map((step) => step.event), event].findLast(
        (one) => one?.type === 'provider.authStateChanged',
      )
      return selectHasSession(after) === (lastChange?.type === 'provider.authStateChanged' && lastChange.uid !== null)
    },
  },
  {
    description: 'Whoever is told is whom the provider named last.',
    check: ({ after, emitted }) => emitted.length <= 1 && emitted.every(({ uid }) => uid === after.context.uid),
  },
  {
    description: 'Whom the provider names is known at once, and nobody else is.',
    check: (step) =>
      step.event?.type === 'provider.authStateChanged'
        ? step.after.context.uid === step.event.uid
        : fieldsUnchanged(step, 'uid'),
  },
  {
    description: 'Each name is told once, and again to whoever asks.',
    check: (step) => {
      const { before, event, after, emitted } = step
      const isSettled = after.matches('signedOut') || after.matches('signedIn')
      const isNews =
        isSettled &&
        (event?.type === 'provider.authStateChanged' ||
          event?.type === 'session.ask' ||
          before?.matches('named') === true)
      const isNobodyReported = before?.matches('unknown') === true && event?.type === 'session.ask' && !event.isStored
      return emitted.length === (isNews || isNobodyReported || isErrorEvent(step, 'openProvider') ? 1 : 0)
    },
  },
  {
    description: 'Somebody is told as somebody, nobody as nobody.',
    check: ({ after }) =>
      (!after.matches('signedOut') || after.context.uid === null) &&
      (!after.matches('signedIn') || after.context.uid !== null),
  },
  {
    description: 'While a sign-in runs nobody is told of what the provider says.',
    check: ({ before, after, emitted }) =>
      emitted.length === 0 ||
      before?.matches('unknown') === true ||
      before?.matches('restoring') === true ||
      after.context.running === 0,
  },
  {
    description: 'Whoever a window brings that was given up is not told while one is open.',
    check: ({ after }) => {
      const { isStranger, running, windows } = after.context
      return !after.matches('named') || running > 0 || (isStranger && windows > 0)
    },
  },
  {
    description: 'A stranger is somebody whom nobody was told of, and no sign-in has brought.',
    check: (step) => {
      const { before, event, after, emitted } = step
      const { uid, trustedUid, isStranger } = after.context
      const isTrusted =
        (event?.type === 'signIn.succeeded' && before !== null && before.context.running > 0) ||
        (emitted.length > 0 && !after.matches('unknown'))
      if (isTrusted) return !isStranger && trustedUid === uid
      if (event?.type === 'provider.authStateChanged')
        return isStranger === (uid !== null && uid !== trustedUid) && fieldsUnchanged(step, 'trustedUid')
      return fieldsUnchanged(step, 'isStranger', 'trustedUid')
    },
  },
  {
    description: 'Sign-ins and windows are counted, each once.',
    check: (step) => {
      const { before, event, after } = step
      if (before === null) return after.context.running === 0 && after.context.windows === 0
      return (
        after.context.running === counted(before.context.running, event?.type === 'signIn.began', isEnd(step)) &&
        after.context.windows ===
          counted(before.context.windows, event?.type === 'window.opened', event?.type === 'window.settled')
      )
    },
  },
  {
    description: 'The provider is asked once for a session that may have been kept, and not otherwise.',
    check: (step) => {
      const { before, event, after } = step
      const isDue = before?.matches('unknown') === true && event?.type === 'session.ask' && event.isStored
      return (
        invocationInputs(step, 'openProvider').length === (isDue ? 1 : 0) &&
        (!isDoneEvent(step, 'openProvider') || after.matches('opened')) &&
        (!isErrorEvent(step, 'openProvider') || after.matches('unknown'))
      )
    },
  },
  {
    description: 'What is told changes with what the provider says alone.',
    check: ({ before, event, after, emitted }) =>
      before === null ||
      event?.type === 'provider.authStateChanged' ||
      emitted.length > 0 ||
      isEqualView(before.value, after.value) ||
      after.matches('restoring') ||
      after.matches('opened') ||
      (event?.type === 'session.ask' && after.matches('named')),
  },
]
