import { selectIsBusy, selectStep, selectUnknownGuest, selectUser } from '#machines/auth/auth.selectors.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { useSelector } from '@xstate/react'

/** The signed-in user; `null` if signed out or not loaded yet. */
export const useGuest = () => {
  const actor = authActor()
  return {
    user: useSelector(actor, selectUser),
    /** A session is being restored, or it is not known yet if there is one. */
    isExpected: useSelector(
      actor,
      (snapshot) => ['unknown', 'signedIn'].includes(selectStep(snapshot)) && selectUser(snapshot) === null,
    ),
    /** Why the user could not be loaded; also retried automatically. */
    failure: useSelector(actor, selectUnknownGuest),
    busy: useSelector(actor, selectIsBusy),
    reload: () => actor.send({ type: 'user.reload' }),
    logOut: () => actor.send({ type: 'signOut' }),
  }
}
