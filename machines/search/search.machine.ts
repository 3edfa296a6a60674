import { bounded } from '#machines/kit/bounded.ts'
import type { SearchCriteria } from '#contract/hotels.ts'
import { isOutOfReach, toFailure, type Failure } from '#machines/kit/failure.ts'
import { typesOnly } from '#machines/kit/types.ts'
import { waitingDelays } from '#machines/kit/waiting.ts'
import { assertEvent, assign, emit, setup } from 'xstate'
import { searchPorts } from './search.ports.ts'
import { NO_FILTERS, type Filters } from './search.rules.ts'
import { PAGE_SIZE, type ListView, type SortBy } from './search.view.ts'
import { isSameSearch } from './search.url.ts'

export interface SearchContext {
  /** What was last asked for; what the guest starts with before that. */
  criteria: SearchCriteria
  /** How many hotels were found; null while nobody knows. The hotels themselves are kept by the query cache. */
  count: number | null
  filters: Filters
  hotelName: string
  /** How many pages of the list are shown. */
  pages: number
  failure: Failure | null
}

export type SearchEvent =
  | { type: 'search.start'; criteria: SearchCriteria }
  | { type: 'search.cancel' }
  | { type: 'search.retry' }
  /** The address of the results page, as the router has it now. */
  | { type: 'url.changed'; criteria: SearchCriteria; view: ListView }
  | { type: 'filters.change'; change: Partial<Omit<Filters, 'sortBy'>> }
  | { type: 'filters.clear' }
  | { type: 'sort.change'; sortBy: SortBy }
  | { type: 'name.change'; hotelName: string }
  | { type: 'more.show' }
  | { type: 'connection.restored' }
  /** The guest has gone from the results page. */
  | { type: 'left' }

/** Asks the router to show this in the address; it comes back as `url.changed`. */
export interface SearchNavigate {
  type: 'navigate'
  criteria: SearchCriteria
  view: ListView
}

export const searchMachine = setup({
  types: typesOnly<{
    context: SearchContext
    events: SearchEvent
    emitted: SearchNavigate
    input: { criteria: SearchCriteria }
    tags: 'busy'
  }>(),
  actors: searchPorts,
  delays: waitingDelays,
  guards: {
    isOtherSearch: ({ context, event }) => {
      assertEvent(event, 'url.changed')
      return !isSameSearch(context.criteria, event.criteria)
    },
    isOutOfReach: ({ context }) => isOutOfReach(context.failure),
    hasMore: ({ context }) => context.count !== null && context.pages * PAGE_SIZE < context.count,
  },
  actions: {
    rememberCriteria: assign(({ event }) => {
      assertEvent(event, ['search.start', 'url.changed'])
      return { criteria: event.criteria }
    }),
    rememberView: assign(({ context, event }) => {
      assertEvent(event, 'url.changed')
      return { filters: { ...context.filters, sortBy: event.view.sortBy }, pages: event.view.pages }
    }),
    navigate: emit(({ context: { criteria, filters, pages } }) => ({
      type: 'navigate',
      criteria,
      view: { sortBy: filters.sortBy, pages },
    })),
    clearResults: assign({ count: null, failure: null }),
    beginWithFirstPage: assign({ pages: 1 }),
    rememberCount: assign({ count: (_, count: number) => count }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    changeFilters: assign(({ context, event }) => {
      assertEvent(event, 'filters.change')
      return { filters: { ...context.filters, ...event.change } }
    }),
    changeSort: assign(({ context, event }) => {
      assertEvent(event, 'sort.change')
      return { filters: { ...context.filters, sortBy: event.sortBy } }
    }),
    changeName: assign(({ event }) => {
      assertEvent(event, 'name.change')
      return { hotelName: event.hotelName }
    }),
    clearFilters: assign({ filters: NO_FILTERS, hotelName: '' }),
    showMore: assign({ pages: ({ context }) => context.pages + 1 }),
  },
}).createMachine({
  id: 'search',
  options: bounded,
  context: ({ input }) => ({
    criteria: input.criteria,
    count: null,
    filters: NO_FILTERS,
    hotelName: '',
    pages: 1,
    failure: null,
  }),
  initial: 'idle',
  on: {
    // From here `loading` is always entered anew, and leaving it aborts the running request.
    'search.start': { target: '.loading', actions: ['rememberCriteria', 'beginWithFirstPage', 'navigate'] },
    'url.changed': [
      { guard: 'isOtherSearch', target: '.loading', actions: ['rememberCriteria', 'rememberView'] },
      { actions: 'rememberView' },
    ],
    'filters.change': { actions: ['changeFilters', 'beginWithFirstPage', 'navigate'] },
    'filters.clear': { actions: ['clearFilters', 'beginWithFirstPage', 'navigate'] },
    'sort.change': { actions: ['changeSort', 'beginWithFirstPage', 'navigate'] },
    'name.change': { actions: ['changeName', 'beginWithFirstPage', 'navigate'] },
    left: { target: '.idle', actions: ['clearFilters', 'beginWithFirstPage'] },
  },
  states: {
    idle: {
      entry: 'clearResults',
      on: {
        // Back on the page with the same address: what was loaded has been let go.
        'url.changed': { target: 'loading', actions: ['rememberCriteria', 'rememberView'] },
      },
    },
    loading: {
      tags: 'busy',
      entry: 'clearResults',
      invoke: {
        id: 'loadHotels',
        src: 'loadHotels',
        input: ({ context }) => context.criteria,
        onDone: { target: 'loaded', actions: { type: 'rememberCount', params: ({ event }) => event.output.count } },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: { 'search.cancel': 'idle' },
      initial: 'fresh',
      states: {
        fresh: { after: { slowAfter: 'slow' } },
        slow: { after: { stuckAfter: 'stuck' } },
        stuck: { on: { 'search.retry': '#search.loading' } },
      },
    },
    loaded: {
      on: { 'more.show': { guard: 'hasMore', actions: ['showMore', 'navigate'] } },
    },
    failed: {
      on: {
        'search.retry': 'loading',
        'connection.restored': { guard: 'isOutOfReach', target: 'loading' },
      },
    },
  },
})
