import { useI18n } from '#src/i18n/I18nContext.tsx'
import { FavoriteCard } from './FavoriteCard.tsx'
import * as css from './FavoritesPage.css.ts'
import { LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { KeepFavorites, LoadingFavorites, NoFavorites } from './FavoritesStates.tsx'
import { useFavorites } from './useFavorites.ts'

/** Specification §2, list of favorites, a visitor's too: newest first, each linked with the hours of the last search. */
export const FavoritesPage = () => {
  const words = useI18n()
  const { isVisitor, favorites, favoriteIds, failure, query, reload } = useFavorites()
  if (favorites === null)
    return failure === null ? (
      <LoadingFavorites />
    ) : (
      <LoadError of="favorites.failed" offline="favorites.offline" failure={failure} onRetry={reload} />
    )
  if (favorites.length === 0) return <NoFavorites />
  return (
    <>
      <p className={css.intro} role="status">
        {words.plural('favorites.count', favoriteIds.length)}
      </p>
      {isVisitor && <KeepFavorites />}
      <ul className={css.list}>
        {favorites.map((hotel) => (
          <li key={hotel.id}>
            <FavoriteCard hotel={hotel} query={query} isFavorite={favoriteIds.includes(hotel.id)} />
          </li>
        ))}
      </ul>
    </>
  )
}
