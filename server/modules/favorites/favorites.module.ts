import type { PersonalDataStore } from '#server/modules/privacy/personalDataStore.port.ts'
import { favoritesPersonalData } from './favorites.personalData.ts'
import { favoritesRoutes, type FavoritesDeps } from './favorites.routes.ts'

export interface FavoritesModuleDeps extends FavoritesDeps {
  registerPersonalData: (holder: PersonalDataStore) => void
}

export const favoritesModule = (deps: FavoritesModuleDeps) => {
  deps.registerPersonalData(favoritesPersonalData(deps.db))
  return favoritesRoutes(deps)
}
