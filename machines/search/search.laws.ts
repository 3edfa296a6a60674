import type { LawOf, StepOf } from '#machines/kit/entry.ts'
import { isOutOfReach } from '#machines/kit/failure.ts'
import { answerIn, asksOf, failureIn, has, isAnswer, isRefusal, keeps } from '#machines/kit/laws.ts'
import { isSameView } from '#machines/kit/sameView.ts'
import type { searchMachine } from './search.machine.ts'
import { NO_FILTERS } from './search.rules.ts'
import { isSameSearch } from './search.url.ts'
import { PAGE_SIZE } from './search.view.ts'
import { searchHeard } from './heard.laws.ts'
import { searchShown } from './shown.laws.ts'

type Step = StepOf<typeof searchMachine>
type Snapshot = Step['after']

const isRunning = (snapshot: Snapshot | null) => snapshot?.matches('loading') ?? false

/** What the guest has changed of the list itself, and what it is then. */
const changed = ({ before, event }: Step): Partial<Snapshot['context']> | null => {
  if (before === null || event === null) return null
  const { filters, pages, count } = before.context
  switch (event.type) {
    case 'filters.change':
      return { filters: { ...filters, ...event.change }, pages: 1 }
    case 'filters.clear':
      return { filters: NO_FILTERS, hotelName: '', pages: 1 }
    case 'sort.change':
      return { filters: { ...filters, sortBy: event.sortBy }, pages: 1 }
    case 'name.change':
      return { hotelName: event.hotelName, pages: 1 }
    case 'more.show':
      return before.matches('loaded') && count !== null && pages * PAGE_SIZE < count ? { pages: pages + 1 } : null
    default:
      return null
  }
}

/** The event asks for another search than there is, or for one where there is none. */
const isNewSearch = ({ before, event }: Step): boolean =>
  event?.type === 'search.start' ||
  (event?.type === 'url.changed' &&
    before !== null &&
    (before.matches('idle') || !isSameSearch(before.context.criteria, event.criteria)))

const isGoneOnWith = ({ before, event }: Step): boolean => {
  if (event?.type === 'search.retry')
    return before?.matches('failed') === true || before?.matches({ loading: 'stuck' }) === true
  return (
    event?.type === 'connection.restored' && before?.matches('failed') === true && isOutOfReach(before.context.failure)
  )
}

export const searchLaws: readonly LawOf<typeof searchMachine>[] = [
  ...searchHeard,
  ...searchShown,
  {
    says: 'The hotels are asked for when another search is wanted, or the same again, with what was asked for last.',
    holds: (step) => {
      const asked = asksOf(step, 'loadHotels')
      const isDue = isNewSearch(step) || isGoneOnWith(step)
      return (
        asked.length === (isDue ? 1 : 0) &&
        asked.every((criteria) => isSameView(criteria, step.after.context.criteria)) &&
        (!isDue || isRunning(step.after))
      )
    },
  },
  {
    says: 'A search is for what was asked for, and is looked at as the guest or the address has it.',
    holds: (step) => {
      const { before, event, after } = step
      if (before === null) return true
      if (event?.type === 'search.start') return has(after.context, { criteria: event.criteria, pages: 1 })
      if (event?.type !== 'url.changed') return keeps(step, 'criteria')
      const { criteria, view } = event
      const filters = { ...before.context.filters, sortBy: view.sortBy }
      return has(after.context, { filters, pages: view.pages, ...(isNewSearch(step) ? { criteria } : {}) })
    },
  },
  {
    says: 'What is changed of the list is changed by the guest alone, begins with its first page, and goes into the address.',
    holds: (step) => {
      const { event, after, emitted } = step
      const { criteria, filters, pages } = after.context
      const change = changed(step)
      const told = { type: 'navigate', criteria, view: { sortBy: filters.sortBy, pages } }
      if (change !== null || event?.type === 'search.start') {
        return (
          isSameView(emitted, [told]) &&
          has(after.context, change ?? {}) &&
          (event?.type === 'search.start' || isSameView(step.before?.value, after.value))
        )
      }
      return (
        emitted.length === 0 &&
        (event?.type === 'left' ||
          (keeps(step, 'hotelName') && (event?.type === 'url.changed' || keeps(step, 'filters', 'pages'))))
      )
    },
  },
  {
    says: 'What was found is known as long as its list is shown, and why nothing was as long as that is told.',
    holds: ({ after }) =>
      (after.context.count !== null) === after.matches('loaded') &&
      (after.context.failure !== null) === after.matches('failed'),
  },
  {
    says: 'The answer is what is shown.',
    holds: (step) =>
      (!isAnswer(step, 'loadHotels') || isSameView(answerIn(step), { count: step.after.context.count })) &&
      (!isRefusal(step, 'loadHotels') || isSameView(failureIn(step), step.after.context.failure)),
  },
  {
    says: 'A search that is called off leaves nothing.',
    holds: ({ before, event, after }) => event?.type !== 'search.cancel' || !isRunning(before) || after.matches('idle'),
  },
  {
    says: 'A failure that waits for the connection goes on with it, and no other does.',
    holds: ({ before, event, after }) =>
      event?.type !== 'connection.restored' ||
      (before?.matches('failed') === true && isOutOfReach(before.context.failure)
        ? isRunning(after)
        : isSameView(before?.value, after.value)),
  },
  {
    says: 'Who has left the page leaves no list, no filter and no name.',
    holds: ({ event, after }) =>
      event?.type !== 'left' ||
      (after.matches('idle') &&
        has(after.context, { filters: NO_FILTERS, hotelName: '', pages: 1, count: null, failure: null })),
  },
]
