import { vi } from 'vitest'
import { createActor } from 'xstate'
import type { SignInMethod, SocialProvider } from '#contract/user/user.ts'
import { jsonStorage } from '#src/services/storage.ts'
import { SIGNED_IN_HINT, createIdentity } from './identity.ts'
import type { IdentityClient, ProviderConflict, SignedInByProvider } from './identityClient.ts'

export const never = () => new AbortController().signal

/** A provider's window, with the outcomes a test can cause in it. */
interface Popup {
  provider: SocialProvider
  signIn: (name: string, isNew?: boolean) => void
  conflict: (methods: SignInMethod[], link: () => Promise<void>) => void
  fail: (code: string) => void
}

interface Scene {
  hinted?: boolean
  session?: string
  /** Sign-ins wait for `answer`. */
  holds?: boolean
  refuses?: unknown
}

/** The identity service on a scripted SDK. */
export const start = (scene: Scene = {}) => {
  const stored = new Map<string, string>(scene.hinted === true ? [[SIGNED_IN_HINT, 'true']] : [])
  const storage = jsonStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
    key: () => null,
    length: 0,
  }))
  let uid = scene.session ?? null
  let loads = 0
  let isFailing = false
  const watchers: ((uid: string | null) => void)[] = []
  const painted: (() => void)[] = []
  const hints: (() => void)[] = []
  const answers = new Map<string, () => void>()
  const popups: Popup[] = []
  const languages: string[] = []
  const become = (next: string | null) => {
    uid = next
    for (const watcher of watchers) watcher(uid)
  }
  const client: IdentityClient = {
    signIn: async (email) => {
      if ('refuses' in scene) throw scene.refuses
      if (scene.holds === true) await new Promise<void>((done) => answers.set(email, done))
      become(email)
      return { uid: email }
    },
    signOut: async () => become(null),
    token: async () => (uid === null ? null : `token of ${uid}`),
    startProviderSignIn: (provider, signal) => {
      const sdk = new Promise<SignedInByProvider | ProviderConflict>((resolve, reject) => {
        popups.push({
          provider,
          signIn: (name, isNew = false) => {
            become(name)
            resolve({
              outcome: 'signedIn',
              uid: name,
              isNew,
              email: `${name}@x.example`,
              isEmailVerified: true,
              displayName: null,
            })
          },
          conflict: (methods, link) => resolve({ outcome: 'conflict', email: 'maya@x.example', methods, link }),
          fail: (code) => reject(Object.assign(new Error('SDK'), { code })),
        })
      })
      const answer = Promise.race([
        sdk,
        new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      ])
      const settle = async () => {
        await sdk.catch(() => undefined)
        await answer.catch(() => become(null))
      }
      return { answer, settled: settle() }
    },
    refresh: async () => {},
    deleteAccount: async () => become(null),
    sendPasswordReset: async () => {},
    checkResetCode: async () => ({ email: 'maya@x.example' }),
    resetPassword: async () => {},
    methods: async () => (uid === null ? [] : ['password']),
    reauthenticate: async () => {},
    changePassword: async () => {},
    setLanguage: (locale) => void languages.push(locale),
    watch: (onChange) => {
      watchers.push(onChange)
      queueMicrotask(() => onChange(uid))
      return () => {}
    },
  }
  const identity = createIdentity({
    load: async () => {
      loads += 1
      if (isFailing) throw new Error('chunk lost')
      return client
    },
    storage,
    whenPainted: (run) => void painted.push(run),
    onHint: (run) => void hints.push(run),
    makeSession: (machine) => createActor(machine),
  })
  return {
    identity,
    stored,
    listener: vi.fn<(uid: string | null) => void>(),
    loads: () => loads,
    failLoads: (fails: boolean) => (isFailing = fails),
    paint: () => painted.forEach((run) => run()),
    hint: () => hints.forEach((run) => run()),
    languages,
    popup: (index: number): Promise<Popup> =>
      vi.waitFor(() => {
        const popup = popups[index]
        if (popup === undefined) throw new Error('no window was opened')
        return popup
      }),
    pendingSignIns: () => [...answers.keys()],
    answer: (email: string) => {
      const done = answers.get(email)
      if (done === undefined) throw new Error(`nobody signs in as ${email}`)
      done()
    },
  }
}
