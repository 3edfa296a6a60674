import { selectUser } from '#machines/auth/auth.selectors.ts'
import type { Reauthentication } from '#machines/credentials/credentials.ports.ts'
import type { SocialProvider } from '#contract/user/user.ts'
import { callApi } from '#src/services/api.ts'
import { createVault } from '#src/services/identity/vault.ts'
import { saveFile } from '#src/services/saveFile.ts'
import { authActor } from './authActor.ts'
import { identity } from './identity.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { ended } from '#src/actors/system/eventRoutes.ts'
import { profileDraft } from './profileDraft.ts'
import { liveCredentials, liveProfile } from './profile.ts'
import { onStep, createRootActor } from '#src/actors/system/actorSystem.ts'

const emailOfUser = (): string => selectUser(authActor().getSnapshot())?.email ?? ''

export const profileActor = lazySingleton(() => {
  authActor()
  return createRootActor('profile', liveProfile({ callApi, saveFile })).start()
})

const vault = createVault()

export const credentialsActor = lazySingleton(() => {
  const auth = authActor()
  const actor = createRootActor(
    'credentials',
    liveCredentials({ identity: identity(), vault, callApi, email: emailOfUser }),
  )
  actor.on('userChanged', () => profileDraft().change({ email: undefined }))
  actor.on('secretsDone', () => vault.clear())
  onStep(auth, (step) => {
    if (ended(step)) vault.clear()
  })
  return actor.start()
})

/** How the user reauthenticates, as a form provides it. */
export type ReauthenticationInput = { password: string } | { provider: SocialProvider }

const proofOf = (input: ReauthenticationInput): Reauthentication =>
  'password' in input ? { way: 'password', handle: vault.hold(input.password) } : { way: input.provider }

/** Sends form input: secrets go into the vault, the machine sees only their handles. */
export const credentialsForms = {
  changeEmail: (email: string, proof: ReauthenticationInput) =>
    credentialsActor().send({ type: 'email.submit', email, proof: proofOf(proof) }),
  enterCode: (code: string) => credentialsActor().send({ type: 'code.submit', handle: vault.hold(code) }),
  renew: (proof: ReauthenticationInput) => credentialsActor().send({ type: 'session.renew', proof: proofOf(proof) }),
  changePassword: (proof: ReauthenticationInput, password: string) =>
    credentialsActor().send({ type: 'password.submit', proof: proofOf(proof), handle: vault.hold(password) }),
  deleteAccount: (proof: ReauthenticationInput) =>
    credentialsActor().send({ type: 'deletion.submit', proof: proofOf(proof) }),
}
