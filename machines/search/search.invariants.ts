import type { InvariantOf, StepOf } from '#machines/kit/verify/machineSpec.ts'
import { isUnreachable } from '#machines/kit/failure.ts'
import {
  doneOutput,
  invocationInputs,
  eventFailure,
  contextMatches,
  isDoneEvent,
  isErrorEvent,
  fieldsUnchanged,
} from '#machines/kit/verify/invariants.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import type { searchMachine } from './search.machine.ts'
import { firstZoom } from './zoom.rules.ts'
import { isSameSearch } from './search.criteria.url.ts'
import { NO_FILTERS, PAGE_SIZE, DEFAULT_LIST_VIEW, type ListView } from './search.view.ts'
import { searchAcceptedEvents } from './acceptedEvents.invariants.ts'
import { searchViewStates } from './viewStates.invariants.ts'

type Step = StepOf<typeof searchMachine>
type Snapshot = Step['after']

const ADDRESS_IS_DUE = 'xstate.after.addressFollows.search.address.behind'

const isRunning = (snapshot: Snapshot | null) => snapshot?.matches({ list: 'loading' }) ?? false
const hasFailed = (snapshot: Snapshot | null) => snapshot?.matches({ list: 'failed' }) ?? false

/** The view after a change by the guest; null: no change. */
const changedView = ({ before, event }: Step): ListView | null => {
  if (before === null || event === null) return null
  const { view, results } = before.context
  const { filters } = view
  switch (event.type) {
    case 'filters.change':
      return { ...view, pages: 1, filters: { ...filters, ...event.change } }
    case 'filters.clear':
      return { ...view, pages: 1, hotelName: '', filters: { ...NO_FILTERS, sortBy: filters.sortBy } }
    case 'sort.change':
      return { ...view, pages: 1, filters: { ...filters, sortBy: event.sortBy } }
    case 'name.change':
      return { ...view, pages: 1, hotelName: event.hotelName }
    case 'more.show':
      return view.pages * PAGE_SIZE < (results?.count ?? 0) ? { ...view, pages: view.pages + 1 } : null
    default:
      return null
  }
}

/** The event requests a search other than the current one, or the first. */
const isNewSearch = ({ before, event }: Step): boolean =>
  event?.type === 'search.start' ||
  event?.type === 'area.search' ||
  (event?.type === 'url.changed' &&
    before !== null &&
    (before.matches({ list: 'idle' }) || !isSameSearch(before.context.criteria, event.criteria)))

const isGoneOnWith = ({ before, event }: Step): boolean => {
  if (event?.type === 'search.retry')
    return (
      hasFailed(before) ||
      before?.matches({ list: 'stopped' }) === true ||
      before?.matches({ list: { loading: 'stuck' } }) === true
    )
  return (
    before !== null &&
    event?.type === 'connection.restored' &&
    hasFailed(before) &&
    isUnreachable(before.context.failure)
  )
}

/** The view from the URL applies, unless the guest has changed it since. */
const isTakenOver = ({ before, event }: Step): boolean =>
  event?.type === 'url.changed' &&
  before !== null &&
  (before.matches({ address: 'shown' }) || !isSameSearch(before.context.criteria, event.criteria))

