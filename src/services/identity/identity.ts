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
  /** The e-mail has an account with other ways in. `handle` stands for the pending credential, which never leaves the service. */
  | (Omit<ProviderConflict, 'link'> & { handle: string })

/** The identity provider, loaded when it is needed. Failures are `ApiFailure`s with codes of `machines/auth/auth.rules.ts`. */
export interface Identity {
  /** The `Authorization` of our calls: null without a session. Waits for a kept session; @throws when its token cannot be had now. */
  bearer: () => Promise<string | null>
  /** An aborted sign-in leaves nobody signed in. */
  signIn: (email: string, password: string, signal: AbortSignal) => Promise<{ uid: string }>
  /**
   * Opens the provider's window: call it from a click. A second one replaces the first, which fails with
   * `auth/cancelled-popup-request`; `timeout` when no window opens. An aborted one leaves nobody signed in.
   */
  signInWithProvider: (provider: SocialProvider, signal: AbortSignal) => Promise<SocialSignIn>
  /** Adds the way in of a conflict to whoever is signed in now. A way in that is there already counts as added. */
  link: (handle: string) => Promise<void>
  signOut: () => Promise<void>
  refresh: () => Promise<void>
  /** The account at the provider, and its session. */
  deleteAccount: () => Promise<void>
  /** Says nothing about whether there is such an account. */
  sendPasswordReset: (email: string) => Promise<void>
  /** @throws `auth/expired-action-code`, `auth/invalid-action-code` */
  checkResetCode: (code: string) => Promise<{ email: string }>
  resetPassword: (code: string, password: string) => Promise<void>
  /** Ways in of the signed-in account; none signed out. */
  methods: () => Promise<SignInMethod[]>
  /** Proves once more who is signed in; with a provider it opens a window. */
  reauthenticate: (proof: ProofOfIdentity, signal: AbortSignal) => Promise<void>
  /** Ends every other session. @throws `auth/requires-recent-login`, `auth/weak-password` */
  changePassword: (password: string) => Promise<void>
  /** Of the provider's e-mails and windows. */
  setLanguage: (locale: Locale) => void
  /** Tells who is signed in, soon and whenever it changes. Loads the SDK only where a session was kept. */
  watchSession: (onChange: (uid: string | null) => void) => void
  /** Loads the SDK ahead: when a form opens, not when it is sent. */
  prepare: () => void
}

export interface IdentityParts {
  load: () => Promise<IdentityClient>
  /** Remembers that a session was kept, and nothing of it. */
  storage: JsonStorage
  /** Runs when the first screen is painted. */
  whenPainted: (run: () => void) => void
  /** Runs when another tab has signed in, or the connection is back. */
  onHint: (run: () => void) => void
  /** Makes the actor of the session, which is then started here. */
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
  const mayHaveSession = () => sdk.isWanted() || hasHint()
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
  const askSession = () => session.send({ type: 'session.ask', isKept: mayHaveSession() })
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
        // Said when the form is sent.
      })
    },
  }
}
