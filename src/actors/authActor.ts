import { callApi, setBearer } from '#src/services/api.ts'
import { watchConnection } from '#src/services/connection.ts'
import { liveIdentity } from '#src/services/identity/live.ts'
import { createVault } from '#src/services/identity/vault.ts'
import { keys, queryClient } from '#src/services/query.ts'
import { authForms, startAuth } from './auth.ts'
import { tellAuthStarted } from './authStarted.ts'
import { lazily } from './lazily.ts'

const vault = createVault()

/** Who is signed in, for as long as the page lives. Start it before the first call to the server: it brings the bearer. */
export const authActor = lazily(() => {
  // Whether it is the session that is refused, or one call: the user's own record tells.
  setBearer(
    () => liveIdentity.bearer(),
    () => actor.send({ type: 'user.reload' }),
  )
  const actor = startAuth({ identity: liveIdentity, vault, callApi })
  actor.on('cleared', () => queryClient.removeQueries({ queryKey: keys.bookings() }))
  watchConnection((online) => {
    if (online) actor.send({ type: 'connection.restored' })
  })
  tellAuthStarted(actor)
  return actor
})

/** What the forms of signing up and in send. */
export const authForm = lazily(() => authForms(authActor(), vault))

/** Loads the identity SDK ahead, when a form opens. */
export const prepareSignIn = (): void => liveIdentity.prepare()
