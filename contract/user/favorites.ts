import { array, define, number, object, string, type, type Infer, type Struct } from 'superstruct'
import type { Codec } from '#contract/http/codec.ts'
import { Reviews } from '#contract/hotel/hotels.ts'
import { isHotelId, MAX_FAVORITES } from '#contract/http/limits.ts'

export const FavoriteHotel = type({
  id: string(),
  name: string(),
  stars: number(),
  image: string(),
  city: string(),
  reviews: Reviews,
})
export type FavoriteHotel = Infer<typeof FavoriteHotel>

export const Favorite = type({
  hotel: FavoriteHotel,
  /** ISO instant in UTC. */
  added_at: string(),
})
export type Favorite = Infer<typeof Favorite>

/** Newest first. */
export const FavoritesResponse = type({ favorites: array(Favorite) })
export type FavoritesResponse = Infer<typeof FavoritesResponse>

/** For a visitor, whose favorites only the browser has. In the requested order; unknown hotels are left out. */
export const FavoriteHotelsResponse = type({ hotels: array(FavoriteHotel) })
export type FavoriteHotelsResponse = Infer<typeof FavoriteHotelsResponse>

/** Ids separated by commas. */
export const hotelIdsCodec: Codec<string[]> = {
  decode: (value) => {
    const ids = value.split(',')
    return ids.length <= MAX_FAVORITES && ids.every(isHotelId) ? ids : undefined
  },
  encode: (ids) => ids.join(','),
}

const HotelIds: Struct<string[], null> = define('HotelIds', (value) =>
  Array.isArray(value) && value.length > 0 && value.length <= MAX_FAVORITES && value.every(isHotelId)
    ? true
    : `expected 1 to ${MAX_FAVORITES} ids of hotels`,
)

/** Newest first. */
export const FavoritesBody = object({ hotel_ids: HotelIds })
export type FavoritesBody = Infer<typeof FavoritesBody>
