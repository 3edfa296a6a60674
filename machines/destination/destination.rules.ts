import type { Bounds, Destination, Point } from '#contract/hotel/destination.ts'
import {
  isPointOfInterest,
  placeKind,
  type PlaceResponse,
  type PlaceKind,
  type PopularPlace,
  type Prediction,
} from '#contract/hotel/places.ts'

/** Specification §3, Place suggestion. */
export interface PlaceOption {
  id: string
  name: string
  /** Region and country, to tell places of the same name apart. */
  description: string
  kind: PlaceKind
  /** Number of hotels there; null if unknown, and for a hotel. */
  hotels: number | null
  /** Source that a list with this option must name. */
  attribution?: string
  /** Kilometers to the nearest hotel, for a place that has none but one nearby. */
  nearestHotel?: number
}

/** Specification §3, Place detail, for a destination and for lodging; null: unknown. */
export interface PlaceDetail {
  point: Point
  poi: boolean
  /** Area that a search for the place shows; null unless the place is an area. */
  bounds: Bounds | null
  vicinity: string | null
  internationalPhoneNumber: string | null
  website: string | null
  url: string | null
}

/** `detail` is null if it could not be loaded. */
export interface PickedPlace extends PlaceOption {
  detail: PlaceDetail | null
}

/** Offered in the empty field; its location is already known. */
export interface PlaceShortcut extends Omit<PlaceOption, 'attribution' | 'nearestHotel'> {
  from: 'recent' | 'popular'
  detail: PlaceDetail
  /** URL of a picture; null: none. */
  image: string | null
}

export const optionOf = ({
  place_id,
  structured_formatting,
  types,
  hotels,
  nearest_hotel,
  attribution,
}: Prediction): PlaceOption => ({
  id: place_id,
  name: structured_formatting.main_text,
  description: structured_formatting.secondary_text,
  kind: placeKind(types),
  hotels: hotels ?? null,
  ...(attribution === undefined ? {} : { attribution }),
  ...(nearest_hotel === undefined ? {} : { nearestHotel: nearest_hotel }),
})

export const detailOf = ({ result }: PlaceResponse): PlaceDetail => ({
  point: result.geometry.location,
  poi: isPointOfInterest(result.types),
  bounds: boundsOf(result.geometry.viewport),
  vicinity: result.vicinity ?? null,
  internationalPhoneNumber: result.international_phone_number ?? null,
  website: result.website ?? null,
  url: result.url ?? null,
})

const boundsOf = (viewport: PlaceResponse['result']['geometry']['viewport']): Bounds | null =>
  viewport === undefined
    ? null
    : {
        neLat: viewport.northeast.lat,
        swLat: viewport.southwest.lat,
        neLng: viewport.northeast.lng,
        swLng: viewport.southwest.lng,
      }

/** Detail of a place of which only the location is known. */
export const minimalPlaceDetail = (
  point: Point,
  { poi = false, bounds = null }: { poi?: boolean; bounds?: Bounds | null } = {},
): PlaceDetail => ({
  point,
  poi,
  bounds,
  vicinity: null,
  internationalPhoneNumber: null,
  website: null,
  url: null,
})

export const popularOffer = ({ name, around, location, hotels, image }: PopularPlace): PlaceShortcut => ({
  id: `popular ${name}`,
  name,
  description: around,
  kind: 'city',
  hotels,
  from: 'popular',
  detail: minimalPlaceDetail(location),
  image,
})

/** A place searched before, with no more than the URL of that search has. */
export const recentOffer = ({ name, point, poi }: Destination, bounds: Bounds | null): PlaceShortcut => ({
  id: `recent ${name}`,
  name,
  description: '',
  kind: 'city',
  hotels: null,
  from: 'recent',
  detail: minimalPlaceDetail(point, { poi, bounds }),
  image: null,
})

/** Offers of the empty field: recent places, then popular ones not among them. */
export const offersOf = (recent: readonly PlaceShortcut[], popular: readonly PlaceShortcut[]): PlaceShortcut[] => [
  ...recent,
  ...popular.filter(({ name }) => recent.every((one) => one.name !== name)),
]

/** Destination to search for; undefined without detail, since the location is unknown. */
export const destinationOf = ({ name, detail }: PickedPlace): Destination | undefined =>
  detail === null ? undefined : { name, point: detail.point, poi: detail.poi }
