import type { Favorite, FavoritesResponse } from '#contract/user/favorites.ts'
import { favoritesMachine } from '#machines/favorites/favorites.machine.ts'
import type { CallApi } from '#src/services/http.ts'
import { fromPromise } from 'xstate'
import { callApi } from '#src/services/api.ts'
import { readStoredFavorites, watchStoredFavorites, writeStoredFavorites } from '#src/services/storedFavorites.ts'
import { createTabChannel } from '#src/services/tabChannel.ts'
import { keys, queryClient } from '#src/services/query.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { onReconnect } from '#src/actors/system/onReconnect.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

/** For views: the favorites of a signed-in user and of a visitor. The query cache owns them; the machine fills the first. */
export { favoriteHotelsQuery, favoritesQuery } from '#src/services/guestQueries.ts'

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

export const favoritesActor = lazySingleton(() => {
  const tabs = createTabChannel('favorites')
  const machine = liveFavorites({
    callApi,
    keep: (favorites) => queryClient.setQueryData(keys.favorites(), favorites),
  })
  const actor = createRootActor('favorites', machine, { input: { local: readStoredFavorites() } })
  actor.on('local.keep', ({ ids }) => writeStoredFavorites(ids))
  actor.on('server.changed', () => tabs.tell())
  actor.start()
  tabs.watch(() => actor.send({ type: 'favorites.reload' }))
  watchStoredFavorites((ids) => actor.send({ type: 'local.changed', ids: [...ids] }))
  onReconnect(actor)
  return actor
})
