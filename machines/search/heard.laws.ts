import { isOutOfReach } from '#machines/kit/failure.ts'
import { anywhere, heardLaws, type HeardBy } from '#machines/kit/laws.ts'
import type { searchMachine } from './search.machine.ts'
import { DEFAULT_SORT, PAGE_SIZE } from './search.view.ts'

const criteria = {
  destination: { name: 'Anywhere', point: { lat: 0, lng: 0 }, poi: false },
  checkIn: '',
  checkOut: '',
  rooms: [],
}

const HEARD: HeardBy<typeof searchMachine> = {
  'search.start': { with: { criteria }, from: anywhere },
  'search.cancel': { from: ['loading'] },
  'search.retry': { from: [{ loading: 'stuck' }, 'failed'] },
  'url.changed': { with: { criteria, view: { sortBy: DEFAULT_SORT, pages: 1 } }, from: anywhere },
  'filters.change': { with: { change: {} }, from: anywhere },
  'filters.clear': { from: anywhere },
  'sort.change': { with: { sortBy: DEFAULT_SORT }, from: anywhere },
  'name.change': { with: { hotelName: '' }, from: anywhere },
  'more.show': {
    from: (snapshot) =>
      snapshot.matches('loaded') && (snapshot.context.count ?? 0) > snapshot.context.pages * PAGE_SIZE,
  },
  'connection.restored': {
    from: (snapshot) => snapshot.matches('failed') && isOutOfReach(snapshot.context.failure),
  },
  left: { from: anywhere },
}

export const searchHeard = heardLaws(HEARD)
