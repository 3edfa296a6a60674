import { FAILURE_POLICY } from '#machines/kit/export/failure.export.ts'
import type { PolicyOf } from '#machines/kit/export/redact.ts'
import type { FavoritesContext } from './favorites.machine.ts'
import type { FavoriteChange } from './favorites.rules.ts'

const WISH: PolicyOf<FavoriteChange> = { hotelId: 'pseudonym', isFavorite: 'keep' }

/** The hotels a user likes are private. */
export const favoritesPolicy: PolicyOf<FavoritesContext> = {
  local: { '[]': 'pseudonym' },
  server: { '[]': 'pseudonym' },
  merging: { '[]': 'pseudonym' },
  guest: 'pseudonym',
  changes: { '[]': WISH },
  sent: WISH,
  problem: { hotelId: 'pseudonym', failure: FAILURE_POLICY },
  failure: FAILURE_POLICY,
}
