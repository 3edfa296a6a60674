import type { Destination, Point } from '#contract/destination.ts'
import { isPointOfInterest, type PlaceAnswer, type Prediction } from '#contract/places.ts'

/** Specification §3, Place suggestion. */
export interface PlaceOption {
  id: string
  name: string
  /** What tells it from others of its name: the region, the country. */
  description: string
}

/** Specification §3, Place detail, for a destination and for lodging; null: not known. */
export interface PlaceDetail {
  point: Point
  poi: boolean
  vicinity: string | null
  internationalPhoneNumber: string | null
  website: string | null
  url: string | null
}

/** The detail is null where it is missing: then there is the bare option. */
export interface PickedPlace extends PlaceOption {
  detail: PlaceDetail | null
}

export const optionOf = ({ place_id, structured_formatting }: Prediction): PlaceOption => ({
  id: place_id,
  name: structured_formatting.main_text,
  description: structured_formatting.secondary_text,
})

export const detailOf = ({ result }: PlaceAnswer): PlaceDetail => ({
  point: result.geometry.location,
  poi: isPointOfInterest(result.types),
  vicinity: result.vicinity ?? null,
  internationalPhoneNumber: result.international_phone_number ?? null,
  website: result.website ?? null,
  url: result.url ?? null,
})

/** What can be searched for; undefined for a bare option: nobody knows where it is. */
export const destinationOf = ({ name, detail }: PickedPlace): Destination | undefined =>
  detail === null ? undefined : { name, point: detail.point, poi: detail.poi }
