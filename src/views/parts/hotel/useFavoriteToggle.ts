import type { Failure } from '#machines/kit/failure.ts'
import {
  needsFavorites,
  dismissHeart,
  isFavorite,
  hasFavoriteFailed,
  loadFavoriteToggle,
  toggleFavorite,
  watchFavoriteToggles,
} from '#src/actors/hotel/favoriteToggleState.ts'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { useSyncExternalStore } from 'react'

const useLoadedFavoriteToggle = lazyPart(() => loadFavoriteToggle())

/** State of a hotel's heart. Handles presses before the favorites code has loaded, which then takes over. */
export const useFavoriteToggle = (hotelId: string) => {
  const { part: flow, retry } = useLoadedFavoriteToggle(
    useSyncExternalStore(watchFavoriteToggles, needsFavorites, notYet),
  )
  const watch = flow?.watch ?? watchFavoriteToggles
  const isSaved = useSyncExternalStore(watch, () => (flow ? flow.isFavorite(hotelId) : isFavorite(hotelId)), notYet)
  const problem = useSyncExternalStore(
    watch,
    () => (flow ? flow.problem(hotelId) : lossOf(hotelId)),
    () => null,
  )
  return {
    isSaved,
    /** Why the change was undone. */
    problem,
    press: () => {
      if (flow) return flow.press(hotelId, !isSaved)
      toggleFavorite(hotelId)
      // If loading failed before, try again.
      return retry()
    },
    dismiss: () => (flow ? flow.dismiss() : dismissHeart(hotelId)),
  }
}

/** The server render knows no favorites. */
const notYet = () => false

const LOST: Failure = { code: 'unreachable', status: 500 }
const lossOf = (hotelId: string): Failure | null => (hasFavoriteFailed(hotelId) ? LOST : null)
