import type { LawOf, StepOf } from '#machines/kit/entry.ts'
import { answerIn, asksOf, failureIn, isAnswer, isRefusal, keeps } from '#machines/kit/laws.ts'
import { isSameView } from '#machines/kit/sameView.ts'
import type { destinationMachine } from './destination.machine.ts'
import { destinationHeard } from './heard.laws.ts'
import { destinationShown } from './shown.laws.ts'

type Step = StepOf<typeof destinationMachine>
type Snapshot = Step['after']

const isEditing = (snapshot: Snapshot | null) => snapshot?.matches('editing') ?? false

/** The guest has written something, which the field takes. */
const isWritten = ({ before, event }: Step): boolean => {
  if (before === null || event?.type !== 'text.change') return false
  return isEditing(before) || (before.matches('idle') && event.text.trim() !== '' && event.text !== before.context.text)
}

/** Specification §7: the first letter asks at once, the next ones after a pause. */
const isListDue = (step: Step): boolean => {
  const { before, event } = step
  if (event?.type.startsWith('xstate.after.') === true)
    return before?.matches({ editing: { debounce: 'waiting' } }) === true
  const isReady = before?.matches('idle') === true || before?.matches({ editing: { debounce: 'ready' } }) === true
  return isReady && isWritten(step) && event?.type === 'text.change' && event.text.trim() !== ''
}

export const destinationLaws: readonly LawOf<typeof destinationMachine>[] = [
  ...destinationHeard,
  ...destinationShown,
  {
    says: 'Whoever is not writing sees the place that is chosen, and no list.',
    holds: ({ after }) => {
      const { selected, text, suggestions, picked, failure } = after.context
      return (
        !after.matches('idle') || (text === selected && suggestions.length === 0 && picked === null && failure === null)
      )
    },
  },
  {
    says: 'A field that is entered is empty, and one that is left shows its place again.',
    holds: ({ before, event, after }) => {
      if (event?.type === 'field.blur') return !isEditing(before) || after.matches('idle')
      if (event?.type !== 'field.focus' || before?.matches('idle') !== true) return true
      const { text, suggestions, failure } = after.context
      return isEditing(after) && text === '' && suggestions.length === 0 && failure === null
    },
  },
  {
    says: 'What the guest writes stands in the field.',
    holds: (step) =>
      !isWritten(step) ||
      (step.event?.type === 'text.change' && isEditing(step.after) && step.after.context.text === step.event.text),
  },
  {
    says: 'The first letter asks for a list at once, the next ones after a pause, and nothing asks for none.',
    holds: (step) => {
      const { text, types } = step.after.context
      const asked = asksOf(step, 'loadSuggestions')
      return (
        asked.length === (isListDue(step) ? 1 : 0) &&
        asked.every((one) => isSameView(one, { text: text.trim(), types }))
      )
    },
  },
  {
    says: 'After the first letter there is a pause, and every other letter of it begins it anew; an empty field has none.',
    holds: (step) => {
      const { before, event, after } = step
      if (event?.type !== 'text.change' || !isWritten(step)) return true
      if (event.text.trim() === '') return after.matches({ editing: { debounce: 'ready', list: 'blank' } })
      const isFirst = before?.matches('idle') === true || before?.matches({ editing: { debounce: 'ready' } }) === true
      return after.matches({ editing: { debounce: isFirst ? 'settling' : 'waiting' } })
    },
  },
  {
    says: 'A pause ends, and the field is ready for the next letter.',
    holds: ({ event, after }) =>
      event?.type.startsWith('xstate.after.') !== true || after.matches({ editing: { debounce: 'ready' } }),
  },
  {
    says: 'The list is what was found, and none while there is none.',
    holds: (step) => {
      const { after } = step
      const { suggestions } = after.context
      if (isAnswer(step, 'loadSuggestions')) return isSameView(suggestions, answerIn(step))
      if (after.matches({ editing: { list: 'shown' } }))
        return suggestions.length > 0 && (keeps(step, 'suggestions') || step.before === null)
      const isNone = (['blank', 'empty', 'failed'] as const).some((list) => after.matches({ editing: { list } }))
      return !isNone || suggestions.length === 0
    },
  },
  {
    says: 'Nothing found is said so.',
    holds: (step) =>
      !isAnswer(step, 'loadSuggestions') ||
      step.after.matches({ editing: { list: step.after.context.suggestions.length === 0 ? 'empty' : 'shown' } }),
  },
  {
    says: 'A list that did not come says why, until there is another.',
    holds: (step) => {
      const { after } = step
      const isFailed = after.matches({ editing: { list: 'failed' } })
      return (
        (!isRefusal(step, 'loadSuggestions') || (isFailed && isSameView(after.context.failure, failureIn(step)))) &&
        (!isFailed || after.context.failure !== null) &&
        (isFailed || after.matches({ editing: { list: 'fetching' } }) || after.context.failure === null)
      )
    },
  },
  {
    says: 'A place is picked from the list that is shown, and looked up by its name.',
    holds: (step) => {
      const { before, event, after } = step
      const option =
        event?.type === 'place.pick' && before?.matches({ editing: { list: 'shown' } }) === true
          ? before.context.suggestions.find(({ id }) => id === event.id)
          : undefined
      const asked = asksOf(step, 'loadPlace')
      if (option === undefined)
        return (
          asked.length === 0 &&
          after.matches('picking') ===
            (before?.matches('picking') === true && !isAnswer(step, 'loadPlace') && !isRefusal(step, 'loadPlace'))
        )
      return (
        isSameView(asked, [{ id: option.id }]) &&
        after.context.text === option.name &&
        isSameView(after.context.picked, option)
      )
    },
  },
  {
    says: 'A place that was picked is chosen and told, with its detail or without.',
    holds: (step) => {
      const { before, after, emitted } = step
      const picked = before?.context.picked ?? null
      const isOver = isAnswer(step, 'loadPlace') || isRefusal(step, 'loadPlace')
      if (!isOver || picked === null) return emitted.length === 0
      const detail = isAnswer(step, 'loadPlace') ? answerIn(step) : null
      return (
        after.matches('idle') &&
        after.context.selected === picked.name &&
        isSameView(emitted, [{ type: 'place.picked', place: { ...picked, detail } }])
      )
    },
  },
  {
    says: 'Another place is chosen by a pick, or elsewhere, and by nothing else.',
    holds: (step) => {
      const { event, after } = step
      if (event?.type === 'place.replace') return after.context.selected === event.name
      return keeps(step, 'selected') || isAnswer(step, 'loadPlace') || isRefusal(step, 'loadPlace')
    },
  },
]
