import { anywhere, acceptedEventInvariants, type AcceptedEvents } from '#machines/kit/verify/invariants.ts'
import type { mapMachine } from './map.machine.ts'
import type { Area, SearchedArea } from './map.rules.ts'

const area: Area = { bounds: { neLat: 1, swLat: 0, neLng: 1, swLng: 0 }, zoom: 9 }
const searched: SearchedArea = { point: { lat: 0, lng: 0 }, ...area }

const ACCEPTED_EVENTS: AcceptedEvents<typeof mapMachine> = {
  'map.placed': { with: { area }, from: anywhere },
  'map.dragStart': { from: [{ area: 'following' }] },
  'map.moveEnd': { with: { area }, from: anywhere },
  'map.resize': { from: anywhere },
  'map.press': { from: [{ card: 'open' }] },
  'area.search': { from: [{ area: { asking: 'differing' } }] },
  'following.begin': { from: [{ area: 'asking' }] },
  'following.end': { from: [{ area: 'following' }] },
  // `searched` is in the middle of the sea, so it always differs from the current area.
  'searched.change': { with: { searched }, from: anywhere },
  'hotels.change': { with: { ids: [] }, from: [{ card: 'open' }] },
  'pin.press': { with: { id: 'nyc-0001' }, from: anywhere },
  'card.close': { from: [{ card: 'open' }] },
  'tiles.offer': { from: [{ basemap: 'offline' }] },
  'tile.loaded': { from: [{ basemap: 'tiled' }] },
  'tile.failed': { from: [{ basemap: 'tiled' }] },
  'tiles.retry': { from: [{ basemap: 'fallback' }] },
  'connection.restored': { from: [{ basemap: 'fallback' }] },
}

export const mapAcceptedEvents = acceptedEventInvariants(ACCEPTED_EVENTS)
