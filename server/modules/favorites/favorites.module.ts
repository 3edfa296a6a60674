import type { DataHolder } from '#server/modules/privacy/dataHolder.port.ts'
import { favoritesHolder } from './favorites.holder.ts'
import { favoritesRoutes, type FavoritesDeps } from './favorites.routes.ts'

export interface FavoritesModuleDeps extends FavoritesDeps {
  keeps: (holder: DataHolder) => void
}

export const favoritesModule = (needs: FavoritesModuleDeps) => {
  needs.keeps(favoritesHolder(needs.db))
  return favoritesRoutes(needs)
}
