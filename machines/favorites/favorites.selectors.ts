import type { SnapshotFrom } from 'xstate'
import type { favoritesMachine } from './favorites.machine.ts'
import { applyFavoriteChange } from './favorites.rules.ts'

type FavoritesSnapshot = SnapshotFrom<typeof favoritesMachine>

/** Favorite ids, newest first, including changes not saved yet. */
export const selectFavoriteIds = ({ context }: FavoritesSnapshot): string[] =>
  context.changes.reduce(applyFavoriteChange, context.server ?? context.local)

export const selectIsFavorite = (snapshot: FavoritesSnapshot, hotelId: string): boolean =>
  selectFavoriteIds(snapshot).includes(hotelId)

/** Failure of the last change of this hotel; null: none. */
export const selectProblem = ({ context: { problem } }: FavoritesSnapshot, hotelId: string) =>
  problem?.hotelId === hotelId ? problem.failure : null

/** Failure of loading the list: it is unknown or outdated. */
export const selectFailure = (snapshot: FavoritesSnapshot) =>
  snapshot.matches('failed') ? snapshot.context.failure : null
