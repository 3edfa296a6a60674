import { isUnreachable } from '#machines/kit/failure.ts'
import { anywhere, acceptedEventInvariants, type AcceptedEvents } from '#machines/kit/verify/invariants.ts'
import type { searchMachine } from './search.machine.ts'
import { DEFAULT_SORT, PAGE_SIZE, DEFAULT_LIST_VIEW } from './search.view.ts'

const criteria = {
  destination: { name: 'Anywhere', point: { lat: 0, lng: 0 }, poi: false },
  checkIn: '',
  checkOut: '',
  rooms: [],
}

const ACCEPTED_EVENTS: AcceptedEvents<typeof searchMachine> = {
  'search.start': { with: { criteria }, from: anywhere },
  'area.search': { with: { bounds: { neLat: 1, swLat: 0, neLng: 1, swLng: 0 }, zoom: 3 }, from: anywhere },
  'search.cancel': { from: [{ list: 'loading' }] },
  'search.retry': { from: [{ list: { loading: 'stuck' } }, { list: 'failed' }, { list: 'stopped' }] },
  'url.changed': { with: { criteria, view: DEFAULT_LIST_VIEW }, from: anywhere },
  'filters.change': { with: { change: {} }, from: anywhere },
  'filters.clear': { from: anywhere },
  'sort.change': { with: { sortBy: DEFAULT_SORT }, from: anywhere },
  'name.change': { with: { hotelName: '' }, from: anywhere },
  'more.show': {
    from: ({ context: { results, view } }) => (results?.count ?? 0) > view.pages * PAGE_SIZE,
  },
  'connection.restored': {
    from: (snapshot) => snapshot.matches({ list: 'failed' }) && isUnreachable(snapshot.context.failure),
  },
  'results.left': { from: anywhere },
}

export const searchAcceptedEvents = acceptedEventInvariants(ACCEPTED_EVENTS)
