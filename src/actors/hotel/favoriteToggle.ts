import { selectIsFavorite, selectProblem } from '#machines/favorites/favorites.selectors.ts'
import { favoritesActor } from './favorites.ts'

/** Favorites for the heart button; loaded lazily, when there is a heart to show or one is pressed. */
export const favoriteToggle = {
  watch: (onChange: () => void): (() => void) => {
    const watching = favoritesActor().subscribe(onChange)
    return () => watching.unsubscribe()
  },
  isFavorite: (hotelId: string) => selectIsFavorite(favoritesActor().getSnapshot(), hotelId),
  problem: (hotelId: string) => selectProblem(favoritesActor().getSnapshot(), hotelId),
  press: (hotelId: string, isFavorite: boolean): void =>
    favoritesActor().send({ type: 'favorite.toggle', hotelId, isFavorite }),
  dismiss: (): void => favoritesActor().send({ type: 'problem.dismiss' }),
}
