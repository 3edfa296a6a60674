import { isExpected } from '#machines/auth/auth.rules.ts'
import { analytics } from '#src/services/analytics.ts'
import { callApi } from '#src/services/api.ts'
import { setBearer } from '#src/services/browserClient.ts'
import { pendingVerifications } from '#src/services/identity/pendingVerification.ts'
import { forgetGuestPosition } from '#src/services/guestPosition.ts'
import { forgetLastSearch } from '#src/services/lastSearch.ts'
import { forgetRecentPlaces } from '#src/services/recentPlaces.ts'
import { localJson, sessionJson } from '#src/services/storage.ts'
import { forgetForms, forgetInquirer, forgetName, INQUIRY_DRAFT } from '#src/services/tabForms.ts'
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

// Linked here because every event route starts or ends at an actor that uses this one.
actorSystem.link(EVENT_ROUTES)

const vault = createVault()

/** The signed-in user, for the life of the page. Start it before the first call to the server: it supplies the bearer. */
export const authActor = lazySingleton(() => {
  // Reload the user record to tell a dead session from one refused call. Not if that record itself is refused: nothing is left to
  // check.
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
    verifications: pendingVerifications(localJson),
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
    // While the account is still unknown, report nothing, unless a previous user must be cleared. If loading the user failed,
    // report null: the visitor may sign in again.
    const isOpen = selectAccount(snapshot) === 'unknown' && selectUnknownGuest(snapshot) === null
    if (!isOpen || currentGuest() !== null) setCurrentGuest(selectUser(snapshot))
  }
  // A frozen actor takes no steps.
  tell(actor.getSnapshot())
  onStep(actor, (step) => {
    tell(step.after)
    if (ended(step)) {
      void queryClient.cancelQueries({ queryKey: keys.user() })
      queryClient.removeQueries({ queryKey: keys.user() })
      // Clear storage here: the actors that own it may not run yet. One that runs writes its own state again.
      forgetName(sessionJson)
      forgetInquirer(localJson)
      clearPendingToggles()
    }
    if (left(step)) {
      forgetForms(sessionJson)
      localJson.remove(INQUIRY_DRAFT)
      forgetRecentPlaces(localJson)
      forgetLastSearch(localJson)
      forgetGuestPosition(sessionJson)
      // After the other actors have forgotten the user too.
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

/** Sends the input of the sign-up and sign-in forms. */
export const authForm = lazySingleton(() => authForms(authActor(), vault))

/** Preloads the identity SDK when a form opens. */
export const prepareSignIn = (): void => identity().prepare()
