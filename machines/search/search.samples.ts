import { DEFAULT_DESTINATION, type Bounds } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { describeMachine, PLANTED_SECRET } from '#machines/kit/verify/machineSpec.ts'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { searchInvariants } from './search.invariants.ts'
import { searchPolicy } from './search.export.ts'
import { searchMachine } from './search.machine.ts'
import { searchPorts } from './search.ports.ts'
import { NO_FILTERS, PAGE_SIZE, DEFAULT_LIST_VIEW } from './search.view.ts'
import { selectViewState, selectFailure, selectIsEarlier } from './search.selectors.ts'
import { loadErrorKind, LOAD_ERROR_KINDS } from '#machines/kit/viewState.ts'

export const inManhattan: SearchCriteria = {
  destination: DEFAULT_DESTINATION,
  checkIn: '2026-11-04T18:00',
  checkOut: '2026-11-07T09:00',
  rooms: [{ adults: 2, children: [6] }],
}

export const atTheTower: SearchCriteria = {
  ...inManhattan,
  destination: { name: 'Eiffel Tower', point: { lat: 48.8584, lng: 2.2945 }, poi: true },
}

export const upperManhattan: Bounds = { neLat: 40.86, swLat: 40.79, neLng: -73.91, swLng: -73.98 }

export const searchSpec = describeMachine({
  machine: searchMachine,
  inputs: [{ criteria: inManhattan }],
  samples: [
    { type: 'search.start', criteria: inManhattan },
    { type: 'search.start', criteria: atTheTower },
    { type: 'url.changed', criteria: inManhattan, view: DEFAULT_LIST_VIEW },
    {
      type: 'url.changed',
      criteria: atTheTower,
      view: { filters: { ...NO_FILTERS, sortBy: 'price_asc' }, hotelName: '', pages: 2, zoom: 14 },
    },
    { type: 'area.search', bounds: upperManhattan, zoom: 13 },
    { type: 'filters.change', change: { guestRating: 8 } },
    { type: 'filters.change', change: { starRating: [4, 5] } },
    { type: 'sort.change', sortBy: 'price_asc' },
    { type: 'name.change', hotelName: PLANTED_SECRET },
    doneEvent(searchPorts, 'loadHotels', { count: 0 }),
    doneEvent(searchPorts, 'loadHotels', { count: PAGE_SIZE + 1 }),
    errorEvent(searchPorts, 'loadHotels', { code: 'network', status: 500 }),
    errorEvent(searchPorts, 'loadHotels', {
      code: 'invalid_request',
      status: 400,
      field: 'checkIn',
    }),
    errorEvent(searchPorts, 'loadHotels', { code: 'internal', status: 500 }),
  ],
  told: ['url.changed', 'results.left', 'connection.restored'],
  facts: ({ criteria, results, failure, view: { pages, hotelName, filters } }) => ({
    destination: criteria.destination.name,
    hasArea: criteria.bounds !== undefined,
    count: results?.count ?? null,
    failure: failure?.code ?? null,
    isPageTwo: pages > 1,
    isNamed: hotelName !== '',
    sortBy: filters.sortBy,
    isRated: filters.guestRating > 0,
    isStarred: filters.starRating.length > 0,
  }),
  viewStates: {
    viewState: {
      of: selectViewState,
      values: ['idle', 'loading', 'slow', 'stuck', 'stopped', 'failed', 'refused', 'empty', 'list'],
    },
    found: { of: (snapshot) => (selectIsEarlier(snapshot) ? 'before' : 'now'), values: ['now', 'before'] },
    trouble: { of: (snapshot) => loadErrorKind(selectFailure(snapshot)), values: LOAD_ERROR_KINDS },
  },
  invariants: searchInvariants,
  answeredBy: { loadHotels: 'server' },
  policy: searchPolicy,
})
