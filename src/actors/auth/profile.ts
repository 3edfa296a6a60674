import { credentialsMachine } from '#machines/credentials/credentials.machine.ts'
import type { Reauthentication } from '#machines/credentials/credentials.ports.ts'
import { profileMachine } from '#machines/profile/profile.machine.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import type { CallApi } from '#src/services/http.ts'
import type { Identity } from '#src/services/identity/identity.ts'
import type { Vault } from '#src/services/identity/vault.ts'
import { fromPromise } from 'xstate'

export interface ProfileServices {
  callApi: CallApi
  saveFile: (name: string, content: string, type: string) => void
}

const EXPORT_NAME = 'stayless-data.json'

/** The profile machine on our server. */
export const liveProfile = ({ callApi, saveFile }: ProfileServices) =>
  profileMachine.provide({
    actors: {
      saveProfile: fromPromise(async ({ input, signal }) => {
        await callApi('updateUser', { body: input.change, signal })
        return null
      }),
      exportData: fromPromise(async ({ signal }) => {
        saveFile(EXPORT_NAME, JSON.stringify(await callApi('exportUser', { signal }), null, 2), 'application/json')
        return null
      }),
    },
  })

export interface CredentialsServices {
  identity: Pick<Identity, 'methods' | 'reauthenticate' | 'signIn' | 'changePassword' | 'sendPasswordReset'>
  vault: Vault
  callApi: CallApi
  email: () => string
}

const isTooOld = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'recent_sign_in_needed'

/** E-mail, password and account deletion, at the identity provider and on our server. */
export const liveCredentials = ({ identity, vault, callApi, email }: CredentialsServices) => {
  const secretOf = (handle: string): string => {
    const secret = vault.read(handle)
    if (secret === undefined) throw new ApiFailure({ code: 'auth/missing-password', status: 400 })
    return secret
  }
  const prove = (proof: Reauthentication | null, signal: AbortSignal): Promise<void> => {
    if (proof === null) throw new ApiFailure({ code: 'recent_sign_in_needed', status: 403 })
    return identity.reauthenticate(
      proof.way === 'password' ? { password: secretOf(proof.handle) } : { provider: proof.way },
      signal,
    )
  }
  return credentialsMachine.provide({
    actors: {
      loadMethods: fromPromise(() => identity.methods()),
      prove: fromPromise(async ({ input, signal }) => {
        await prove(input.proof, signal)
        return null
      }),
      requestEmail: fromPromise(async ({ input, signal }) => {
        await callApi('requestEmailChange', { body: { email: input.email }, signal })
        return null
      }),
      verifyEmail: fromPromise(async ({ input: { handle, proof }, signal }) => {
        const verify = () => callApi('verifyEmailChange', { body: { otp: secretOf(handle) }, signal })
        try {
          await verify()
        } catch (failure) {
          // The guest took so long to find the code that the sign-in no longer counts as recent; the password is still in the
          // vault.
          if (!isTooOld(failure) || proof?.way !== 'password') throw failure
          await prove(proof, signal)
          await verify()
        }
        return null
      }),
      signInAgain: fromPromise(async ({ input, signal }) => {
        if (input.proof?.way === 'password') await identity.signIn(input.email, secretOf(input.proof.handle), signal)
        else await prove(input.proof, signal)
        return null
      }),
      changePassword: fromPromise(async ({ input }) => {
        await identity.changePassword(secretOf(input.handle))
        return null
      }),
      sendReset: fromPromise(async () => {
        await identity.sendPasswordReset(email())
        return null
      }),
      deleteAccount: fromPromise(async ({ signal }) => {
        await callApi('deleteUser', { signal })
        return null
      }),
    },
  })
}
