import { selectIsKept, selectProblem } from '#machines/favorites/favorites.selectors.ts'
import { favoritesActor } from './favoritesActor.ts'

/** The guest's favourites as a heart needs them: what comes when there is one to show or to press. */
export const favoriteToggle = {
  watch: (onChange: () => void): (() => void) => {
    const watching = favoritesActor().subscribe(onChange)
    return () => watching.unsubscribe()
  },
  isKept: (hotelId: string) => selectIsKept(favoritesActor().getSnapshot(), hotelId),
  problem: (hotelId: string) => selectProblem(favoritesActor().getSnapshot(), hotelId),
  press: (hotelId: string, isKept: boolean): void =>
    favoritesActor().send({ type: 'favorite.toggle', hotelId, isKept }),
  dismiss: (): void => favoritesActor().send({ type: 'problem.dismiss' }),
}
