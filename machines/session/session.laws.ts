import type { LawOf, StepOf } from '#machines/kit/entry.ts'
import { asksOf, isAnswer, isRefusal, keeps } from '#machines/kit/laws.ts'
import { isSameView } from '#machines/kit/sameView.ts'
import type { sessionMachine } from './session.machine.ts'
import { sessionHeard } from './heard.laws.ts'
import { selectHasSession } from './session.selectors.ts'

type Step = StepOf<typeof sessionMachine>

const isEnd = ({ event }: Step): boolean => event?.type === 'signIn.succeeded' || event?.type === 'signIn.failed'

/** How a count changes: up with one event, down with others, and never below nobody. */
const counted = (before: number, isMore: boolean, isLess: boolean): number => {
  if (isMore) return before + 1
  return isLess ? Math.max(0, before - 1) : before
}

export const sessionLaws: readonly LawOf<typeof sessionMachine>[] = [
  ...sessionHeard,
  {
    says: 'Whom the provider has named last has a session, told or not.',
    holds: ({ event, earlier, after }) => {
      const said = [...earlier.map((step) => step.event), event].findLast((one) => one?.type === 'provider.said')
      return selectHasSession(after) === (said?.type === 'provider.said' && said.uid !== null)
    },
  },
  {
    says: 'Whoever is told is whom the provider named last.',
    holds: ({ after, emitted }) => emitted.length <= 1 && emitted.every(({ uid }) => uid === after.context.uid),
  },
  {
    says: 'Whom the provider names is known at once, and nobody else is.',
    holds: (step) =>
      step.event?.type === 'provider.said' ? step.after.context.uid === step.event.uid : keeps(step, 'uid'),
  },
  {
    says: 'Each name is told once, and again to whoever asks.',
    holds: (step) => {
      const { before, event, after, emitted } = step
      const isSettled = after.matches('nobody') || after.matches('somebody')
      const isNews =
        isSettled &&
        (event?.type === 'provider.said' || event?.type === 'session.ask' || before?.matches('named') === true)
      const isNobodyAsked = before?.matches('unknown') === true && event?.type === 'session.ask' && !event.isKept
      return emitted.length === (isNews || isNobodyAsked || isRefusal(step, 'openProvider') ? 1 : 0)
    },
  },
  {
    says: 'Somebody is told as somebody, nobody as nobody.',
    holds: ({ after }) =>
      (!after.matches('nobody') || after.context.uid === null) &&
      (!after.matches('somebody') || after.context.uid !== null),
  },
  {
    says: 'While a sign-in runs nobody is told of what the provider says.',
    holds: ({ before, after, emitted }) =>
      emitted.length === 0 ||
      before?.matches('unknown') === true ||
      before?.matches('restoring') === true ||
      after.context.running === 0,
  },
  {
    says: 'Whoever a window brings that was given up is not told while one is open.',
    holds: ({ after }) => {
      const { isStranger, running, windows } = after.context
      return !after.matches('named') || running > 0 || (isStranger && windows > 0)
    },
  },
  {
    says: 'A stranger is somebody whom nobody was told of, and no sign-in has brought.',
    holds: (step) => {
      const { before, event, after, emitted } = step
      const { uid, known, isStranger } = after.context
      const isTrusted =
        (event?.type === 'signIn.succeeded' && before !== null && before.context.running > 0) ||
        (emitted.length > 0 && !after.matches('unknown'))
      if (isTrusted) return !isStranger && known === uid
      if (event?.type === 'provider.said') return isStranger === (uid !== null && uid !== known) && keeps(step, 'known')
      return keeps(step, 'isStranger', 'known')
    },
  },
  {
    says: 'Sign-ins and windows are counted, each once.',
    holds: (step) => {
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
    says: 'The provider is asked once for a session that may have been kept, and not otherwise.',
    holds: (step) => {
      const { before, event, after } = step
      const isDue = before?.matches('unknown') === true && event?.type === 'session.ask' && event.isKept
      return (
        asksOf(step, 'openProvider').length === (isDue ? 1 : 0) &&
        (!isAnswer(step, 'openProvider') || after.matches('opened')) &&
        (!isRefusal(step, 'openProvider') || after.matches('unknown'))
      )
    },
  },
  {
    says: 'What is told changes with what the provider says alone.',
    holds: ({ before, event, after, emitted }) =>
      before === null ||
      event?.type === 'provider.said' ||
      emitted.length > 0 ||
      isSameView(before.value, after.value) ||
      after.matches('restoring') ||
      after.matches('opened') ||
      (event?.type === 'session.ask' && after.matches('named')),
  },
]
