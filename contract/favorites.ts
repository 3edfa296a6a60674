import { array, number, object, pattern, size, string, type, type Infer } from 'superstruct'
import { Reviews } from './hotels.ts'

/** Decisions §9. Of more, the latest stay. */
export const MAX_FAVORITES = 200

export const HotelId = pattern(string(), /^[\w-]{1,60}$/)

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

/** Newest first, as they were kept. */
export const FavoritesBody = object({ hotel_ids: size(array(HotelId), 1, MAX_FAVORITES) })
export type FavoritesBody = Infer<typeof FavoritesBody>