export const searchInvariants: readonly InvariantOf<typeof searchMachine>[] = [
  ...searchAcceptedEvents,
  ...searchViewStates,
  {
    description:
      'The hotels are asked for when another search is wanted, or the same again, with what was asked for last.',
    check: (step) => {
      const inputs = invocationInputs(step, 'loadHotels')
      const isDue = isNewSearch(step) || isGoneOnWith(step)
      return (
        inputs.length === (isDue ? 1 : 0) &&
        inputs.every((criteria) => isEqualView(criteria, step.after.context.criteria)) &&
        (!isDue || isRunning(step.after))
      )
    },
  },
  {
    description: 'A search is for what was asked for; another area is searched for the same stay.',
    check: (step) => {
      const { before, event, after } = step
      if (before === null) return true
      if (event?.type === 'search.start') return contextMatches(after.context, { criteria: event.criteria })
      if (event?.type === 'area.search')
        return contextMatches(after.context, { criteria: { ...before.context.criteria, bounds: event.bounds } })
      if (event?.type === 'url.changed' && isNewSearch(step))
        return contextMatches(after.context, { criteria: event.criteria })
      return fieldsUnchanged(step, 'criteria')
    },
  },
  {
    description:
      'The list is looked at as the guest or the address has it, from its first page on where it is another list.',
    check: (step) => {
      const { before, event, after } = step
      if (before === null) return true
      const { view } = before.context
      const next = (): ListView => {
        if (event?.type === 'search.start') return { ...view, pages: 1, zoom: firstZoom(event.criteria) }
        if (event?.type === 'area.search') return { ...view, pages: 1, zoom: event.zoom }
        if (event?.type === 'results.left') return DEFAULT_LIST_VIEW
        if (event?.type === 'url.changed' && isTakenOver(step)) return event.view
        return changedView(step) ?? view
      }
      return isEqualView(after.context.view, next())
    },
  },
  {
    description: 'A search goes into the address at once, what is changed of the list a moment after the last change.',
    check: (step) => {
      const { before, event, after, emitted } = step
      const { criteria, view } = after.context
      const isNavigationDue =
        event?.type === 'search.start' ||
        event?.type === 'area.search' ||
        (event?.type === ADDRESS_IS_DUE && before?.matches({ address: 'behind' }) === true)
      return isEqualView(emitted, isNavigationDue ? [{ type: 'navigate', criteria, view }] : [])
    },
  },
  {
    description:
      'The address is behind from a change of the list on, until it is told, another search is there, or the guest leaves.',
    check: (step) => {
      const { before, event, after } = step
      if (before === null) return after.matches({ address: 'shown' })
      if (changedView(step) !== null) return after.matches({ address: 'behind' })
      const isOver =
        event?.type === 'search.start' ||
        event?.type === 'area.search' ||
        event?.type === 'results.left' ||
        event?.type === ADDRESS_IS_DUE ||
        isTakenOver(step)
      return after.matches({ address: 'behind' }) === (before.matches({ address: 'behind' }) && !isOver)
    },
  },
  {
    description: 'A change of the list leaves the search as it is.',
    check: (step) => changedView(step) === null || isEqualView(step.before?.value.list, step.after.value.list),
  },
  {
    description:
      'What was found stays until something else is, another place or stay is searched, or the guest leaves; why nothing was is known as long as it is told.',
    check: (step) => {
      const { before, event, after } = step
      const { results, failure } = after.context
      if ((failure !== null) !== after.matches({ list: 'failed' })) return false
      if (isDoneEvent(step, 'loadHotels')) return true
      const isForgotten = event?.type === 'results.left' || (isNewSearch(step) && event?.type !== 'area.search')
      return isEqualView(results, isForgotten ? null : (before?.context.results ?? null))
    },
  },
  {
    description: 'The answer is what is shown.',
    check: (step) =>
      (!isDoneEvent(step, 'loadHotels') ||
        (isEqualView(step.after.context.results?.criteria, step.after.context.criteria) &&
          isEqualView(doneOutput(step), { count: step.after.context.results?.count }))) &&
      (!isErrorEvent(step, 'loadHotels') || isEqualView(eventFailure(step), step.after.context.failure)),
  },
  {
    description: 'A search that is called off leaves the way to begin it again.',
    check: ({ before, event, after }) =>
      event?.type !== 'search.cancel' || !isRunning(before) || after.matches({ list: 'stopped' }),
  },
  {
    description: 'A failure that waits for the connection goes on with it, and no other does.',
    check: ({ before, event, after }) =>
      event?.type !== 'connection.restored' ||
      (before !== null && hasFailed(before) && isUnreachable(before.context.failure)
        ? isRunning(after)
        : isEqualView(before?.value, after.value)),
  },
  {
    description: 'Who has left the page leaves no list, no filter and no name.',
    check: ({ event, after }) =>
      event?.type !== 'results.left' ||
      (after.matches({ list: 'idle' }) &&
        contextMatches(after.context, { view: DEFAULT_LIST_VIEW, results: null, failure: null })),
  },
]
