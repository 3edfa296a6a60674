import { selectUid } from '#machines/auth/auth.selectors.ts'
import { callApi } from '#src/services/api.ts'
import { watchConnection } from '#src/services/connection.ts'
import { readKeptFavorites, watchKeptFavorites, writeKeptFavorites } from '#src/services/keptFavorites.ts'
import { otherTabs } from '#src/services/otherTabs.ts'
import { keys, queryClient } from '#src/services/query.ts'
import { createActor } from 'xstate'
import { whenAuthStarts } from './authStarted.ts'
import { liveFavorites } from './favorites.ts'
import { lazily } from './lazily.ts'

/** The guest's favourite hotels, for as long as the page lives. */
export const favoritesActor = lazily(() => {
  const tabs = otherTabs('favorites')
  const machine = liveFavorites({
    callApi,
    keep: (favorites) => queryClient.setQueryData(keys.favorites(), favorites),
  })
  const actor = createActor(machine, { input: { local: readKeptFavorites() } })
  actor.on('local.keep', ({ ids }) => writeKeptFavorites(ids))
  actor.on('server.changed', () => tabs.tell())
  actor.start()
  tabs.watch(() => actor.send({ type: 'favorites.reload' }))
  watchKeptFavorites((ids) => actor.send({ type: 'local.changed', ids }))
  watchConnection((online) => {
    if (online) actor.send({ type: 'connection.restored' })
  })
  whenAuthStarts((auth) => {
    let known: string | null = null
    const tell = (): void => {
      const guest = selectUid(auth.getSnapshot())
      if (guest === known) return
      if (known !== null) actor.send({ type: 'session.ended' })
      if (guest !== null) actor.send({ type: 'session.began', guest })
      known = guest
    }
    auth.on('signedOut', () => actor.send({ type: 'guest.leave' }))
    auth.on('known', () => {
      if (known !== null && selectUid(auth.getSnapshot()) === known) actor.send({ type: 'session.kept' })
    })
    tell()
    auth.subscribe(tell)
  })
  return actor
})
