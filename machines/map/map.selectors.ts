import type { SnapshotFrom } from 'xstate'
import type { mapMachine } from './map.machine.ts'

type MapSnapshot = SnapshotFrom<typeof mapMachine>

/** The map shows another area than the hotel list, and the guest is asked whether to search it. */
export const selectIsAsking = (snapshot: MapSnapshot): boolean => snapshot.matches({ area: { asking: 'differing' } })
export const selectIsFollowing = (snapshot: MapSnapshot): boolean => snapshot.matches({ area: 'following' })
export const selectPicked = (snapshot: MapSnapshot): string | null => snapshot.context.picked
/** Source of the base map. `fallback`: our own data, since tiles fail. */
export const selectBasemap = ({ value }: MapSnapshot): 'offline' | 'tiled' | 'fallback' => value.basemap
