import type { InvariantOf, StepOf } from '#machines/kit/verify/machineSpec.ts'
import {
  doneOutput,
  invocationInputs,
  eventFailure,
  isDoneEvent,
  isErrorEvent,
  fieldsUnchanged,
} from '#machines/kit/verify/invariants.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import type { destinationMachine } from './destination.machine.ts'
import type { PlaceOption } from './destination.rules.ts'
import { isOffering } from './destination.selectors.ts'
import { destinationAcceptedEvents } from './acceptedEvents.invariants.ts'
import { destinationViewStates } from './viewStates.invariants.ts'

type Step = StepOf<typeof destinationMachine>
type Snapshot = Step['after']

const isEditing = (snapshot: Snapshot | null) => snapshot?.matches('editing') ?? false

/** The guest typed text that the field accepts. */
const isTextAccepted = ({ before, event }: Step): boolean => {
  if (before === null || event?.type !== 'text.change') return false
  if (before.matches('locating')) return event.text.trim() !== ''
  return (
    isEditing(before) ||
    before.matches('resolving') ||
    (before.matches('idle') && event.text.trim() !== '' && event.text !== before.context.text)
  )
}

const isPauseOver = ({ event }: Step): boolean => event?.type.startsWith('xstate.after.debounce.') === true
const isPatienceOver = ({ event }: Step): boolean => event?.type.startsWith('xstate.after.patience.') === true

/** No earlier text waits for its pause. */
const isFirstLetter = (before: Snapshot | null): boolean =>
  before?.matches('idle') === true ||
  before?.matches('locating') === true ||
  before?.matches('resolving') === true ||
  before?.matches({ editing: { debounce: 'ready' } }) === true

/** A list is shown and belongs to the current text. */
const isListed = (snapshot: Snapshot | null): boolean =>
  snapshot?.matches({ editing: { list: 'shown' } }) === true && !snapshot.matches({ editing: { debounce: 'waiting' } })

/** The guest submits text whose first place is not known yet. */
const isTakenUnseen = ({ before, event }: Step): boolean =>
  event?.type === 'text.submit' &&
  (before?.matches({ editing: { debounce: 'waiting' } }) === true ||
    before?.matches({ editing: { list: 'fetching' } }) === true ||
    before?.matches({ editing: { list: 'failed' } }) === true)

/** Specification §7: the first letter loads immediately, later ones after a pause. */
const isListDue = (step: Step): boolean => {
  const { before, event } = step
  if (isPauseOver(step)) return before?.matches({ editing: { debounce: 'waiting' } }) === true
  if (isTakenUnseen(step)) return true
  if (event?.type === 'list.retry') return before?.matches({ editing: { list: 'failed' } }) === true
  const isReady = isFirstLetter(before)
  return isReady && isTextAccepted(step) && event?.type === 'text.change' && event.text.trim() !== ''
}

const offerIn = ({ before, event }: Step) =>
  event?.type === 'offer.pick' ? before?.context.offers.find(({ id }) => id === event.id) : undefined

/** The option that this step picks. */
const pickedIn = (step: Step): PlaceOption | undefined => {
  const { before, event, after } = step
  if (before?.matches('resolving') === true)
    return isDoneEvent(step, 'loadSuggestions') ? after.context.suggestions.at(0) : undefined
  if (event?.type === 'text.submit') return isListed(before) ? before?.context.suggestions.at(0) : undefined
  return event?.type === 'place.pick' && before?.matches({ editing: { list: 'shown' } }) === true
    ? before.context.suggestions.find(({ id }) => id === event.id)
    : undefined
}

/** The field loses focus and its text, unless a search waits for the place. */
const isLeft = ({ before, event }: Step): boolean =>
  event?.type === 'field.blur' &&
  (isEditing(before) ||
    before?.matches('locating') === true ||
    (before?.matches('resolving') === true && !before.context.isSearched))

/** The submitted text matched no place, or could not be looked up. */
const isMissing = ({ before, event, after }: Step): boolean =>
  before?.matches('resolving') === true && isEditing(after) && event?.type !== 'text.change'

/** The guest picks one of the offers. */
const isOffered = (step: Step): boolean =>
  step.before !== null && isOffering(step.before) && offerIn(step) !== undefined

