import { FAILURE_POLICY } from '#machines/kit/failure.export.ts'
import type { PolicyOf } from '#machines/kit/redact.ts'
import type { FavoritesContext } from './favorites.machine.ts'
import type { Wish } from './favorites.rules.ts'

const WISH: PolicyOf<Wish> = { hotelId: 'pseudonym', isKept: 'keep' }

/** Which hotels a guest likes is nobody else's business. */
export const favoritesPolicy: PolicyOf<FavoritesContext> = {
  local: { '[]': 'pseudonym' },
  server: { '[]': 'pseudonym' },
  merging: { '[]': 'pseudonym' },
  guest: 'pseudonym',
  wishes: { '[]': WISH },
  sent: WISH,
  problem: { hotelId: 'pseudonym', failure: FAILURE_POLICY },
  failure: FAILURE_POLICY,
}
