import { callApi } from '#src/services/api.ts'
import { readKeptFavorites, watchKeptFavorites, writeKeptFavorites } from '#src/services/keptFavorites.ts'
import { otherTabs } from '#src/services/otherTabs.ts'
import { keys, queryClient } from '#src/services/query.ts'
import { liveFavorites } from './favorites.ts'
import { lazily } from './lazily.ts'
import { onReconnect } from './onReconnect.ts'
import { rootActor } from './session.ts'

/** The guest's favourite hotels, for as long as the page lives. */
export const favoritesActor = lazily(() => {
  const tabs = otherTabs('favorites')
  const machine = liveFavorites({
    callApi,
    keep: (favorites) => queryClient.setQueryData(keys.favorites(), favorites),
  })
  const actor = rootActor('favorites', machine, { input: { local: readKeptFavorites() } })
  actor.on('local.keep', ({ ids }) => writeKeptFavorites(ids))
  actor.on('server.changed', () => tabs.tell())
  actor.start()
  tabs.watch(() => actor.send({ type: 'favorites.reload' }))
  watchKeptFavorites((ids) => actor.send({ type: 'local.changed', ids: [...ids] }))
  onReconnect(actor)
  return actor
})
