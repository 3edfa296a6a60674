import type { FavoriteHotel } from '#contract/user/favorites.ts'
import { selectUser } from '#machines/auth/auth.selectors.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { selectFailure, selectFavoriteIds } from '#machines/favorites/favorites.selectors.ts'
import { selectCriteria } from '#machines/search/search.selectors.ts'
import { writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { favoriteHotelsQuery, favoritesActor, favoritesQuery } from '#src/actors/hotel/favorites.ts'
import { searchActor } from '#src/actors/search/searchActor.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { joinSeen } from './favorites.rules.ts'

/**
 * The list of favorites: the guest's own on the server, a visitor's in this browser. A removed one keeps its place until the
 * guest leaves, so it can be restored.
 */
export const useFavorites = () => {
  const actor = favoritesActor()
  const isVisitor = useSelector(authActor(), (snapshot) => selectUser(snapshot) === null)
  const favoriteIds = useSelector(actor, selectFavoriteIds, (one, other) => one.join() === other.join())
  const { data: saved } = useQuery(favoritesQuery())
  const visitors = useQuery({ ...favoriteHotelsQuery(favoriteIds), enabled: isVisitor })
  const listed = isVisitor ? visitors.data : saved?.map(({ hotel }) => hotel)
  const [seen, setSeen] = useState<readonly FavoriteHotel[]>([])
  const joined = joinSeen(seen, listed ?? [])
  if (joined !== seen) setSeen(joined)
  const failure = useSelector(actor, selectFailure)
  const reload = () => (isVisitor ? void visitors.refetch() : actor.send({ type: 'favorites.reload' }))
  // Favorites may have changed on another device.
  useEffect(() => favoritesActor().send({ type: 'favorites.reload' }), [])
  const criteria = useSelector(searchActor(), selectCriteria)
  const query = useMemo(() => writeNewSearch(criteria), [criteria])
  return {
    isVisitor,
    /** Null until loaded. */
    favorites: listed === undefined ? null : joined,
    favoriteIds,
    failure: isVisitor ? (visitors.error === null ? null : toFailure(visitors.error)) : failure,
    query,
    reload,
  }
}
