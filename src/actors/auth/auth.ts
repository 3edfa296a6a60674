import type { User } from '#contract/user/user.ts'
import { authMachine } from '#machines/auth/auth.machine.ts'
import type { SignUpForm, SignedInUser } from '#machines/auth/auth.ports.ts'
import { selectFailure } from '#machines/auth/auth.selectors.ts'
import { isOutcomeUnknown, toFailure, type Failure, type FailureCode } from '#machines/kit/failure.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import type { CallApi } from '#src/services/http.ts'
import type { Identity } from '#src/services/identity/identity.ts'
import type { PendingVerifications } from '#src/services/identity/pendingVerification.ts'
import type { Vault } from '#src/services/identity/vault.ts'
import { fromPromise } from 'xstate'
import { onStep, createRootActor, actorSystem } from '#src/actors/system/actorSystem.ts'

export interface AuthServices {
  identity: Identity
  vault: Vault
  callApi: CallApi
  verifications: PendingVerifications
  /** Called once per failure. */
  tellFailure: (failure: Failure) => void
}

const signedInUser = ({ bt_token: _token, ...user }: User): SignedInUser => user

/** The auth machine on the live identity provider and our server. */
const liveAuth = ({ identity, vault, callApi, verifications }: AuthServices) => {
  const secretOf = (handle: string, missing: FailureCode = 'auth/missing-password'): string => {
    const secret = vault.read(handle)
    if (secret === undefined) throw new ApiFailure({ code: missing, status: 400 })
    return secret
  }
  /** A link whose code the vault no longer holds counts as used: the guest requests another. */
  const resetCodeOf = (handle: string): string => secretOf(handle, 'auth/invalid-action-code')
  /** A code may be rejected because it already worked: its response was lost, or it was entered in another tab. */
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
      const { user } = await callApi('verifyEmail', { body: { email, otp, ...verifications.of(email) }, signal })
      verifications.forget()
      return signedInUser(user)
    } catch (failure) {
      if (await isProvenAlready(failure, email, signal)) return null
      throw failure
    }
  }
  /** After a lost response: does the record exist? */
  const isCreated = async (failure: unknown, signal: AbortSignal): Promise<boolean> => {
    if (signal.aborted || !isOutcomeUnknown(toFailure(failure))) return false
    try {
      await callApi('userDetails', { signal })
      return true
    } catch {
      return false
    }
  }
  return authMachine.provide({
    actors: {
      signIn: fromPromise(({ input, signal }) => identity.signIn(input.email, secretOf(input.handle), signal)),
      signUp: fromPromise(async ({ input, signal }) => {
        const body = { ...input.form, password: secretOf(input.handle) }
        const answer = await callApi('signUp', { body, signal })
        verifications.keep(body.email, answer.verification)
        return { mustProve: answer.is_email_must_be_verified }
      }),
      verifyCode: fromPromise(async ({ input, signal }) => {
        const user = await proveEmail(input.email, secretOf(input.handle), signal)
        await identity.refresh().catch(() => {
          // The e-mail is verified anyway: the next token says so.
        })
        return user
      }),
      resendCode: fromPromise(async ({ input, signal }) => {
        await callApi('resendVerificationEmail', {
          body: { email: input.email, ...verifications.of(input.email) },
          signal,
        })
        return null
      }),
      loadUser: fromPromise(async ({ signal }) => signedInUser((await callApi('userDetails', { signal })).user)),
      signOut: fromPromise(async ({ input }) => {
        // Delete an account that this attempt created; if that fails, end its session.
        if (input.isNew) await identity.deleteAccount().catch(() => identity.signOut())
        else await identity.signOut()
        return null
      }),
      signInWithProvider: fromPromise(async ({ input, signal }) => {
        const answer = await identity.signInWithProvider(input.provider, signal)
        if (answer.outcome === 'conflict') {
          const { outcome, email, methods, handle } = answer
          return { outcome, email, methods, handle }
        }
        const { outcome, uid, isNew, email, displayName } = answer
        return { outcome, uid, isNew, email, displayName }
      }),
      createUser: fromPromise(async ({ input: { form }, signal }) => {
        // Facebook accounts may have no e-mail.
        if (form.email === '') throw new ApiFailure({ code: 'auth/missing-email', status: 400 })
        try {
          return { mustProve: (await callApi('signUp', { body: form, signal })).is_email_must_be_verified }
        } catch (failure) {
          // Whether the e-mail must be verified comes with the user record.
          if (await isCreated(failure, signal)) return { mustProve: false }
          throw failure
        }
      }),
      linkCredential: fromPromise(async ({ input }) => {
        await identity.link(input.handle)
        return null
      }),
      sendPasswordReset: fromPromise(async ({ input }) => {
        await identity.sendPasswordReset(input.email)
        return null
      }),
      checkResetCode: fromPromise(({ input }) => identity.checkResetCode(resetCodeOf(input.handle))),
      resetPassword: fromPromise(async ({ input }) => {
        const code = resetCodeOf(input.codeHandle)
        const password = secretOf(input.handle)
        // Look up the account first: it may be unknown, and a used code no longer tells.
        const account = await identity.checkResetCode(code)
        await identity.resetPassword(code, password)
        return account
      }),
    },
  })
}

/** Starts the actor, feeds it the provider's session, and clears the vault when the actor is done with its secrets. */
export const startAuth = (services: AuthServices) => {
  const actor = createRootActor('auth', liveAuth(services))
  actor.on('secretsDone', () => services.vault.clear())
  onStep(actor, ({ before, after }) => {
    const failure = selectFailure(after)
    if (before !== null && failure !== null && failure !== selectFailure(before)) services.tellFailure(failure)
  })
  actor.start()
  services.identity.watchSession((uid) => {
    const event = { type: 'session.changed', uid } as const
    actorSystem.recorder.cross(event, { from: 'identitySession', on: 'session.reported' })
    actor.send(event)
  })
  return actor
}

export type AuthActor = ReturnType<typeof startAuth>

/** Sends form input: secrets go into the vault, the machine sees only their handles. */
export const authForms = (actor: AuthActor, vault: Vault) => ({
  signIn: (email: string, password: string) =>
    actor.send({ type: 'signIn.submit', email, handle: vault.hold(password) }),
  signUp: (form: SignUpForm, password: string) =>
    actor.send({ type: 'signUp.submit', form, handle: vault.hold(password) }),
  submitCode: (code: string) => actor.send({ type: 'code.submit', handle: vault.hold(code) }),
  /** Takes the code from the e-mailed link. */
  openReset: (code: string) => actor.send({ type: 'reset.open', handle: vault.hold(code) }),
  choosePassword: (password: string) => actor.send({ type: 'password.submit', handle: vault.hold(password) }),
})
