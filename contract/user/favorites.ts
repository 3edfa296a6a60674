import { array, define, number, object, string, type, type Infer, type Struct } from 'superstruct'
import { Reviews } from '#contract/hotel/hotels.ts'
import { isHotelId, MAX_FAVORITES } from '#contract/http/limits.ts'

export const Favorite = type({
  hotel: type({
    id: string(),
    name: string(),
    stars: number(),
    image: string(),
    city: string(),
    reviews: Reviews,
  }),
  /** ISO instant in UTC. */
  added_at: string(),
})
export type Favorite = Infer<typeof Favorite>

/** Newest first. */
export const FavoritesResponse = type({ favorites: array(Favorite) })
export type FavoritesResponse = Infer<typeof FavoritesResponse>

const HotelIds: Struct<string[], null> = define('HotelIds', (value) =>
  Array.isArray(value) && value.length > 0 && value.length <= MAX_FAVORITES && value.every(isHotelId)
    ? true
    : `expected 1 to ${MAX_FAVORITES} ids of hotels`,
)

/** Newest first. */
export const FavoritesBody = object({ hotel_ids: HotelIds })
export type FavoritesBody = Infer<typeof FavoritesBody>
