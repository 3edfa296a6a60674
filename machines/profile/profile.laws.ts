import type { ProfileBody } from '#contract/profile.ts'
import type { LawOf, StepOf } from '#machines/kit/entry.ts'
import { asksOf, failureIn, has, isAnswer, isRefusal, keeps } from '#machines/kit/laws.ts'
import { isSameView } from '#machines/kit/sameView.ts'
import type { profileMachine } from './profile.machine.ts'
import { sectionFace } from './profile.selectors.ts'
import { profileHeard } from './heard.laws.ts'
import { profileShown } from './shown.laws.ts'

type Step = StepOf<typeof profileMachine>

const SECTIONS = ['names', 'phone', 'language', 'export'] as const
const NOTHING = { section: null, change: {}, isDone: false, failure: null }

/** What the guest did last to the section that is being saved, since that began: wrote on, or pressed again for it. */
const lastDone = ({ before, earlier }: Step): 'wrote' | { pressed: ProfileBody } | null => {
  const begun = earlier.findLastIndex(({ asked }) => asked.some(({ port }) => port === 'saveProfile'))
  let last: ReturnType<typeof lastDone> = null
  for (const { event } of earlier.slice(begun + 1)) {
    if (event?.type === 'section.edit' && event.section === before?.context.section) last = 'wrote'
    // Pressing it twice is pressing it once.
    if (event?.type === 'section.save' && event.section === before?.context.section && last === 'wrote')
      last = { pressed: event.change }
  }
  return last
}

const isEnded = (step: Step): boolean => isAnswer(step, 'saveProfile') || isRefusal(step, 'saveProfile')
/** What is to be saved now, if it was pressed once more for what was written on meanwhile. */
const changeAskedAgain = (step: Step): ProfileBody | null => {
  const last = isEnded(step) ? lastDone(step) : null
  return last === null || last === 'wrote' ? null : last.pressed
}
/** The guest has written on, and what was refused is what stood there. */
const isOvertaken = (step: Step): boolean =>
  lastDone(step) === 'wrote' && (isAnswer(step, 'saveProfile') || failureIn(step)?.field !== undefined)

export const profileLaws: readonly LawOf<typeof profileMachine>[] = [
  ...profileHeard,
  ...profileShown,
  {
    says: 'What the guest has changed of a section is saved, and nothing else, one section at a time.',
    holds: (step) => {
      const { before, event, after } = step
      const isDue = event?.type === 'section.save' && before?.matches('idle') === true
      const again = changeAskedAgain(step)
      if (again !== null) return isSameView(asksOf(step, 'saveProfile'), [{ change: again }])
      return (
        isSameView(asksOf(step, 'saveProfile'), isDue ? [{ change: event.change }] : []) &&
        (!isDue || has(after.context, { section: event.section, change: event.change, isDone: false, failure: null }))
      )
    },
  },
  {
    says: 'The export is made when the guest asks for it.',
    holds: (step) => {
      const isDue = step.event?.type === 'data.export' && step.before?.matches('idle') === true
      return (
        isSameView(asksOf(step, 'exportData'), isDue ? [null] : []) &&
        (!isDue || has(step.after.context, { ...NOTHING, section: 'export' }))
      )
    },
  },
  {
    says: 'Done is what was answered and stands in the form, and failed what was refused.',
    holds: (step) => {
      const { before, event, after } = step
      if (changeAskedAgain(step) !== null)
        return has(after.context, { isDone: false, failure: null }) && keeps(step, 'section', 'change')
      if (isEnded(step) && isOvertaken(step)) return has(after.context, NOTHING)
      if (isAnswer(step, 'saveProfile') || isAnswer(step, 'exportData'))
        return has(after.context, { isDone: true, change: {}, failure: null }) && keeps(step, 'section')
      if (isRefusal(step, 'saveProfile') || isRefusal(step, 'exportData'))
        return has(after.context, { isDone: false, failure: failureIn(step) }) && keeps(step, 'section')
      const isAsked = event?.type === 'section.save' || event?.type === 'data.export' || event?.type === 'section.edit'
      return (
        before === null ||
        event?.type === 'guest.change' ||
        (isAsked && before.matches('idle')) ||
        (isAsked ? keeps(step, 'isDone', 'failure', 'section') : keeps(step, 'isDone', 'failure', 'section', 'change'))
      )
    },
  },
  {
    says: 'Of a section that nothing is done to nothing is said.',
    holds: ({ after }) =>
      SECTIONS.filter((section) => section !== after.context.section).every((section) =>
        isSameView(sectionFace(after, section), { busy: false, done: false, failure: null }),
      ),
  },
  {
    says: 'An answer ends the wait, unless it was pressed again for what was written meanwhile.',
    holds: (step) =>
      step.event?.type.startsWith('xstate.') !== true ||
      step.after.matches(changeAskedAgain(step) !== null ? { saving: 'asWritten' } : 'idle'),
  },
  {
    says: 'What was said of the last try is gone as soon as the guest writes again.',
    holds: ({ before, event, after }) =>
      event?.type !== 'section.edit' || before?.matches('idle') !== true || has(after.context, NOTHING),
  },
  {
    says: 'After the guest has gone nothing of theirs is in the context.',
    holds: ({ event, after }) =>
      event?.type !== 'guest.change' || (after.matches('idle') && has(after.context, NOTHING)),
  },
  {
    says: "The guest's record is told to be another one when it was saved, and only then.",
    holds: (step) => step.emitted.length === (isAnswer(step, 'saveProfile') ? 1 : 0),
  },
]
