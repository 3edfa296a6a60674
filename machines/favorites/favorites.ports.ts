import { port } from '#machines/kit/port.ts'
import type { FavoriteChange } from './favorites.rules.ts'

/** Each returns the ids of all favorites of the user, newest first. */
export const favoritesPorts = {
  /** `merge`: favorites stored in the browser before sign-in. */
  loadFavorites: port<string[], { merge: string[] }>('loadFavorites'),
  saveFavoriteChange: port<string[], { change: FavoriteChange }>('saveFavoriteChange'),
}
