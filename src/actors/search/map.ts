import { selectIsFollowing } from '#machines/map/map.selectors.ts'
import { mapMachine } from '#machines/map/map.machine.ts'
import type { SearchedArea } from '#machines/map/map.rules.ts'
import { watchReconnect } from '#src/services/connection.ts'
import { loadConfig } from '#src/services/publicCall.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { sessionJson } from '#src/services/storage.ts'
import { boolean } from 'superstruct'
import type { ActorRefFrom } from 'xstate'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

/** Draws a map into an element. Large: load it with the first map. */
export { openMapCanvas } from '#src/services/map/canvas.ts'
export type { MapColors, MapHandle, PinnedPlace, PlacedPins } from '#src/services/map/canvas.types.ts'

const FOLLOWING = 'map.following'

/** For the tab's life: after a reload the map searches as it moves, if it did before. */
const keepFollowing = (actor: ActorRefFrom<typeof mapMachine>): void => {
  if (sessionJson.read(FOLLOWING, boolean()) === true) actor.send({ type: 'following.begin' })
  actor.subscribe((snapshot) => sessionJson.write(FOLLOWING, selectIsFollowing(snapshot)))
}

/** Starts the map of one list of hotels; runs until stopped. */
export const startHotelsMap = (searched: SearchedArea): MapActor => {
  const actor = startMap(searched)
  keepFollowing(actor)
  return actor
}

/** Starts a map; runs until stopped. */
export const startMap = (searched: SearchedArea) => {
  const actor = createRootActor('map', mapMachine, { input: { searched } }).start()
  const stopWatching = watchReconnect(() => actor.send({ type: 'connection.restored' }))
  actor.subscribe({ complete: stopWatching, error: stopWatching })
  return actor
}
export type MapActor = ReturnType<typeof startMap>

/** Tile source and attribution set by the operator; null if there are no tiles. Loaded once. */
export const mapTiles = lazySingleton(async () => (await loadConfig()).map)
