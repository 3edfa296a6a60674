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

/** One hotel's heart. It answers a press before the flow of favourites is here, which then takes it over. */
export const useFavoriteToggle = (hotelId: string) => {
  const { part: flow, retry } = useLoadedFavoriteToggle(
    useSyncExternalStore(watchFavoriteToggles, needsFavorites, notYet),
  )
  const watch = flow?.watch ?? watchFavoriteToggles
  const isKept = useSyncExternalStore(watch, () => (flow ? flow.isKept(hotelId) : isFavorite(hotelId)), notYet)
  const problem = useSyncExternalStore(
    watch,
    () => (flow ? flow.problem(hotelId) : lossOf(hotelId)),
    () => null,
  )
  return {
    isKept,
    /** Why it was put back. */
    problem,
    press: () => {
      if (flow) return flow.press(hotelId, !isKept)
      toggleFavorite(hotelId)
      // When it has failed before, it is wanted still.
      return retry()
    },
    dismiss: () => (flow ? flow.dismiss() : dismissHeart(hotelId)),
  }
}

/** On the server nobody knows what the guest keeps. */
const notYet = () => false

const LOST: Failure = { code: 'unreachable', status: 500 }
const lossOf = (hotelId: string): Failure | null => (hasFavoriteFailed(hotelId) ? LOST : null)
