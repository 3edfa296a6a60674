import { mapMachine } from '#machines/map/map.machine.ts'
import type { SearchedArea } from '#machines/map/map.rules.ts'
import { watchReconnect } from '#src/services/connection.ts'
import { loadConfig } from '#src/services/publicCall.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

/** Draws a map into an element. Large: load it with the first map. */
export { openMapCanvas } from '#src/services/map/canvas.ts'
export type { MapColors, MapHandle, PinnedPlace, PlacedPins } from '#src/services/map/canvas.types.ts'

/** Starts the map of one list of hotels; runs until stopped. */
export const startMap = (searched: SearchedArea) => {
  const actor = createRootActor('map', mapMachine, { input: { searched } }).start()
  const stopWatching = watchReconnect(() => actor.send({ type: 'connection.restored' }))
  actor.subscribe({ complete: stopWatching, error: stopWatching })
  return actor
}
export type MapActor = ReturnType<typeof startMap>

/** Tile source and attribution set by the operator; null if there are no tiles. Loaded once. */
export const mapTiles = lazySingleton(async () => (await loadConfig()).map)
