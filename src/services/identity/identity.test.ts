import { describe, expect, test, vi } from 'vitest'
import type { SignInMethod, SocialProvider } from '#contract/user.ts'
import { jsonStorage } from '#src/services/storage.ts'
import { SIGNED_IN_HINT, createIdentity } from './identity.ts'
import type { IdentityClient, ProviderConflict, SignedInByProvider } from './identityClient.ts'
import { createVault } from './vault.ts'

describe('without a kept session', () => {
  test('nobody is signed in at once, calls are anonymous, and the SDK is not loaded', async () => {
    const { identity, told, loads } = start()
    identity.watchSession(told)
    expect([told.mock.calls, await identity.bearer(), loads()]).toEqual([[[null]], null, 0])
  })

  test('signing in loads it, and remembers that a session was kept but nothing of it', async () => {
    const { identity, told, kept } = start()
    identity.watchSession(told)
    expect(await identity.signIn('maya', 'Plantedsecret', never())).toEqual({ uid: 'maya' })
    expect([told.mock.lastCall, await identity.bearer()]).toEqual([['maya'], 'token of maya'])
    expect([...kept]).toEqual([[SIGNED_IN_HINT, 'true']])
    await identity.signOut()
    expect([told.mock.lastCall, await identity.bearer(), [...kept]]).toEqual([[null], null, []])
  })

  test('another tab that signs in is heard', async () => {
    const { identity, told, kept, hint } = start({ session: 'maya' })
    identity.watchSession(told)
    kept.set(SIGNED_IN_HINT, 'true')
    hint()
    await vi.waitFor(() => expect(told.mock.lastCall).toEqual(['maya']))
  })
})

describe('with a kept session', () => {
  test('the SDK is loaded behind the first paint, and calls wait for their token', async () => {
    const { identity, told, loads, paint } = start({ hinted: true, session: 'maya' })
    identity.watchSession(told)
    expect([told.mock.calls, loads()]).toEqual([[], 0])
    paint()
    expect(await identity.bearer()).toBe('token of maya')
    expect([told.mock.calls, loads()]).toEqual([[['maya']], 1])
  })

  test('an early call does not wait for the paint', async () => {
    const { identity, told } = start({ hinted: true, session: 'maya' })
    identity.watchSession(told)
    expect(await identity.bearer()).toBe('token of maya')
    expect(told.mock.calls).toEqual([['maya']])
  })

  test('that has ended meanwhile leaves nobody signed in and no hint', async () => {
    const { identity, told, kept, paint } = start({ hinted: true })
    identity.watchSession(told)
    paint()
    await vi.waitFor(() => expect(told.mock.calls).toEqual([[null]]))
    expect([...kept]).toEqual([])
  })

  test('an SDK that cannot be loaded shows signed out, keeps the hint, and is tried again when the connection is back', async () => {
    const { identity, told, kept, paint, hint, failLoads } = start({ hinted: true, session: 'maya' })
    failLoads(true)
    identity.watchSession(told)
    paint()
    await vi.waitFor(() => expect(told.mock.calls).toEqual([[null]]))
    await expect(identity.bearer()).rejects.toMatchObject({ code: 'internal' })
    expect(kept.has(SIGNED_IN_HINT)).toBe(true)
    failLoads(false)
    hint()
    await vi.waitFor(() => expect(told.mock.lastCall).toEqual(['maya']))
  })
})

describe('a sign-in', () => {
  test('that is cancelled while it runs leaves nobody signed in, and nobody hears of it', async () => {
    const { identity, told, answer } = start({ holds: true })
    identity.watchSession(told)
    const cancelled = new AbortController()
    const signingIn = identity.signIn('maya', 'x', cancelled.signal)
    await vi.waitFor(() => answer('maya'))
    cancelled.abort()
    await expect(signingIn).rejects.toMatchObject({ cause: { name: 'AbortError' } })
    expect(new Set(told.mock.calls.flat())).toEqual(new Set([null]))
    expect(await identity.bearer()).toBeNull()
  })

  test('after a cancelled one keeps its session', async () => {
    const { identity, told, answer, asked } = start({ holds: true })
    identity.watchSession(told)
    const cancelled = new AbortController()
    const first = identity.signIn('maya', 'x', cancelled.signal)
    await vi.waitFor(() => expect(asked()).toEqual(['maya']))
    cancelled.abort()
    const second = identity.signIn('noor', 'x', never())
    answer('maya')
    await expect(first).rejects.toMatchObject({ cause: { name: 'AbortError' } })
    await vi.waitFor(() => answer('noor'))
    expect(await second).toEqual({ uid: 'noor' })
    expect([told.mock.lastCall, await identity.bearer()]).toEqual([['noor'], 'token of noor'])
  })

  test.each([
    [{ code: 'auth/invalid-credential' }, { code: 'auth/invalid-credential', status: 400, message: '' }],
    [{ code: 'auth/network-request-failed' }, { code: 'network', status: 500 }],
    [{ code: 'auth/timeout' }, { code: 'timeout', status: 500 }],
    [{ code: 'EACCES' }, { code: 'internal', status: 500 }],
    [undefined, { code: 'internal', status: 500 }],
  ])('that fails with %j', async (thrown, failure) => {
    const { identity } = start({ refuses: thrown })
    await expect(identity.signIn('maya', 'x', never())).rejects.toMatchObject(failure)
  })
})

