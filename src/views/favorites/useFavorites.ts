import type { Favorite } from '#contract/user/favorites.ts'
import { selectFailure, selectFavoriteIds } from '#machines/favorites/favorites.selectors.ts'
import { selectCriteria } from '#machines/search/search.selectors.ts'
import { writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { favoritesQuery } from '#src/actors/hotel/favorites.ts'
import { favoritesActor } from '#src/actors/hotel/favorites.ts'
import { searchActor } from '#src/actors/search/searchActor.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { joinSeen } from './favorites.rules.ts'

/** The list of favorites. A removed one keeps its place until the guest leaves, so it can be restored. */
export const useFavorites = () => {
  const actor = favoritesActor()
  const { data } = useQuery(favoritesQuery())
  const [seen, setSeen] = useState<readonly Favorite[]>([])
  const joined = joinSeen(seen, data ?? [])
  if (joined !== seen) setSeen(joined)
  const failure = useSelector(actor, selectFailure)
  const favoriteIds = useSelector(actor, selectFavoriteIds, (one, other) => one.join() === other.join())
  const reload = () => actor.send({ type: 'favorites.reload' })
  // Favorites may have changed on another device.
  useEffect(() => favoritesActor().send({ type: 'favorites.reload' }), [])
  const criteria = useSelector(searchActor(), selectCriteria)
  const query = useMemo(() => writeNewSearch(criteria), [criteria])
  return {
    /** Null until loaded. */
    favorites: data === undefined ? null : joined,
    favoriteIds,
    failure,
    query,
    reload,
  }
}
