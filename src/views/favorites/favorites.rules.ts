import type { Favorite } from '#contract/user/favorites.ts'

/** Merges new favorites, first, into those already seen; removes none. Returns the same array if nothing is new. */
export const joinSeen = (seen: readonly Favorite[], now: readonly Favorite[]): readonly Favorite[] => {
  const seenIds = new Set(seen.map(({ hotel }) => hotel.id))
  const fresh = now.filter(({ hotel }) => !seenIds.has(hotel.id))
  return fresh.length === 0 ? seen : [...fresh, ...seen]
}