export const destinationInvariants: readonly InvariantOf<typeof destinationMachine>[] = [
  ...destinationAcceptedEvents,
  ...destinationViewStates,
  {
    description: 'Whoever is not writing sees the place that is chosen, and no list.',
    check: ({ after }) => {
      const { selected, text, suggestions, picked, failure } = after.context
      return (
        !after.matches('idle') || (text === selected && suggestions.length === 0 && picked === null && failure === null)
      )
    },
  },
  {
    description: 'A field that is entered keeps its text, and one that is left shows its place again.',
    check: (step) => {
      const { before, event, after } = step
      if (event?.type === 'field.blur') return !isLeft(step) || after.matches('idle')
      if (event?.type !== 'field.focus' || before?.matches('idle') !== true) return true
      const { text, suggestions, failure } = after.context
      return isEditing(after) && text === before.context.text && suggestions.length === 0 && failure === null
    },
  },
  {
    description: 'What the guest writes stands in the field.',
    check: (step) =>
      !isTextAccepted(step) ||
      (step.event?.type === 'text.change' && isEditing(step.after) && step.after.context.text === step.event.text),
  },
  {
    description:
      'The first letter asks for a list at once, the next ones after a pause; so does whoever will not wait, or tries again.',
    check: (step) => {
      const { text, types } = step.after.context
      const inputs = invocationInputs(step, 'loadSuggestions')
      return (
        inputs.length === (isListDue(step) ? 1 : 0) &&
        inputs.every((one) => isEqualView(one, { text: text.trim(), types }))
      )
    },
  },
  {
    description:
      'After the first letter there is a pause, and every other letter of it begins it anew; an empty field has none.',
    check: (step) => {
      const { before, event, after } = step
      if (event?.type !== 'text.change' || !isTextAccepted(step)) return true
      if (event.text.trim() === '') return after.matches({ editing: { debounce: 'ready', list: 'blank' } })
      return after.matches({ editing: { debounce: isFirstLetter(before) ? 'settling' : 'waiting' } })
    },
  },
  {
    description: 'A pause ends, and the field is ready for the next letter.',
    check: (step) => !isPauseOver(step) || step.after.matches({ editing: { debounce: 'ready' } }),
  },
  {
    description: 'Nobody waits without end for a list: it has failed then, and a pause between letters goes on.',
    check: (step) => {
      const { before, after } = step
      if (!isPatienceOver(step)) return true
      const { failure } = after.context
      return (
        after.matches({ editing: { list: 'failed' } }) &&
        isEqualView(failure, { code: 'timeout', status: 500 }) &&
        (before?.matches('resolving') === true ||
          before?.matches({ editing: { debounce: 'waiting' } }) === after.matches({ editing: { debounce: 'waiting' } }))
      )
    },
  },
  {
    description:
      'Whoever takes what is written waits for its list, or has its first place at once, and what is written stays.',
    check: (step) => {
      const { before, event, after } = step
      if (event?.type !== 'text.submit') return true
      if (isTakenUnseen(step) || before?.matches('resolving') === true)
        return after.matches('resolving') && fieldsUnchanged(step, 'text')
      return isListed(before) ? after.matches('picking') : isEqualView(before?.value, after.value)
    },
  },
  {
    description: 'What is thrown away with the field is told, until its time is over or the guest does something.',
    check: (step) => {
      const { before, event, after } = step
      const { dropped, selected } = after.context
      if (after.matches({ idle: 'dropped' }) !== (dropped !== null)) return false
      if (before === null) return dropped === null
      if (isLeft(step)) {
        const text = before.context.text.trim()
        return dropped === (text === '' || text === selected || before.matches('locating') ? null : text)
      }
      const isOver = event?.type === 'place.replace' || event?.type.startsWith('xstate.after.droppedNotice.') === true
      return dropped === (isOver || !after.matches('idle') ? null : before.context.dropped)
    },
  },
  {
    description: 'A search waits for what was taken for it, and for nothing else.',
    check: (step) => {
      const { before, event, after } = step
      const isOn = after.matches('resolving') || after.matches('picking')
      if (event?.type === 'text.submit' && isOn && before?.matches('picking') !== true)
        return after.context.isSearched === event.search
      return after.context.isSearched === (isOn && before?.context.isSearched === true)
    },
  },
  {
    description: 'Whoever took what is no place is told so.',
    check: (step) => step.emitted.some(({ type }) => type === 'place.missing') === isMissing(step),
  },
  {
    description: 'The list is what was found, and none while there is none.',
    check: (step) => {
      const { after } = step
      const { suggestions } = after.context
      if (isDoneEvent(step, 'loadSuggestions')) return isEqualView(suggestions, doneOutput(step))
      if (after.matches({ editing: { list: 'shown' } }))
        return suggestions.length > 0 && (fieldsUnchanged(step, 'suggestions') || step.before === null)
      const isNone =
        after.matches('resolving') ||
        (['blank', 'empty', 'failed', 'unlocated'] as const).some((list) => after.matches({ editing: { list } }))
      return !isNone || suggestions.length === 0
    },
  },
  {
    description: 'Nothing found is said so.',
    check: (step) => {
      const { before, after } = step
      if (!isDoneEvent(step, 'loadSuggestions')) return true
      if (after.context.suggestions.length === 0) return after.matches({ editing: { list: 'empty' } })
      return before?.matches('resolving') === true
        ? after.matches('picking')
        : after.matches({ editing: { list: 'shown' } })
    },
  },
  {
    description: 'A list that did not come says why, until there is another; so does a guest who could not be found.',
    check: (step) => {
      const { after } = step
      const isFailed =
        after.matches({ editing: { list: 'failed' } }) || after.matches({ editing: { list: 'unlocated' } })
      return (
        (!(isErrorEvent(step, 'loadSuggestions') || isErrorEvent(step, 'locate')) ||
          (isFailed && isEqualView(after.context.failure, eventFailure(step)))) &&
        (!isFailed || after.context.failure !== null) &&
        (isFailed || after.matches({ editing: { list: 'fetching' } }) || after.context.failure === null)
      )
    },
  },
  {
    description:
      'A place is picked from the list that is shown, or is the first for what is written, and looked up by its name.',
    check: (step) => {
      const { before, after } = step
      const option = pickedIn(step)
      const inputs = invocationInputs(step, 'loadPlace')
      if (option === undefined)
        return (
          inputs.length === 0 &&
          after.matches('picking') ===
            (before?.matches('picking') === true && !isDoneEvent(step, 'loadPlace') && !isErrorEvent(step, 'loadPlace'))
        )
      return (
        isEqualView(inputs, [{ id: option.id }]) &&
        after.context.text === option.name &&
        isEqualView(after.context.picked, option)
      )
    },
  },
  {
    description: 'A place that was picked is chosen and told, with its detail or without.',
    check: (step) => {
      const { before, after, emitted } = step
      const picked = before?.context.picked ?? null
      const isOver = isDoneEvent(step, 'loadPlace') || isErrorEvent(step, 'loadPlace')
      if (!isOver || before === null || picked === null)
        return emitted.length === 0 || isDoneEvent(step, 'locate') || isOffered(step) || isMissing(step)
      const detail = isDoneEvent(step, 'loadPlace') ? doneOutput(step) : null
      return (
        after.matches('idle') &&
        after.context.selected === picked.name &&
        isEqualView(emitted, [
          { type: 'place.picked', place: { ...picked, detail }, isSearched: before.context.isSearched },
        ])
      )
    },
  },
  {
    description:
      'Whoever enters the field or empties it is offered places: those that came last, and none when none came.',
    check: (step) => {
      const { before, after } = step
      const { event } = step
      const isBlank = after.matches({ editing: { list: 'blank' } })
      const isEmptied = event?.type === 'list.clear' || (event?.type === 'text.change' && isTextAccepted(step))
      const isEntered = before?.matches({ editing: { list: 'blank' } }) !== true
      if (invocationInputs(step, 'loadOffers').length !== (isBlank && (isEntered || isEmptied) ? 1 : 0)) return false
      if (isDoneEvent(step, 'loadOffers')) return isEqualView(after.context.offers, doneOutput(step))
      if (isErrorEvent(step, 'loadOffers')) return after.context.offers.length === 0
      return before === null || fieldsUnchanged(step, 'offers')
    },
  },
  {
    description: 'An offer that is picked is chosen and told as it was offered, at once.',
    check: (step) => {
      const offer = isOffered(step) ? offerIn(step) : undefined
      if (offer === undefined) return true
      const { id, name, description, kind, hotels, detail } = offer
      return (
        step.after.matches('idle') &&
        step.after.context.selected === name &&
        isEqualView(step.emitted, [
          { type: 'place.picked', place: { id, name, description, kind, hotels, detail }, isSearched: false },
        ])
      )
    },
  },
  {
    description:
      'Where the guest is, is asked when they want it and not otherwise; it is chosen and told as it was found.',
    check: (step) => {
      const { before, event, after, emitted } = step
      const isRequested = event?.type === 'location.request' && before !== null && isOffering(before)
      if (invocationInputs(step, 'locate').length !== (isRequested ? 1 : 0)) return false
      if (isRequested) return after.matches('locating')
      if (!isDoneEvent(step, 'locate')) return true
      const place = doneOutput(step)
      return (
        after.matches('idle') &&
        isEqualView(emitted, [{ type: 'place.picked', place, isSearched: false }]) &&
        isEqualView(place, { ...Object(place), name: after.context.selected })
      )
    },
  },
  {
    description: 'Another place is chosen by a pick, or elsewhere, and by nothing else.',
    check: (step) => {
      const { event, after } = step
      if (event?.type === 'place.replace') return after.context.selected === event.name
      return (
        fieldsUnchanged(step, 'selected') ||
        isDoneEvent(step, 'loadPlace') ||
        isErrorEvent(step, 'loadPlace') ||
        isDoneEvent(step, 'locate') ||
        isOffered(step)
      )
    },
  },
]
