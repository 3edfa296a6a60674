import { isExpected } from '#machines/auth/auth.rules.ts'
import { analytics } from '#src/services/analytics.ts'
import { callApi } from '#src/services/api.ts'
import { setBearer } from '#src/services/browserClient.ts'
import { pendingVerifications } from '#src/services/identity/pendingVerification.ts'
import { forgetLastSearch } from '#src/services/lastSearch.ts'
import { forgetRecentPlaces } from '#src/services/recentPlaces.ts'
import { localJson, sessionJson } from '#src/services/storage.ts'
import { forgetForms, forgetName } from '#src/services/tabForms.ts'
import { createVault } from '#src/services/identity/vault.ts'
import { keys, queryClient } from '#src/services/query.ts'
import { noteIncident, reportIncident } from '#src/services/report.ts'
import { authForms, startAuth } from './auth.ts'
import { selectAccount, selectUnknownGuest } from '#machines/auth/auth.selectors.ts'
import { selectUser } from '#machines/auth/guest.selectors.ts'
import { currentGuest, setCurrentGuest } from './currentGuest.ts'
import { requireFavorites, clearPendingToggles } from '#src/actors/hotel/favoriteToggleState.ts'
import { identity } from './identity.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { began, ended, left, EVENT_ROUTES } from '#src/actors/system/eventRoutes.ts'
import { onReconnect } from '#src/actors/system/onReconnect.ts'
import { onStep, actorSystem } from '#src/actors/system/actorSystem.ts'

// Each of them begins or ends at an actor that asks for this one.
actorSystem.link(EVENT_ROUTES)

const vault = createVault()

/** Who is signed in, for as long as the page lives. Start it before the first call to the server: it brings the bearer. */
export const authActor = lazySingleton(() => {
  // Whether it is the session that is refused, or one call: the user's own record tells. Where that is refused, nothing is left to ask.
  setBearer(
    () => identity().bearer(),
    (call) => {
      if (call !== 'userDetails') actor.send({ type: 'user.reload' })
    },
  )
  const actor = startAuth({
    identity: identity(),
    vault,
    callApi,
    asked: pendingVerifications(localJson),
    tellFailure: (failure) => {
      const incident = { area: 'auth', code: failure.code, status: failure.status }
      if (isExpected(failure)) noteIncident(incident)
      else reportIncident(incident)
    },
  })
  actor.on('known', ({ user }) => {
    if (user?.is_staff === true) analytics.markStaff(user.email)
  })
  const tell = (snapshot: ReturnType<typeof actor.getSnapshot>): void => {
    // Where it is not found out whose session it is, the guest may sign in anew; whoever was here before is not here any more.
    const isOpen = selectAccount(snapshot) === 'unknown' && selectUnknownGuest(snapshot) === null
    if (!isOpen || currentGuest() !== null) setCurrentGuest(selectUser(snapshot))
  }
  // A frozen one takes no step.
  tell(actor.getSnapshot())
  onStep(actor, (step) => {
    tell(step.after)
    if (ended(step)) {
      void queryClient.cancelQueries({ queryKey: keys.user() })
      queryClient.removeQueries({ queryKey: keys.user() })
      // Here, since the pages that keep these may not have been opened yet; one that is open knows better, and writes again.
      forgetName(sessionJson)
      clearPendingToggles()
    }
    if (left(step)) {
      forgetForms(sessionJson)
      forgetRecentPlaces(localJson)
      forgetLastSearch(localJson)
      // When the others have forgotten them too.
      queueMicrotask(actorSystem.recorder.forget)
    }
    for (const { uid } of began(step)) {
      actorSystem.recorder.belongTo(uid)
      requireFavorites()
    }
  })
  onReconnect(actor)
  return actor
})

/** What the forms of signing up and in send. */
export const authForm = lazySingleton(() => authForms(authActor(), vault))

/** Loads the identity SDK ahead, when a form opens. */
export const prepareSignIn = (): void => identity().prepare()
