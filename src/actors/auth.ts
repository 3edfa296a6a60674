import type { User } from '#contract/user.ts'
import { authMachine } from '#machines/auth/auth.machine.ts'
import type { SignUpForm, SignedInUser } from '#machines/auth/auth.ports.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import type { CallApi } from '#src/services/http.ts'
import type { Identity } from '#src/services/identity/identity.ts'
import type { Vault } from '#src/services/identity/vault.ts'
import { createActor, fromPromise, type ActorOptions, type AnyActorLogic } from 'xstate'

export interface AuthServices {
  identity: Identity
  vault: Vault
  callApi: CallApi
}

const signedInUser = ({ bt_token: _token, ...user }: User): SignedInUser => user

/** Signing up, in and out, on the live provider and our server. */
const liveAuth = ({ identity, vault, callApi }: AuthServices) => {
  const secretOf = (handle: string): string => {
    const secret = vault.read(handle)
    if (secret === undefined) throw new ApiFailure({ code: 'auth/missing-password', status: 400, message: '' })
    return secret
  }
  /** A wrong code may be one that was right before, its answer lost, or entered in another tab. */
  const isProvenAlready = async (failure: unknown, email: string, signal: AbortSignal): Promise<boolean> => {
    if (!(failure instanceof ApiFailure) || failure.code !== 'invalid_code') return false
    try {
      return (await callApi('emailVerificationStatus', { body: { email }, signal })).is_email_verified
    } catch {
      return false
    }
  }
  const proveEmail = async (email: string, otp: string, signal: AbortSignal): Promise<SignedInUser | null> => {
    try {
      return signedInUser((await callApi('verifyEmail', { body: { email, otp }, signal })).user)
    } catch (failure) {
      if (await isProvenAlready(failure, email, signal)) return null
      throw failure
    }
  }
  return authMachine.provide({
    actors: {
      signIn: fromPromise(({ input, signal }) => identity.signIn(input.email, secretOf(input.handle), signal)),
      signUp: fromPromise(async ({ input, signal }) => {
        const body = { ...input.form, password: secretOf(input.handle) }
        const { is_email_must_be_verified: mustProve } = await callApi('signUp', { body, signal })
        return { mustProve }
      }),
      verifyCode: fromPromise(async ({ input, signal }) => {
        const user = await proveEmail(input.email, secretOf(input.handle), signal)
        await identity.refresh().catch(() => {
          // Proven all the same: the session's next token says so.
        })
        return user
      }),
      resendCode: fromPromise(async ({ input, signal }) => {
        await callApi('resendVerificationEmail', { body: { email: input.email }, signal })
        return null
      }),
      loadUser: fromPromise(async ({ signal }) => signedInUser((await callApi('userDetails', { signal })).user)),
      signOut: fromPromise(async () => {
        await identity.signOut()
        return null
      }),
    },
  })
}

/** The actor with what keeps it told: the provider's session, and the end of its secrets. */
export const startAuth = (services: AuthServices, options: Pick<ActorOptions<AnyActorLogic>, 'inspect'> = {}) => {
  const actor = createActor(liveAuth(services), options)
  actor.on('secretsDone', () => services.vault.clear())
  actor.start()
  services.identity.watchSession((uid) => actor.send({ type: 'session.changed', uid }))
  return actor
}

export type AuthActor = ReturnType<typeof startAuth>

/** What the forms send: the secrets go into the vault, the machine hears of their handles alone. */
export const authForms = (actor: AuthActor, vault: Vault) => ({
  signIn: (email: string, password: string) =>
    actor.send({ type: 'signIn.submit', email, handle: vault.hold(password) }),
  signUp: (form: SignUpForm, password: string) =>
    actor.send({ type: 'signUp.submit', form, handle: vault.hold(password) }),
  submitCode: (code: string) => actor.send({ type: 'code.submit', handle: vault.hold(code) }),
})
