import type { Bounds } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { DEFAULT_ZOOM, MAX_ZOOM, MIN_ZOOM } from './search.view.ts'

/** Width in CSS pixels of a map that shows a whole area at its zoom. */
const MAP_WIDTH = 400
const TILE = 256

/** Highest zoom at which a small map shows the whole area. */
export const zoomOf = ({ neLng, swLng }: Pick<Bounds, 'neLng' | 'swLng'>): number => {
  const across = neLng >= swLng ? neLng - swLng : 360 + neLng - swLng
  const zoom = Math.floor(Math.log2((MAP_WIDTH * 360) / (TILE * Math.max(across, 1e-6))))
  return Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, zoom))
}

/** Initial zoom of a search: the whole area, or for a point the default of specification §9. */
export const firstZoom = ({ bounds }: Pick<SearchCriteria, 'bounds'>): number =>
  bounds === undefined ? DEFAULT_ZOOM : zoomOf(bounds)
