import { beforeEach, describe, expect, test, vi } from 'vitest'
import { never, start } from './identity.testing.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})

describe('a sign-in by a provider', () => {
  test('returns the user and whether the account is new, and is reported when done', async () => {
    const { identity, listener, popup } = start()
    identity.watchSession(listener)
    const signingIn = identity.signInWithProvider('google', never())
    const google = await popup(0)
    google.signIn('maya', true)
    expect(listener.mock.calls).toEqual([[null]])
    expect(await signingIn).toEqual({
      outcome: 'signedIn',
      uid: 'maya',
      isNew: true,
      email: 'maya@x.example',
      isEmailVerified: true,
      displayName: null,
    })
    expect([google.provider, listener.mock.lastCall]).toEqual(['google', ['maya']])
  })

  test('that conflicts with another account keeps its credential, and links it to the user who signs in next', async () => {
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

  test('that cannot be linked yet can be retried, but not after a sign-out', async () => {
    const { identity, popup } = start()
    const trying = identity.signInWithProvider('facebook', never())
    ;(await popup(0)).conflict([], () =>
      Promise.reject(Object.assign(new Error(), { code: 'auth/network-request-failed' })),
    )
    const conflict = await trying
    const handle = 'handle' in conflict ? conflict.handle : ''
    await expect(identity.link(handle)).rejects.toMatchObject({ code: 'unreachable' })
    await expect(identity.link(handle)).rejects.toMatchObject({ code: 'unreachable' })
    await identity.signOut()
    await expect(identity.link(handle)).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  })

  test('that is cancelled is never reported, though its window stays open', async () => {
    const { identity, listener, popup } = start()
    identity.watchSession(listener)
    const givenUp = new AbortController()
    const signingIn = identity.signInWithProvider('google', givenUp.signal)
    const google = await popup(0)
    givenUp.abort()
    await expect(signingIn).rejects.toMatchObject({ cause: { name: 'AbortError' } })
    google.signIn('maya')
    await vi.waitFor(async () => expect(await identity.bearer()).toBeNull())
    expect(new Set(listener.mock.calls.flat())).toEqual(new Set([null]))
  })

  test('that is cancelled does not block the next sign-in', async () => {
    const { identity, listener, popup } = start()
    identity.watchSession(listener)
    const givenUp = new AbortController()
    const first = identity.signInWithProvider('google', givenUp.signal)
    const google = await popup(0)
    givenUp.abort()
    await expect(first).rejects.toMatchObject({ cause: { name: 'AbortError' } })
    await identity.signIn('noor', 'x', never())
    expect(listener.mock.lastCall).toEqual(['noor'])
    google.fail('auth/popup-closed-by-user')
    await vi.waitFor(async () => expect(await identity.bearer()).toBe('token of noor'))
  })

  test('does not wait for an open window: the second replaces the first', async () => {
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
