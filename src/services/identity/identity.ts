import { literal } from 'superstruct'
import type { JsonStorage } from '#src/services/storage.ts'
import { identityFailure } from './identityFailure.ts'
import { SIGNED_IN_HINT } from './signedInHint.ts'

/** What we ask of an identity SDK once it is loaded. */
export interface IdentityClient {
  signIn: (email: string, password: string) => Promise<{ uid: string }>
  signOut: () => Promise<void>
  /** Waits until the kept session is known. Null when nobody is signed in. @throws when a fresh token cannot be had now. */
  token: () => Promise<string | null>
  /** Makes a running session see what has changed at the provider. */
  refresh: () => Promise<void>
  /** Tells who is signed in, at first when the kept session is known, then on every change, also in another tab. */
  watch: (onChange: (uid: string | null) => void) => () => void
}

/** The identity provider, loaded when it is needed. Failures are `ApiFailure`s with codes of `machines/auth/auth.rules.ts`. */
export interface Identity {
  /** The `Authorization` of our calls: null without a session. Waits for a kept session; @throws when its token cannot be had now. */
  bearer: () => Promise<string | null>
  /** An aborted sign-in leaves nobody signed in. */
  signIn: (email: string, password: string, signal: AbortSignal) => Promise<{ uid: string }>
  signOut: () => Promise<void>
  refresh: () => Promise<void>
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
  /** While a sign-in runs its own answer comes first. */
  let isHeld = false

  const tellAll = (uid: string | null) => {
    for (const listener of listeners) listener(uid)
  }
  const tell = () => {
    if (session !== undefined && !isHeld) tellAll(session.uid)
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
    isHeld = true
    try {
      return await ask(async (opened) => {
        const signedIn = await opened.signIn(email, password)
        if (signal.aborted) {
          await opened.signOut()
          session = { uid: null }
        }
        signal.throwIfAborted()
        return signedIn
      })
    } finally {
      isHeld = false
      tell()
    }
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
    signOut: () => ask((opened) => opened.signOut()),
    refresh: async () => {
      if (session?.uid) await ask((opened) => opened.refresh())
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
