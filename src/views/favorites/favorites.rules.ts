import type { Favorite } from '#contract/user/favorites.ts'

/** What has been seen, with what has come: new ones first, and none taken away. The same list when there is nothing new. */
export const joinSeen = (seen: readonly Favorite[], now: readonly Favorite[]): readonly Favorite[] => {
  const known = new Set(seen.map(({ hotel }) => hotel.id))
  const fresh = now.filter(({ hotel }) => !known.has(hotel.id))
  return fresh.length === 0 ? seen : [...fresh, ...seen]
}
