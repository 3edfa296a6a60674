import { mapMachine } from '#machines/map/map.machine.ts'
import type { SearchedArea } from '#machines/map/map.rules.ts'
import { watchReconnect } from '#src/services/connection.ts'
import { loadConfig } from '#src/services/publicCall.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

/** What draws a map into an element. Large: it comes with the first map that is wanted. */
export { openMapCanvas } from '#src/services/map/canvas.ts'
export type { MapColors, MapHandle, PinnedPlace, PlacedPins } from '#src/services/map/canvas.types.ts'

/** The map of one list of hotels, from now on until it is stopped. */
export const startMap = (searched: SearchedArea) => {
  const actor = createRootActor('map', mapMachine, { input: { searched } }).start()
  const stopWatching = watchReconnect(() => actor.send({ type: 'connection.restored' }))
  actor.subscribe({ complete: stopWatching, error: stopWatching })
  return actor
}
export type MapActor = ReturnType<typeof startMap>

/** From where the operator has tiles come, and whom they name; null: from nowhere. Asked for once. */
export const mapTiles = lazySingleton(async () => (await loadConfig()).map)
