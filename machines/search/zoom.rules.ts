import type { Bounds } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { DEFAULT_ZOOM, MAX_ZOOM, MIN_ZOOM } from './search.view.ts'

/** A map of this width, in CSS pixels, shows an area whole at its zoom. */
const MAP_WIDTH = 400
const TILE = 256

/** How near a small map may be looked at to show an area whole. */
export const zoomOf = ({ neLng, swLng }: Pick<Bounds, 'neLng' | 'swLng'>): number => {
  const across = neLng >= swLng ? neLng - swLng : 360 + neLng - swLng
  const zoom = Math.floor(Math.log2((MAP_WIDTH * 360) / (TILE * Math.max(across, 1e-6))))
  return Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, zoom))
}

/** How near a search is looked at when it begins: an area whole, and a point as specification §9 says. */
export const firstZoom = ({ bounds }: Pick<SearchCriteria, 'bounds'>): number =>
  bounds === undefined ? DEFAULT_ZOOM : zoomOf(bounds)
