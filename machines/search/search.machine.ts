import type { SearchCriteria } from '#contract/hotels.ts'
import { toFailure, type Failure } from '#machines/kit/failure.ts'
import { typesOnly } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, setup } from 'xstate'
import { searchPorts } from './search.ports.ts'
import { NO_FILTERS, PAGE_SIZE, type Filters, type SortBy } from './search.rules.ts'
import { isSameSearch } from './search.url.ts'

export interface SearchContext {
  /** What was last asked for; what the guest starts with before that. */
  criteria: SearchCriteria
  /** How many hotels were found; null while nobody knows. The hotels themselves are kept by the query cache. */
  count: number | null
  filters: Filters
  hotelName: string
  /** How many of the list are shown. */
  shown: number
  failure: Failure | null
}

export type SearchEvent =
  | { type: 'search.start'; criteria: SearchCriteria }
  | { type: 'search.cancel' }
  | { type: 'search.retry' }
  /** The address of the results page, as the router has it now. */
  | { type: 'url.changed'; criteria: SearchCriteria }
  | { type: 'filters.change'; change: Partial<Omit<Filters, 'sortBy'>> }
  | { type: 'filters.clear' }
  | { type: 'sort.change'; sortBy: SortBy }
  | { type: 'name.change'; hotelName: string }
  | { type: 'more.show' }
  | { type: 'connection.restored' }
  /** The guest has gone from the results page. */
  | { type: 'left' }

/** Asks the router to show these criteria; they come back as `url.changed`. */
export interface SearchNavigate {
  type: 'navigate'
  criteria: SearchCriteria
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
  guards: {
    isOtherSearch: ({ context, event }) => {
      assertEvent(event, 'url.changed')
      return !isSameSearch(context.criteria, event.criteria)
    },
    isOffline: ({ context }) => context.failure?.code === 'network',
    hasMore: ({ context }) => context.count !== null && context.shown < context.count,
  },
  actions: {
    rememberCriteria: assign(({ event }) => {
      assertEvent(event, ['search.start', 'url.changed'])
      return { criteria: event.criteria }
    }),
    navigate: emit(({ event }) => {
      assertEvent(event, 'search.start')
      return { type: 'navigate', criteria: event.criteria }
    }),
    clearResults: assign({ count: null, failure: null, shown: PAGE_SIZE }),
    rememberCount: assign({ count: (_, count: number) => count }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    changeFilters: assign(({ context, event }) => {
      assertEvent(event, 'filters.change')
      return { filters: { ...context.filters, ...event.change }, shown: PAGE_SIZE }
    }),
    changeSort: assign(({ context, event }) => {
      assertEvent(event, 'sort.change')
      return { filters: { ...context.filters, sortBy: event.sortBy }, shown: PAGE_SIZE }
    }),
    changeName: assign(({ event }) => {
      assertEvent(event, 'name.change')
      return { hotelName: event.hotelName, shown: PAGE_SIZE }
    }),
    clearFilters: assign({ filters: NO_FILTERS, hotelName: '', shown: PAGE_SIZE }),
    showMore: assign({ shown: ({ context }) => context.shown + PAGE_SIZE }),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({
    criteria: input.criteria,
    count: null,
    filters: NO_FILTERS,
    hotelName: '',
    shown: PAGE_SIZE,
    failure: null,
  }),
  initial: 'idle',
  on: {
    // Entering `loading` anew leaves the running call, which aborts its request.
    'search.start': { target: '.loading', actions: ['rememberCriteria', 'navigate'], reenter: true },
    'url.changed': { guard: 'isOtherSearch', target: '.loading', actions: 'rememberCriteria', reenter: true },
    'filters.change': { actions: 'changeFilters' },
    'filters.clear': { actions: 'clearFilters' },
    'sort.change': { actions: 'changeSort' },
    'name.change': { actions: 'changeName' },
    left: { target: '.idle', actions: 'clearFilters' },
  },
  states: {
    idle: {
      entry: 'clearResults',
      on: {
        // Back on the page with the same address: what was loaded has been let go.
        'url.changed': { target: 'loading', actions: 'rememberCriteria' },
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
    },
    loaded: {
      on: { 'more.show': { guard: 'hasMore', actions: 'showMore' } },
    },
    failed: {
      on: {
        'search.retry': 'loading',
        'connection.restored': { guard: 'isOffline', target: 'loading' },
      },
    },
  },
})
