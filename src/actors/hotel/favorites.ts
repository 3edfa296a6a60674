import type { Favorite, FavoritesResponse } from '#contract/user/favorites.ts'
import { favoritesMachine } from '#machines/favorites/favorites.machine.ts'
import type { CallApi } from '#src/services/http.ts'
import { fromPromise } from 'xstate'

/** For views: the signed-in user's favorites. The query cache owns them; the machine fills it. */
export { favoritesQuery } from '#src/services/guestQueries.ts'

export interface FavoritesServices {
  callApi: CallApi
  /** Stores the hotels from the response. */
  keep: (favorites: Favorite[]) => void
}

/** The favorites machine on the live server. */
export const liveFavorites = ({ callApi, keep }: FavoritesServices) => {
  const idsOf = ({ favorites }: FavoritesResponse): string[] => {
    keep(favorites)
    return favorites.map(({ hotel }) => hotel.id)
  }
  const add = (hotel_ids: string[], signal: AbortSignal) => callApi('addFavorites', { body: { hotel_ids }, signal })
  return favoritesMachine.provide({
    actors: {
      loadFavorites: fromPromise(async ({ input: { merge }, signal }) =>
        idsOf(await (merge.length > 0 ? add(merge, signal) : callApi('favorites', { signal }))),
      ),
      saveFavoriteChange: fromPromise(async ({ input: { change }, signal }) =>
        idsOf(
          await (change.isFavorite
            ? add([change.hotelId], signal)
            : callApi('removeFavorite', { query: { hotel_id: change.hotelId }, signal })),
        ),
      ),
    },
  })
}
