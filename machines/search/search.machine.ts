import type { Bounds } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { limitIterations } from '#machines/kit/limitIterations.ts'
import { isUnreachable, toFailure, type Failure } from '#machines/kit/failure.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { waitingDelays } from '#machines/kit/loadingDelays.ts'
import { assertEvent, assign, emit, setup } from 'xstate'
import { searchPorts } from './search.ports.ts'
import { withoutFilters } from './search.rules.ts'
import { firstZoom } from './zoom.rules.ts'
import { PAGE_SIZE, DEFAULT_LIST_VIEW, type Filters, type ListView, type SortBy } from './search.view.ts'
import { isSameSearch } from './search.criteria.url.ts'

/** Specification §9, data fetch: the URL follows this long after the last change of the list, in milliseconds. */
export const URL_SYNC_DEBOUNCE_MS = 200

export interface SearchContext {
  /** Criteria of the last search; initially the guest's defaults. */
  criteria: SearchCriteria
  /** Criteria and number of the hotels shown; null: none. The query cache holds the hotels themselves. */
  results: { criteria: SearchCriteria; count: number } | null
  view: ListView
  failure: Failure | null
}

export type SearchEvent =
  | { type: 'search.start'; criteria: SearchCriteria }
  /** Repeats the search in another area. */
  | { type: 'area.search'; bounds: Bounds; zoom: number }
  | { type: 'search.cancel' }
  | { type: 'search.retry' }
  /** The router has a new URL of the results page. */
  | { type: 'url.changed'; criteria: SearchCriteria; view: ListView }
  | { type: 'filters.change'; change: Partial<Omit<Filters, 'sortBy'>> }
  | { type: 'filters.clear' }
  | { type: 'sort.change'; sortBy: SortBy }
  | { type: 'name.change'; hotelName: string }
  | { type: 'more.show' }
  | { type: 'connection.restored' }
  /** The guest has left the results page. */
  | { type: 'results.left' }

/** Asks the router to update the URL, which comes back as `url.changed`. */
export interface SearchNavigate {
  type: 'navigate'
  criteria: SearchCriteria
  view: ListView
}

const FIRST_PAGE = { pages: 1 }

