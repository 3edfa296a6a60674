import type { SnapshotFrom } from 'xstate'
import type { favoritesMachine } from './favorites.machine.ts'
import { applyFavoriteChange } from './favorites.rules.ts'

type FavoritesSnapshot = SnapshotFrom<typeof favoritesMachine>

/** The ids as the guest sees them, newest first: what they have just pressed counts at once. */
export const selectKept = ({ context }: FavoritesSnapshot): string[] =>
  context.changes.reduce(applyFavoriteChange, context.server ?? context.local)

export const selectIsKept = (snapshot: FavoritesSnapshot, hotelId: string): boolean =>
  selectKept(snapshot).includes(hotelId)

/** Why the heart of a hotel was put back. */
export const selectProblem = ({ context: { problem } }: FavoritesSnapshot, hotelId: string) =>
  problem?.hotelId === hotelId ? problem.failure : null

/** Why the server's list is not known, or not as it is now. */
export const selectFailure = (snapshot: FavoritesSnapshot) =>
  snapshot.matches('failed') ? snapshot.context.failure : null
