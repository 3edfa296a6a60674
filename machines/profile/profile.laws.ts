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

/** The guest has written on in the section that is being saved. */
const isOvertaken = ({ before, earlier }: Step): boolean => {
  const isSaved = earlier.findLastIndex(({ event }) => event?.type === 'section.save')
  return earlier
    .slice(isSaved)
    .some(({ event }) => event?.type === 'section.edit' && event.section === before?.context.section)
}

export const profileLaws: readonly LawOf<typeof profileMachine>[] = [
  ...profileHeard,
  ...profileShown,
  {
    says: 'What the guest has changed of a section is saved, and nothing else, one section at a time.',
    holds: (step) => {
      const { before, event, after } = step
      const isDue = event?.type === 'section.save' && before?.matches('idle') === true
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
      if (isAnswer(step, 'saveProfile') && isOvertaken(step)) return has(after.context, NOTHING)
      if (isAnswer(step, 'saveProfile') || isAnswer(step, 'exportData'))
        return has(after.context, { isDone: true, change: {}, failure: null }) && keeps(step, 'section')
      if (isRefusal(step, 'saveProfile') || isRefusal(step, 'exportData'))
        return has(after.context, { isDone: false, failure: failureIn(step) }) && keeps(step, 'section')
      const isAsked = event?.type === 'section.save' || event?.type === 'data.export' || event?.type === 'section.edit'
      return (
        before === null ||
        event?.type === 'guest.change' ||
        (isAsked && before.matches('idle')) ||
        keeps(step, 'isDone', 'failure', 'section', 'change')
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
    says: 'An answer ends the wait.',
    holds: ({ event, after }) => event?.type.startsWith('xstate.') !== true || after.matches('idle'),
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
