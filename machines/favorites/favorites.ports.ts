import { port } from '#machines/kit/port.ts'
import type { FavoriteChange } from './favorites.rules.ts'

/** Each answers with the ids of all hotels that the server keeps for the guest, newest first. */
export const favoritesPorts = {
  /** `merge`: what this browser has kept before the guest signed in. */
  loadFavorites: port<string[], { merge: string[] }>('loadFavorites'),
  saveFavoriteChange: port<string[], { change: FavoriteChange }>('saveFavoriteChange'),
}
