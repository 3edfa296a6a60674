import type { Locale } from '#contract/shared/locale.ts'
import type { Point } from '#contract/hotel/destination.ts'
import type { Area, Pin, PinSide, SearchedArea } from '#machines/map/map.rules.ts'

export interface MapColors {
  land: string
  water: string
  park: string
  label: string
  /** City names and dots. */
  ink: string
  edge: string
}

/** In the order of the list: earlier places keep their prices. */
export interface PinnedPlace {
  id: string
  location: Point
  /** Width of its price, in pixels. */
  width: number
}

/** Pins drawn as page elements, and the places in view. */
export interface PlacedPins {
  /** Position in pixels from the map's top left, before `pinLayer` is translated. */
  priced: readonly (Pin & { side: PinSide })[]
  /** All in view, including those shown as dots, in the order of the list. */
  inSight: readonly string[]
}

export interface MapCallbacks {
  /** The map came to rest without the guest moving it: after a search or a resize. */
  placed: (area: Area) => void
  grabbed: () => void
  settled: (area: Area) => void
  pins: (pins: PlacedPins) => void
  /** Id of the dot under the pointer; null if none. */
  hovered: (id: string | null) => void
  /** Id of the dot pressed; null if none. */
  pressed: (id: string | null) => void
  /** Meters on the ground per pixel, at the center. */
  scaled: (metresPerPixel: number) => void
  /** The offline map could not be loaded. */
  failed: () => void
  tile: (hasCome: boolean) => void
}

export interface MapOptions {
  element: HTMLElement
  /** Holds the priced pins, each with its id in `data-pin`; moves with the map. */
  pinLayer: HTMLElement
  searched: SearchedArea
  locale: Locale
  colors: MapColors
  isStill: boolean
  /** Leaves the wheel, one finger and the keys to the page; the map takes two fingers and mouse drags. */
  isShy: boolean
  callbacks: MapCallbacks
}

/** An overlay at the bottom of the map, in pixels from its top left. */
export interface Cover {
  left: number
  right: number
  top: number
}

export interface MapHandle {
  show: (searched: SearchedArea) => void
  zoomBy: (levels: number) => void
  /** Adapts to the element's new size. */
  refit: () => void
  setPlaces: (places: readonly PinnedPlace[]) => void
  /** These show their price even where it covers others. */
  keepPriced: (ids: readonly string[]) => void
  setColors: (colors: MapColors) => void
  /** URL template with {z}, {x} and {y}; null: the offline map. */
  setTiles: (address: string | null) => void
  /** Moves the map, if necessary, so that this place is clear of the edges and the overlay. */
  reveal: (id: string, over: Cover) => void
  close: () => void
}
