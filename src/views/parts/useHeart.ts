import { selectIsKept, selectProblem } from '#machines/favorites/favorites.selectors.ts'
import { favoritesActor } from '#src/actors/favoritesActor.ts'
import { useSelector } from '@xstate/react'

/** One hotel's heart. */
export const useHeart = (hotelId: string) => {
  const actor = favoritesActor()
  const isKept = useSelector(actor, (snapshot) => selectIsKept(snapshot, hotelId))
  return {
    isKept,
    /** Why it was put back. */
    problem: useSelector(actor, (snapshot) => selectProblem(snapshot, hotelId)),
    press: () => actor.send({ type: 'heart.press', hotelId, isKept: !isKept }),
    dismiss: () => actor.send({ type: 'problem.dismiss' }),
  }
}
