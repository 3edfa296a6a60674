import { viewStateInvariants, type ViewStateTable } from '#machines/kit/verify/invariants.ts'
import type { mapMachine } from './map.machine.ts'
import { selectBasemap, selectIsAsking, selectIsFollowing, selectPicked } from './map.selectors.ts'

const SELECTORS = {
  isAsking: selectIsAsking,
  isFollowing: selectIsFollowing,
  isOpen: (snapshot: Parameters<typeof selectPicked>[0]) => selectPicked(snapshot) !== null,
  basemap: selectBasemap,
}
const VIEW_STATES: ViewStateTable<typeof mapMachine, typeof SELECTORS> = {
  'area.asking.agreed': { isAsking: false, isFollowing: false },
  'area.asking.differing': { isAsking: true, isFollowing: false },
  'area.following.resting': { isAsking: false, isFollowing: true },
  'area.following.waiting': { isAsking: false, isFollowing: true },
  'room.steady': {},
  'room.changing': {},
  'card.closed': { isOpen: false },
  'card.open': { isOpen: true },
  'basemap.offline': { basemap: 'offline' },
  'basemap.tiled': { basemap: 'tiled' },
  'basemap.fallback': { basemap: 'fallback' },
}

export const mapViewStates = viewStateInvariants(SELECTORS, VIEW_STATES)
