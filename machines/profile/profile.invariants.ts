import type { ProfileBody } from '#contract/user/profile.ts'
import type { InvariantOf, StepOf } from '#machines/kit/verify/machineSpec.ts'
import {
  invocationInputs,
  eventFailure,
  contextMatches,
  isDoneEvent,
  isErrorEvent,
  fieldsUnchanged,
} from '#machines/kit/verify/invariants.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import type { profileMachine } from './profile.machine.ts'
import { selectSectionViewState } from './profile.selectors.ts'
import { profileAcceptedEvents } from './acceptedEvents.invariants.ts'
import { profileViewStates } from './viewStates.invariants.ts'

type Step = StepOf<typeof profileMachine>

const SECTIONS = ['names', 'phone', 'language', 'export'] as const
const NOTHING = { section: null, change: {}, isDone: false, failure: null }

/** The last action on the section being saved since its save began: an edit, or another save. */
const lastDone = ({ before, earlier }: Step): 'wrote' | { pressed: ProfileBody } | null => {
  const begun = earlier.findLastIndex(({ invocations }) => invocations.some(({ port }) => port === 'saveProfile'))
  let last: ReturnType<typeof lastDone> = null
  for (const { event } of earlier.slice(begun + 1)) {
    if (event?.type === 'section.edit' && event.section === before?.context.section) last = 'wrote'
    // Pressing twice counts once.
    if (event?.type === 'section.save' && event.section === before?.context.section && last === 'wrote')
      last = { pressed: event.change }
  }
  return last
}

const isEnded = (step: Step): boolean => isDoneEvent(step, 'saveProfile') || isErrorEvent(step, 'saveProfile')
/** The change to save next, if Save was pressed again after an edit; null otherwise. */
const queuedChange = (step: Step): ProfileBody | null => {
  const last = isEnded(step) ? lastDone(step) : null
  return last === null || last === 'wrote' ? null : last.pressed
}
/** The section was edited meanwhile, so the result or field error is about the former text. */
const isOvertaken = (step: Step): boolean =>
  lastDone(step) === 'wrote' && (isDoneEvent(step, 'saveProfile') || eventFailure(step)?.field !== undefined)

export const profileInvariants: readonly InvariantOf<typeof profileMachine>[] = [
  ...profileAcceptedEvents,
  ...profileViewStates,
  {
    description: 'What the guest has changed of a section is saved, and nothing else, one section at a time.',
    check: (step) => {
      const { before, event, after } = step
      const isDue = event?.type === 'section.save' && before?.matches('idle') === true
      const again = queuedChange(step)
      if (again !== null) return isEqualView(invocationInputs(step, 'saveProfile'), [{ change: again }])
      return (
        isEqualView(invocationInputs(step, 'saveProfile'), isDue ? [{ change: event.change }] : []) &&
        (!isDue ||
          contextMatches(after.context, { section: event.section, change: event.change, isDone: false, failure: null }))
      )
    },
  },
  {
    description: 'The export is made when the guest asks for it.',
    check: (step) => {
      const isDue = step.event?.type === 'data.export' && step.before?.matches('idle') === true
      return (
        isEqualView(invocationInputs(step, 'exportData'), isDue ? [null] : []) &&
        (!isDue || contextMatches(step.after.context, { ...NOTHING, section: 'export' }))
      )
    },
  },
  {
    description: 'Done is what was answered and stands in the form, and failed what was refused.',
    check: (step) => {
      const { before, event, after } = step
      if (queuedChange(step) !== null)
        return (
          contextMatches(after.context, { isDone: false, failure: null }) && fieldsUnchanged(step, 'section', 'change')
        )
      if (isEnded(step) && isOvertaken(step)) return contextMatches(after.context, NOTHING)
      if (isDoneEvent(step, 'saveProfile') || isDoneEvent(step, 'exportData'))
        return (
          contextMatches(after.context, { isDone: true, change: {}, failure: null }) && fieldsUnchanged(step, 'section')
        )
      if (isErrorEvent(step, 'saveProfile') || isErrorEvent(step, 'exportData'))
        return (
          contextMatches(after.context, { isDone: false, failure: eventFailure(step) }) &&
          fieldsUnchanged(step, 'section')
        )
      const isUserAction =
        event?.type === 'section.save' || event?.type === 'data.export' || event?.type === 'section.edit'
      return (
        before === null ||
        event?.type === 'guest.change' ||
        (isUserAction && before.matches('idle')) ||
        (isUserAction
          ? fieldsUnchanged(step, 'isDone', 'failure', 'section')
          : fieldsUnchanged(step, 'isDone', 'failure', 'section', 'change'))
      )
    },
  },
  {
    description: 'Of a section that nothing is done to nothing is said.',
    check: ({ after }) =>
      SECTIONS.filter((section) => section !== after.context.section).every((section) =>
        isEqualView(selectSectionViewState(after, section), { busy: false, done: false, failure: null }),
      ),
  },
  {
    description: 'An answer ends the wait, unless it was pressed again for what was written meanwhile.',
    check: (step) =>
      step.event?.type.startsWith('xstate.') !== true ||
      step.after.matches(queuedChange(step) !== null ? { saving: 'asWritten' } : 'idle'),
  },
  {
    description: 'What was said of the last try is gone as soon as the guest writes again.',
    check: ({ before, event, after }) =>
      event?.type !== 'section.edit' || before?.matches('idle') !== true || contextMatches(after.context, NOTHING),
  },
  {
    description: 'After the guest has gone nothing of theirs is in the context.',
    check: ({ event, after }) =>
      event?.type !== 'guest.change' || (after.matches('idle') && contextMatches(after.context, NOTHING)),
  },
  {
    description: "The guest's record is told to be another one when it was saved, and only then.",
    check: (step) => step.emitted.length === (isDoneEvent(step, 'saveProfile') ? 1 : 0),
  },
]
