import type { Favorite, FavoriteHotel, FavoritesResponse } from '#contract/user/favorites.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { STANDARD_CHECK_IN_HOUR } from '#contract/hotel/stay.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import type { Caller, Handlers } from '#server/http/handler.ts'
import type { CityName, HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import type { HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { loadOwnUser } from '#server/modules/user/user.service.ts'
import { addFavorites, favoritesOf, removeFavorite, type FavoriteRow } from './favorites.store.ts'

export interface FavoritesDeps {
  db: Database
  clock: Clock
  hotels: Pick<HotelIndex, 'hotel'>
  content: Pick<HotelContent, 'image'>
  cityName: CityName
}

/** Decisions §9: favorites. Each call responds with all of them. */
export const favoritesRoutes = (
  deps: FavoritesDeps,
): Pick<Handlers, 'favoriteHotels' | 'favorites' | 'addFavorites' | 'removeFavorite'> => {
  const { db, clock, hotels, content, cityName } = deps

  const userIdOf = async (caller: Caller | null): Promise<string> => (await loadOwnUser({ db }, caller)).id

  /** Empty for a hotel that is no longer sold. */
  const viewHotel = (id: string, locale: Locale): FavoriteHotel[] => {
    const hotel = hotels.hotel(id)
    if (hotel === undefined) return []
    return [
      {
        id: hotel.id,
        name: hotel.names[locale],
        stars: hotel.stars,
        image: content.image(hotel.id, STANDARD_CHECK_IN_HOUR),
        city: cityName(hotel, locale),
        reviews: { rating: hotel.rating, count: hotel.review_count },
      },
    ]
  }
  const view = ({ hotel_id, added_at }: FavoriteRow, locale: Locale): Favorite[] =>
    viewHotel(hotel_id, locale).map((hotel) => ({ hotel, added_at: added_at.toString() }))

  const answer = async (userId: string, locale: Locale): Promise<FavoritesResponse> => ({
    favorites: (await favoritesOf(db, userId)).flatMap((row) => view(row, locale)),
  })

  return {
    favoriteHotels: ({ query, context }) =>
      Promise.resolve({ hotels: query.ids.flatMap((id) => viewHotel(id, context.locale)) }),
    favorites: async ({ caller, context }) => answer(await userIdOf(caller), context.locale),
    addFavorites: async ({ body, caller, context }) => {
      const userId = await userIdOf(caller)
      const hotelIds = [...new Set(body.hotel_ids)].filter((id) => hotels.hotel(id) !== undefined)
      await addFavorites(db, userId, hotelIds, clock())
      return answer(userId, context.locale)
    },
    removeFavorite: async ({ query, caller, context }) => {
      const userId = await userIdOf(caller)
      await removeFavorite(db, userId, query.hotel_id)
      return answer(userId, context.locale)
    },
  }
}
