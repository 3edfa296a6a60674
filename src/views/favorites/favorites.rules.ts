import type { FavoriteHotel } from '#contract/user/favorites.ts'

/** Merges new favorites, first, into those already seen; removes none. Returns the same array if nothing is new. */
export const joinSeen = (seen: readonly FavoriteHotel[], now: readonly FavoriteHotel[]): readonly FavoriteHotel[] => {
  const seenIds = new Set(seen.map(({ id }) => id))
  const fresh = now.filter(({ id }) => !seenIds.has(id))
  return fresh.length === 0 ? seen : [...fresh, ...seen]
}
