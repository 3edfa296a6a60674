import { DEFAULT_DESTINATION } from '#contract/hotel/destination.ts'
import { describeMachine } from '#machines/kit/verify/machineSpec.ts'
import { mapPolicy } from './map.export.ts'
import { mapInvariants } from './map.invariants.ts'
import { mapMachine } from './map.machine.ts'
import { isSameBounds, MAX_TILE_ERRORS, ZOOM, type Area, type SearchedArea } from './map.rules.ts'
import { selectBasemap, selectIsAsking, selectIsFollowing, selectPicked } from './map.selectors.ts'

export const aroundManhattan: SearchedArea = { point: DEFAULT_DESTINATION.point, bounds: null, zoom: ZOOM.initial }
export const midtown: Area = { bounds: { neLat: 40.77, swLat: 40.74, neLng: -73.96, swLng: -74 }, zoom: 14 }
export const downtown: Area = { bounds: { neLat: 40.73, swLat: 40.7, neLng: -73.98, swLng: -74.02 }, zoom: 14 }

export const mapSpec = describeMachine({
  machine: mapMachine,
  inputs: [{ searched: aroundManhattan }],
  samples: [
    { type: 'map.placed', area: midtown },
    { type: 'map.moveEnd', area: midtown },
    { type: 'map.moveEnd', area: downtown },
    { type: 'searched.change', searched: aroundManhattan },
    { type: 'searched.change', searched: { ...aroundManhattan, ...midtown } },
    { type: 'hotels.change', ids: [] },
    { type: 'hotels.change', ids: ['nyc-0001'] },
    { type: 'pin.press', id: 'nyc-0001' },
    { type: 'pin.press', id: 'nyc-0002' },
  ],
  told: [
    'map.placed',
    'searched.change',
    'hotels.change',
    'tile.loaded',
    'tile.failed',
    'tiles.offer',
    'connection.restored',
    'map.resize',
  ],
  facts: ({ searched, shown, picked, lostTiles }) => ({
    isOfAnArea: searched.bounds !== null,
    isThere: isSameBounds(searched.bounds, shown?.bounds ?? null),
    picked,
    isNearlyLost: lostTiles + 1 >= MAX_TILE_ERRORS,
    lostTiles,
  }),
  viewStates: {
    list: {
      of: (snapshot) => {
        if (selectIsAsking(snapshot)) return 'asks'
        return selectIsFollowing(snapshot) ? 'follows' : 'agrees'
      },
      values: ['agrees', 'asks', 'follows'],
    },
    card: { of: (snapshot) => (selectPicked(snapshot) === null ? 'closed' : 'open'), values: ['closed', 'open'] },
    basemap: { of: selectBasemap, values: ['offline', 'tiled', 'fallback'] },
  },
  invariants: mapInvariants,
  answeredBy: {},
  policy: mapPolicy,
})