export const searchMachine = setup({
  types: declareTypes<{
    context: SearchContext
    events: SearchEvent
    emitted: SearchNavigate
    input: { criteria: SearchCriteria }
    tags: 'busy'
  }>(),
  actors: searchPorts,
  delays: { ...waitingDelays, addressFollows: URL_SYNC_DEBOUNCE_MS },
  guards: {
    isOtherSearch: ({ context, event }) => {
      assertEvent(event, 'url.changed')
      return !isSameSearch(context.criteria, event.criteria)
    },
    isOutOfReach: ({ context }) => isUnreachable(context.failure),
    hasMore: ({ context }) => context.view.pages * PAGE_SIZE < (context.results?.count ?? 0),
  },
  actions: {
    rememberCriteria: assign(({ event }) => {
      assertEvent(event, ['search.start', 'url.changed'])
      return { criteria: event.criteria }
    }),
    rememberArea: assign(({ context, event }) => {
      assertEvent(event, 'area.search')
      const { bounds, zoom } = event
      return { criteria: { ...context.criteria, bounds }, view: { ...context.view, ...FIRST_PAGE, zoom } }
    }),
    rememberView: assign(({ event }) => {
      assertEvent(event, 'url.changed')
      return { view: event.view }
    }),
    beginView: assign({
      view: ({ context }) => ({ ...context.view, ...FIRST_PAGE, zoom: firstZoom(context.criteria) }),
    }),
    navigate: emit(({ context: { criteria, view } }) => ({ type: 'navigate', criteria, view })),
    forgetResults: assign({ results: null }),
    forgetFailure: assign({ failure: null }),
    rememberResults: assign(({ context: { criteria } }, count: number) => ({ results: { criteria, count } })),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    changeFilters: assign(({ context: { view }, event }) => {
      assertEvent(event, 'filters.change')
      return { view: { ...view, ...FIRST_PAGE, filters: { ...view.filters, ...event.change } } }
    }),
    changeSort: assign(({ context: { view }, event }) => {
      assertEvent(event, 'sort.change')
      return { view: { ...view, ...FIRST_PAGE, filters: { ...view.filters, sortBy: event.sortBy } } }
    }),
    changeName: assign(({ context: { view }, event }) => {
      assertEvent(event, 'name.change')
      return { view: { ...view, ...FIRST_PAGE, hotelName: event.hotelName } }
    }),
    clearFilters: assign(({ context: { view } }) => ({
      view: { ...view, ...FIRST_PAGE, filters: withoutFilters(view.filters), hotelName: '' },
    })),
    showMore: assign({ view: ({ context: { view } }) => ({ ...view, pages: view.pages + 1 }) }),
    forgetView: assign({ view: DEFAULT_LIST_VIEW }),
  },
}).createMachine({
  id: 'search',
  options: limitIterations,
  context: ({ input }) => ({ criteria: input.criteria, results: null, view: DEFAULT_LIST_VIEW, failure: null }),
  type: 'parallel',
  states: {
    list: {
      initial: 'idle',
      on: {
        // Transitions from here always re-enter `loading`, and leaving it aborts the running request.
        'search.start': { target: '.loading', actions: ['rememberCriteria', 'beginView', 'forgetResults'] },
        // Keep the hotels shown until those of the other area arrive, or if they do not.
        'area.search': { target: '.loading', actions: 'rememberArea' },
        'url.changed': {
          guard: 'isOtherSearch',
          target: '.loading',
          actions: ['rememberCriteria', 'forgetResults'],
        },
        'results.left': '.idle',
      },
      states: {
        idle: {
          entry: ['forgetResults', 'forgetFailure'],
          on: {
            // Back on the page with the same URL: `results` was cleared, so load again.
            'url.changed': { target: 'loading', actions: 'rememberCriteria' },
          },
        },
        loading: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'loadHotels',
            src: 'loadHotels',
            input: ({ context }) => context.criteria,
            onDone: {
              target: 'loaded',
              actions: { type: 'rememberResults', params: ({ event }) => event.output.count },
            },
            onError: {
              target: 'failed',
              actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
            },
          },
          on: { 'search.cancel': 'stopped' },
          initial: 'fresh',
          states: {
            fresh: { after: { slowAfter: 'slow' } },
            slow: { after: { stuckAfter: 'stuck' } },
            stuck: { on: { 'search.retry': '#search.list.loading' } },
          },
        },
        loaded: {},
        stopped: { on: { 'search.retry': 'loading' } },
        failed: {
          on: {
            'search.retry': 'loading',
            'connection.restored': { guard: 'isOutOfReach', target: 'loading' },
          },
        },
      },
    },
    address: {
      initial: 'shown',
      on: {
        'search.start': { target: '.shown', actions: 'navigate' },
        'area.search': { target: '.shown', actions: 'navigate' },
        'filters.change': { target: '.behind', actions: 'changeFilters' },
        'filters.clear': { target: '.behind', actions: 'clearFilters' },
        'sort.change': { target: '.behind', actions: 'changeSort' },
        'name.change': { target: '.behind', actions: 'changeName' },
        'more.show': { guard: 'hasMore', target: '.behind', actions: 'showMore' },
        'results.left': { target: '.shown', actions: 'forgetView' },
      },
      states: {
        shown: { on: { 'url.changed': { actions: 'rememberView' } } },
        // An outdated URL must not revert the guest's later changes.
        behind: {
          after: { addressFollows: { target: 'shown', actions: 'navigate' } },
          on: { 'url.changed': { guard: 'isOtherSearch', target: 'shown', actions: 'rememberView' } },
        },
      },
    },
  },
})
