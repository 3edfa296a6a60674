import { literal } from 'superstruct'
import type { Locale } from '#contract/locale.ts'
import type { SignInMethod, SocialProvider } from '#contract/user.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import type { JsonStorage } from '#src/services/storage.ts'
import type { IdentityClient, ProofOfIdentity, ProviderConflict, SignedInByProvider } from './identityClient.ts'
import { identityFailure } from './identityFailure.ts'
import { SIGNED_IN_HINT } from './signedInHint.ts'

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
}

export { SIGNED_IN_HINT }

export const createIdentity = ({ load, storage, whenPainted, onHint }: IdentityParts): Identity => {
  const hasHint = () => storage.read(SIGNED_IN_HINT, literal(true)) === true
  const listeners: ((uid: string | null) => void)[] = []
  let loading: Promise<IdentityClient> | undefined
  let session: { uid: string | null } | undefined
  /** Who was told last, or has just signed in. */
  let known: string | null = null
  /** Sign-ins that run: their own answer comes first. */
  let running = 0
  /** Given up, but not yet over: whoever they bring will be gone again. */
  let abandoned = 0
  let language: Locale | undefined
  /** Of the newest conflict. */
  let pending: { handle: string; link: () => Promise<void> } | undefined

  const tellAll = (uid: string | null) => {
    known = uid
    for (const listener of listeners) listener(uid)
  }
  const tell = () => {
    if (session === undefined || running > 0) return
    if (abandoned > 0 && session.uid !== null && session.uid !== known) return
    tellAll(session.uid)
  }
  const note = (uid: string | null) => {
    if (uid === null) storage.remove(SIGNED_IN_HINT)
    else storage.write(SIGNED_IN_HINT, true)
    session = { uid }
    tell()
  }
  const client = (): Promise<IdentityClient> => (loading ??= open())
  const open = async (): Promise<IdentityClient> => {
    try {
      const opened = await load()
      if (language !== undefined) opened.setLanguage(language)
      opened.watch(note)
      return opened
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const ask = async <Answer>(question: (opened: IdentityClient) => Promise<Answer>): Promise<Answer> => {
    try {
      return await question(await client())
    } catch (error) {
      throw identityFailure(error)
    }
  }
  const restore = () => {
    if (session !== undefined) tell()
    else if (hasHint() || loading !== undefined) client().catch(() => tellAll(null))
    else tellAll(null)
  }
  // One after the other: the end of a cancelled sign-in must not end the next one's session.
  let signIns: Promise<unknown> = Promise.resolve()
  const signInNext = async (email: string, password: string, signal: AbortSignal): Promise<{ uid: string }> => {
    signal.throwIfAborted()
    return whileHeld(async (opened) => {
      const signedIn = await opened.signIn(email, password)
      await leaveIfAborted(opened, signal)
      return signedIn
    })
  }
  const signInByProvider = (provider: SocialProvider, signal: AbortSignal): Promise<SocialSignIn> =>
    whileHeld(async (opened) => {
      signal.throwIfAborted()
      const { answer, settled } = opened.startProviderSignIn(provider, signal)
      abandoned += 1
      void settled.finally(() => {
        abandoned -= 1
        if (session?.uid !== known) tell()
      })
      const signedIn = await answer
      await leaveIfAborted(opened, signal)
      if (signedIn.outcome === 'signedIn') return signedIn
      const { link, ...conflict } = signedIn
      pending = { handle: crypto.randomUUID(), link }
      return { ...conflict, handle: pending.handle }
    })
  const whileHeld = async <Answer>(question: (opened: IdentityClient) => Promise<Answer>): Promise<Answer> => {
    running += 1
    try {
      const answer = await ask(question)
      known = session?.uid ?? null
      return answer
    } finally {
      running -= 1
      tell()
    }
  }
  const leaveIfAborted = async (opened: IdentityClient, signal: AbortSignal): Promise<void> => {
    if (!signal.aborted) return
    await opened.signOut()
    session = { uid: null }
    signal.throwIfAborted()
  }

  return {
    bearer: () => (loading === undefined && !hasHint() ? Promise.resolve(null) : ask((opened) => opened.token())),
    signIn: (email, password, signal) => {
      const next = signIns.then(() => signInNext(email, password, signal))
      signIns = next.catch(() => {
        // Told to whoever asked; the next one begins all the same.
      })
      return next
    },
    signInWithProvider: signInByProvider,
    link: (handle) =>
      ask(async () => {
        if (pending?.handle !== handle)
          throw new ApiFailure({ code: 'auth/invalid-credential', status: 400, message: '' })
        await pending.link()
        pending = undefined
      }),
    signOut: () => {
      pending = undefined
      return ask((opened) => opened.signOut())
    },
    refresh: async () => {
      if (session?.uid) await ask((opened) => opened.refresh())
    },
    deleteAccount: () => ask((opened) => opened.deleteAccount()),
    sendPasswordReset: (email) => ask((opened) => opened.sendPasswordReset(email)),
    checkResetCode: (code) => ask((opened) => opened.checkResetCode(code)),
    resetPassword: (code, password) => ask((opened) => opened.resetPassword(code, password)),
    methods: () => (loading === undefined && !hasHint() ? Promise.resolve([]) : ask((opened) => opened.methods())),
    reauthenticate: (proof, signal) =>
      ask((opened) => {
        signal.throwIfAborted()
        return opened.reauthenticate(proof, signal)
      }),
    changePassword: (password) => ask((opened) => opened.changePassword(password)),
    setLanguage: (locale) => {
      language = locale
      loading
        ?.then((opened) => opened.setLanguage(locale))
        .catch(() => {
          // It will be told when it is loaded.
        })
    },
    watchSession: (onChange) => {
      listeners.push(onChange)
      if (hasHint()) whenPainted(restore)
      else restore()
      onHint(() => {
        if (hasHint()) restore()
      })
    },
    prepare: () => {
      client().catch(() => {
        // Said when the form is sent.
      })
    },
  }
}
