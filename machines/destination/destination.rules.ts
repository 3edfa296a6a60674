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
  /** What tells it from others of its name: the region, the country. */
  description: string
  kind: PlaceKind
  /** How many there are to choose from; null where nobody knows, and of a hotel. */
  hotels: number | null
  /** Whom a list that shows it has to name. */
  attribution?: string
  /** Kilometres to the nearest hotel, of a place that has none and one is near. */
  nearestHotel?: number
}

/** Specification §3, Place detail, for a destination and for lodging; null: not known. */
export interface PlaceDetail {
  point: Point
  poi: boolean
  /** Of an area alone: what a search for it shows. */
  bounds: Bounds | null
  vicinity: string | null
  internationalPhoneNumber: string | null
  website: string | null
  url: string | null
}

/** The detail is null where it is missing: then there is the bare option. */
export interface PickedPlace extends PlaceOption {
  detail: PlaceDetail | null
}

/** What is offered before anything is typed: where it lies is known. */
export interface PlaceShortcut extends Omit<PlaceOption, 'attribution' | 'nearestHotel'> {
  from: 'recent' | 'popular'
  detail: PlaceDetail
  /** The address of a picture; null: there is none. */
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

/** Of a place of which nothing is known but where it is. */
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

/** A place that was searched for: all there is to know stands in the address of that search. */
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

/** What an empty field offers: what was searched for before, then what is popular and not among it. */
export const offersOf = (recent: readonly PlaceShortcut[], popular: readonly PlaceShortcut[]): PlaceShortcut[] => [
  ...recent,
  ...popular.filter(({ name }) => recent.every((one) => one.name !== name)),
]

/** What can be searched for; undefined for a bare option: nobody knows where it is. */
export const destinationOf = ({ name, detail }: PickedPlace): Destination | undefined =>
  detail === null ? undefined : { name, point: detail.point, poi: detail.poi }
