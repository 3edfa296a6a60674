import { array, define, number, object, string, type, type Infer, type Struct } from 'superstruct'
import { Reviews } from './hotels.ts'

/** Decisions §9. Of more, the latest stay. */
export const MAX_FAVORITES = 200

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
export const FavoritesAnswer = type({ favorites: array(Favorite) })
export type FavoritesAnswer = Infer<typeof FavoritesAnswer>

export const isHotelId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,60}$/.test(value)

const HotelIds: Struct<string[], null> = define('HotelIds', (value) =>
  Array.isArray(value) && value.length > 0 && value.length <= MAX_FAVORITES && value.every(isHotelId)
    ? true
    : `expected 1 to ${MAX_FAVORITES} ids of hotels`,
)

/** Newest first, as they were kept. */
export const FavoritesBody = object({ hotel_ids: HotelIds })
export type FavoritesBody = Infer<typeof FavoritesBody>
