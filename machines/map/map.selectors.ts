import type { SnapshotFrom } from 'xstate'
import type { mapMachine } from './map.machine.ts'

type MapSnapshot = SnapshotFrom<typeof mapMachine>

/** Whether the map shows another area than the list is of, and the guest is asked. */
export const selectIsAsking = (snapshot: MapSnapshot): boolean => snapshot.matches({ area: { asking: 'differing' } })
export const selectIsFollowing = (snapshot: MapSnapshot): boolean => snapshot.matches({ area: 'following' })
export const selectPicked = (snapshot: MapSnapshot): string | null => snapshot.context.picked
/** What the map is drawn on. `fallenBack`: from our own data, since tiles do not come. */
export const selectBasemap = ({ value }: MapSnapshot): 'offline' | 'tiled' | 'fallback' => value.basemap