describe('a sign-in by a provider', () => {
  test('tells who it is and whether the account is new, and is heard of when it is done', async () => {
    const { identity, told, popup } = start()
    identity.watchSession(told)
    const signingIn = identity.signInWithProvider('google', never())
    const google = await popup(0)
    google.signIn('maya', true)
    expect(told.mock.calls).toEqual([[null]])
    expect(await signingIn).toEqual({
      outcome: 'signedIn',
      uid: 'maya',
      isNew: true,
      email: 'maya@x.example',
      isEmailVerified: true,
      displayName: null,
    })
    expect([google.provider, told.mock.lastCall]).toEqual(['google', ['maya']])
  })

  test('that meets another account keeps its credential, and links it to whoever signs in then', async () => {
    const { identity, popup } = start()
    const link = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const trying = identity.signInWithProvider('facebook', never())
    ;(await popup(0)).conflict(['google'], link)
    const conflict = await trying
    const handle = 'handle' in conflict ? conflict.handle : ''
    expect(conflict).toEqual({ outcome: 'conflict', email: 'maya@x.example', methods: ['google'], handle })
    await expect(identity.link('another')).rejects.toMatchObject({ code: 'auth/invalid-credential' })
    await identity.link(handle)
    expect(link).toHaveBeenCalledOnce()
    await expect(identity.link(handle)).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  })

  test('that cannot be linked now can be tried again, but not after a sign-out', async () => {
    const { identity, popup } = start()
    const trying = identity.signInWithProvider('facebook', never())
    ;(await popup(0)).conflict([], () =>
      Promise.reject(Object.assign(new Error(), { code: 'auth/network-request-failed' })),
    )
    const conflict = await trying
    const handle = 'handle' in conflict ? conflict.handle : ''
    await expect(identity.link(handle)).rejects.toMatchObject({ code: 'network' })
    await expect(identity.link(handle)).rejects.toMatchObject({ code: 'network' })
    await identity.signOut()
    await expect(identity.link(handle)).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  })

  test('that is given up is never heard of, though its window goes on', async () => {
    const { identity, told, popup } = start()
    identity.watchSession(told)
    const givenUp = new AbortController()
    const signingIn = identity.signInWithProvider('google', givenUp.signal)
    const google = await popup(0)
    givenUp.abort()
    await expect(signingIn).rejects.toMatchObject({ cause: { name: 'AbortError' } })
    google.signIn('maya')
    await vi.waitFor(async () => expect(await identity.bearer()).toBeNull())
    expect(new Set(told.mock.calls.flat())).toEqual(new Set([null]))
  })

  test('that is given up does not hold back the next sign-in', async () => {
    const { identity, told, popup } = start()
    identity.watchSession(told)
    const givenUp = new AbortController()
    const first = identity.signInWithProvider('google', givenUp.signal)
    const google = await popup(0)
    givenUp.abort()
    await expect(first).rejects.toMatchObject({ cause: { name: 'AbortError' } })
    await identity.signIn('noor', 'x', never())
    expect(told.mock.lastCall).toEqual(['noor'])
    google.fail('auth/popup-closed-by-user')
    await vi.waitFor(async () => expect(await identity.bearer()).toBe('token of noor'))
  })

  test('does not wait for another window: a second one replaces the first', async () => {
    const { identity, popup } = start()
    const first = identity.signInWithProvider('google', never())
    const google = await popup(0)
    const second = identity.signInWithProvider('facebook', never())
    const facebook = await popup(1)
    google.fail('auth/cancelled-popup-request')
    facebook.signIn('maya')
    await expect(first).rejects.toMatchObject({ code: 'auth/cancelled-popup-request' })
    expect(await second).toMatchObject({ uid: 'maya' })
  })
})

test('the language chosen before the SDK is loaded is told when it is, and later at once', async () => {
  const { identity, languages } = start()
  identity.setLanguage('he')
  await identity.signIn('maya', 'x', never())
  identity.setLanguage('ar')
  await vi.waitFor(() => expect(languages).toEqual(['he', 'ar']))
})

test('without a session there are no ways in to name, and the SDK is not loaded for it', async () => {
  const { identity, loads } = start()
  expect([await identity.methods(), loads()]).toEqual([[], 0])
  await identity.signIn('maya', 'x', never())
  expect(await identity.methods()).toEqual(['password'])
})

test('the vault gives a secret to its handle alone, lets old ones go, and forgets all at the end', () => {
  const vault = createVault()
  const first = vault.hold('Plantedsecret')
  expect(first).not.toContain('Plantedsecret')
  expect([vault.read(first), vault.read('another')]).toEqual(['Plantedsecret', undefined])
  const later = Array.from({ length: 8 }, (_, index) => vault.hold(`secret ${index}`))
  expect([vault.read(first), vault.read(later[0] ?? '')]).toEqual([undefined, 'secret 0'])
  vault.clear()
  expect(later.map((handle) => vault.read(handle))).toEqual(later.map(() => undefined))
})

const never = () => new AbortController().signal

/** A window of the provider, and what happens in it. */
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

const start = (scene: Scene = {}) => {
  const kept = new Map<string, string>(scene.hinted === true ? [[SIGNED_IN_HINT, 'true']] : [])
  const storage = jsonStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
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
  })
  return {
    identity,
    kept,
    told: vi.fn<(uid: string | null) => void>(),
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
    asked: () => [...answers.keys()],
    answer: (email: string) => {
      const done = answers.get(email)
      if (done === undefined) throw new Error(`nobody signs in as ${email}`)
      done()
    },
  }
}
