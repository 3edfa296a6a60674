import { selectUser } from '#machines/auth/auth.selectors.ts'
import type { Proof } from '#machines/credentials/credentials.ports.ts'
import type { SocialProvider } from '#contract/user.ts'
import { callApi } from '#src/services/api.ts'
import { liveIdentity } from '#src/services/identity/live.ts'
import { createVault } from '#src/services/identity/vault.ts'
import { saveFile } from '#src/services/saveFile.ts'
import { createActor } from 'xstate'
import { authActor } from './authActor.ts'
import { followSession } from './followSession.ts'
import { lazily } from './lazily.ts'
import { profileDraft } from './profileDraft.ts'
import { liveCredentials, liveProfile } from './profile.ts'

const emailOfUser = (): string => selectUser(authActor().getSnapshot())?.email ?? ''

const reloadUser = (): void => authActor().send({ type: 'user.reload' })

/** Saves the profile, for as long as the page lives. */
export const profileActor = lazily(() => {
  const actor = createActor(liveProfile({ callApi, saveFile }))
  actor.on('userChanged', reloadUser)
  actor.start()
  followSession(authActor(), { ended: () => actor.send({ type: 'guest.change' }) })
  return actor
})

const vault = createVault()

/** Changes the credentials, for as long as the page lives. */
export const credentialsActor = lazily(() => {
  const auth = authActor()
  const actor = createActor(liveCredentials({ identity: liveIdentity, vault, callApi, email: emailOfUser }))
  actor.on('userChanged', () => {
    profileDraft().change({ email: undefined })
    reloadUser()
  })
  actor.on('secretsDone', () => vault.clear())
  actor.start()
  followSession(auth, {
    began: ({ uid }) => actor.send({ type: 'session.began', guest: uid }),
    ended: (guest) => {
      vault.clear()
      if (guest !== null) actor.send({ type: 'session.lost', guest: guest.uid })
    },
    left: () => actor.send({ type: 'guest.leave' }),
  })
  return actor
})

/** A way to prove oneself, as a form has it. */
export type WrittenProof = { password: string } | { provider: SocialProvider }

const proofOf = (written: WrittenProof): Proof =>
  'password' in written ? { way: 'password', handle: vault.hold(written.password) } : { way: written.provider }

/** What the forms send: the secrets go into the vault, the machine hears of their handles alone. */
export const credentialsForms = {
  changeEmail: (email: string, proof: WrittenProof) =>
    credentialsActor().send({ type: 'email.submit', email, proof: proofOf(proof) }),
  enterCode: (code: string) => credentialsActor().send({ type: 'code.submit', handle: vault.hold(code) }),
  renew: (proof: WrittenProof) => credentialsActor().send({ type: 'session.renew', proof: proofOf(proof) }),
  changePassword: (proof: WrittenProof, password: string) =>
    credentialsActor().send({ type: 'password.submit', proof: proofOf(proof), handle: vault.hold(password) }),
  deleteAccount: (proof: WrittenProof) => credentialsActor().send({ type: 'deletion.submit', proof: proofOf(proof) }),
}
