import { literal } from 'superstruct'
import { fromPromise, type Actor } from 'xstate'
import type { Locale } from '#contract/shared/locale.ts'
import type { SignInMethod, SocialProvider } from '#contract/user/user.ts'
import { identitySessionMachine } from '#machines/identitySession/identitySession.machine.ts'
import { selectHasSession } from '#machines/identitySession/identitySession.selectors.ts'
import type { JsonStorage } from '#src/services/storage.ts'
import type { IdentityClient, ProofOfIdentity, ProviderConflict, SignedInByProvider } from './identityClient.ts'
import { pendingLink } from './pendingLink.ts'
import { sdkOnDemand } from './sdkOnDemand.ts'
import { SIGNED_IN_HINT } from './signedInHint.ts'
import { createSignIns } from './signIns.ts'

export type SocialSignIn =
  | SignedInByProvider
  /**
   * The e-mail belongs to an account with other sign-in methods. `handle` stands for the pending credential, which never leaves
   * the service.
   */
  | (Omit<ProviderConflict, 'link'> & { handle: string })

/** The identity provider, loaded lazily. Failures are `ApiFailure`s with the codes of `machines/auth/auth.rules.ts`. */
export interface Identity {
  /**
   * The token for the `Authorization` header; null without a session. Waits for a stored session. @throws if no valid token can
   * be obtained now.
   */
  bearer: () => Promise<string | null>
  /** Aborting it leaves the user signed out. */
  signIn: (email: string, password: string, signal: AbortSignal) => Promise<{ uid: string }>
  /**
   * Opens the provider's window: call it from a click. A second call replaces the first, which fails with
   * `auth/cancelled-popup-request`; `timeout` if no window opens. Aborting it leaves the user signed out.
   */
  signInWithProvider: (provider: SocialProvider, signal: AbortSignal) => Promise<SocialSignIn>
  /** Adds the conflict's sign-in method to the current user. A method already linked counts as added. */
  link: (handle: string) => Promise<void>
  signOut: () => Promise<void>
  refresh: () => Promise<void>
  /** Deletes the account at the provider, and ends its session. */
  deleteAccount: () => Promise<void>
  /** Does not reveal whether the account exists. */
  sendPasswordReset: (email: string) => Promise<void>
  /** @throws `auth/expired-action-code`, `auth/invalid-action-code` */
  checkResetCode: (code: string) => Promise<{ email: string }>
  resetPassword: (code: string, password: string) => Promise<void>
  /** Sign-in methods of the current user; empty when signed out. */
  methods: () => Promise<SignInMethod[]>
  /** Confirms the user's identity again; with a provider it opens a window. */
  reauthenticate: (proof: ProofOfIdentity, signal: AbortSignal) => Promise<void>
  /** Ends every other session. @throws `auth/requires-recent-login`, `auth/weak-password` */
  changePassword: (password: string) => Promise<void>
  /** Language of the provider's e-mails and windows. */
  setLanguage: (locale: Locale) => void
  /** Reports the signed-in user, initially and on each change. Loads the SDK only if a session is stored. */
  watchSession: (onChange: (uid: string | null) => void) => void
  /** Preloads the SDK: call it when a form opens, not when it is sent. */
  prepare: () => void
}

export interface IdentityParts {
  load: () => Promise<IdentityClient>
  /** Stores only the hint that a session exists, nothing of the session. */
  storage: JsonStorage
  /** Runs after the first paint. */
  whenPainted: (run: () => void) => void
  /** Runs when another tab has changed the hint, or the connection is restored. */
  onHint: (run: () => void) => void
  /** Creates the session actor; it is started here. */
  makeSession: (machine: typeof identitySessionMachine) => Actor<typeof identitySessionMachine>
}

export { SIGNED_IN_HINT }

export const createIdentity = ({ load, storage, whenPainted, onHint, makeSession }: IdentityParts): Identity => {
  const hasHint = () => storage.read(SIGNED_IN_HINT, literal(true)) === true
  const sdk = sdkOnDemand(load, (uid) => {
    if (uid === null) storage.remove(SIGNED_IN_HINT)
    else storage.write(SIGNED_IN_HINT, true)
    session.send({ type: 'provider.authStateChanged', uid })
  })
  const mayHaveSession = () => sdk.isRequested() || hasHint()
  const session = makeSession(
    identitySessionMachine.provide({
      actors: {
        openProvider: fromPromise(async () => {
          await sdk.open()
          return null
        }),
      },
    }),
  ).start()
  const askSession = () => session.send({ type: 'session.ask', isStored: mayHaveSession() })
  const signIns = createSignIns(sdk.ask, (event) => session.send(event))
  const pending = pendingLink()

  return {
    bearer: async () => (mayHaveSession() ? sdk.ask((opened) => opened.token()) : null),
    signIn: signIns.byPassword,
    signInWithProvider: async (provider, signal) => {
      const answer = await signIns.byProvider(provider, signal)
      if (answer.outcome === 'signedIn') return answer
      const { link: _link, ...conflict } = answer
      return { ...conflict, handle: pending.keep(answer) }
    },
    link: (handle) => sdk.ask(() => pending.link(handle)),
    signOut: () => {
      pending.forget()
      return sdk.ask((opened) => opened.signOut())
    },
    refresh: async () => {
      if (selectHasSession(session.getSnapshot())) await sdk.ask((opened) => opened.refresh())
    },
    deleteAccount: () => sdk.ask((opened) => opened.deleteAccount()),
    sendPasswordReset: (email) => sdk.ask((opened) => opened.sendPasswordReset(email)),
    checkResetCode: (code) => sdk.ask((opened) => opened.checkResetCode(code)),
    resetPassword: (code, password) => sdk.ask((opened) => opened.resetPassword(code, password)),
    methods: async () => (mayHaveSession() ? sdk.ask((opened) => opened.methods()) : []),
    reauthenticate: (proof, signal) =>
      sdk.ask((opened) => {
        signal.throwIfAborted()
        return opened.reauthenticate(proof, signal)
      }),
    changePassword: (password) => sdk.ask((opened) => opened.changePassword(password)),
    setLanguage: sdk.setLanguage,
    watchSession: (onChange) => {
      session.on('session.reported', ({ uid }) => onChange(uid))
      if (hasHint()) whenPainted(askSession)
      else askSession()
      onHint(() => {
        if (hasHint()) askSession()
      })
    },
    prepare: () => {
      sdk.open().catch(() => {
        // The error shows when the form is sent.
      })
    },
  }
}
