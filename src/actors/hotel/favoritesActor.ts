import { callApi } from '#src/services/api.ts'
import { readStoredFavorites, watchStoredFavorites, writeStoredFavorites } from '#src/services/storedFavorites.ts'
import { createTabChannel } from '#src/services/tabChannel.ts'
import { keys, queryClient } from '#src/services/query.ts'
import { liveFavorites } from './favorites.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { onReconnect } from '#src/actors/system/onReconnect.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

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
