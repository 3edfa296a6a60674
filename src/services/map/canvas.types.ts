import type { Locale } from '#contract/shared/locale.ts'
import type { Point } from '#contract/hotel/destination.ts'
import type { Area, Pin, PinSide, SearchedArea } from '#machines/map/map.rules.ts'

export interface MapColors {
  land: string
  water: string
  park: string
  label: string
  /** Of the names of cities, of the dots and of their edges. */
  ink: string
  edge: string
}

/** A place with a pin, in the order of the list: the first ones keep their prices. */
export interface PinnedPlace {
  id: string
  location: Point
  /** Pixels of its price. */
  width: number
}

/** Pins that are elements of the page, and what is in sight. */
export interface PlacedPins {
  /** Where they stand from the top left of the map, as long as `origin` is not moved. */
  priced: readonly (Pin & { side: PinSide })[]
  /** All that are in sight, those shown as dots too, in the order of the list. */
  inSight: readonly string[]
}

export interface MapCallbacks {
  /** It stands where it was put, or where the room left it. */
  placed: (area: Area) => void
  grabbed: () => void
  settled: (area: Area) => void
  pins: (pins: PlacedPins) => void
  /** Over a dot; null: over none. */
  hovered: (id: string | null) => void
  /** Null: where no dot is. */
  pressed: (id: string | null) => void
  /** Metres on the ground for a pixel in the middle. */
  scaled: (metresPerPixel: number) => void
  /** The pieces of the offline map could not be loaded. */
  failed: () => void
  tile: (hasCome: boolean) => void
}

export interface MapOptions {
  element: HTMLElement
  /** Holds the priced pins, each with its id in `data-pin`; it goes along with the map. */
  pinLayer: HTMLElement
  searched: SearchedArea
  locale: Locale
  colors: MapColors
  isStill: boolean
  /** A wheel, a finger and the keys are the page’s: the map takes two fingers and the mouse. */
  isShy: boolean
  told: MapCallbacks
}

/** What lies over the foot of the map, in pixels from its top left. */
export interface Cover {
  left: number
  right: number
  top: number
}

export interface MapHandle {
  show: (searched: SearchedArea) => void
  zoomBy: (levels: number) => void
  /** To take the room that there is. */
  refit: () => void
  setPlaces: (places: readonly PinnedPlace[]) => void
  /** These show their price, whatever it covers. */
  keepPriced: (ids: readonly string[]) => void
  setColors: (colors: MapColors) => void
  /** An address with {z}, {x} and {y}; null: the offline map. */
  setTiles: (address: string | null) => void
  /** Moves the map, if need be, so that this place stands clear of the edges and of what lies over the map. */
  reveal: (id: string, over: Cover) => void
  close: () => void
}
