import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SIGNED_IN_HINT } from './identity.ts'
import { never, start } from './identity.testing.ts'
import { createVault } from './vault.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})

describe('without a stored session', () => {
  test('the page is signed out immediately, calls are anonymous, and the SDK is not loaded', async () => {
    const { identity, listener, loads } = start()
    identity.watchSession(listener)
    expect([listener.mock.calls, await identity.bearer(), loads()]).toEqual([[[null]], null, 0])
  })

  test('signing in loads the SDK, and stores only a hint that a session exists', async () => {
    const { identity, listener, stored } = start()
    identity.watchSession(listener)
    expect(await identity.signIn('maya', 'Plantedsecret', never())).toEqual({ uid: 'maya' })
    expect([listener.mock.lastCall, await identity.bearer()]).toEqual([['maya'], 'token of maya'])
    expect([...stored]).toEqual([[SIGNED_IN_HINT, 'true']])
    await identity.signOut()
    expect([listener.mock.lastCall, await identity.bearer(), [...stored]]).toEqual([[null], null, []])
  })

  test('a sign-in in another tab is noticed', async () => {
    const { identity, listener, stored, hint } = start({ session: 'maya' })
    identity.watchSession(listener)
    stored.set(SIGNED_IN_HINT, 'true')
    hint()
    await expect.poll(() => listener.mock.lastCall).toEqual(['maya'])
  })
})

test('a restored connection reports nothing', () => {
  const { identity, listener, loads, hint } = start()
  identity.watchSession(listener)
  hint()
  expect([listener.mock.calls, loads()]).toEqual([[[null]], 0])
})

describe('with a stored session', () => {
  test('the SDK loads after the first paint, and calls wait for their token', async () => {
    const { identity, listener, loads, paint } = start({ hinted: true, session: 'maya' })
    identity.watchSession(listener)
    expect([listener.mock.calls, loads()]).toEqual([[], 0])
    paint()
    expect(await identity.bearer()).toBe('token of maya')
    expect([listener.mock.calls, loads()]).toEqual([[['maya']], 1])
  })

  test('an early call does not wait for the paint', async () => {
    const { identity, listener } = start({ hinted: true, session: 'maya' })
    identity.watchSession(listener)
    expect(await identity.bearer()).toBe('token of maya')
    expect(listener.mock.calls).toEqual([['maya']])
  })

  test('that has ended meanwhile, the user is signed out and the hint removed', async () => {
    const { identity, listener, stored, paint } = start({ hinted: true })
    identity.watchSession(listener)
    paint()
    await expect.poll(() => listener.mock.calls).toEqual([[null]])
    expect([...stored]).toEqual([])
  })

  test('an SDK that fails to load shows signed out, keeps the hint, and is retried once online', async () => {
    const { identity, listener, stored, paint, hint, failLoads } = start({ hinted: true, session: 'maya' })
    failLoads(true)
    identity.watchSession(listener)
    paint()
    await expect.poll(() => listener.mock.calls).toEqual([[null]])
    await expect(identity.bearer()).rejects.toMatchObject({ code: 'internal' })
    expect(stored.has(SIGNED_IN_HINT)).toBe(true)
    failLoads(false)
    hint()
    await expect.poll(() => listener.mock.lastCall).toEqual(['maya'])
  })
})

describe('a sign-in', () => {
  test('cancelled while it runs leaves the user signed out, and is never reported', async () => {
    const { identity, listener, answer } = start({ holds: true })
    identity.watchSession(listener)
    const cancelled = new AbortController()
    const signingIn = identity.signIn('maya', 'x', cancelled.signal)
    await vi.waitFor(() => answer('maya'))
    cancelled.abort()
    await expect(signingIn).rejects.toMatchObject({ cause: { name: 'AbortError' } })
    expect(new Set(listener.mock.calls.flat())).toEqual(new Set([null]))
    expect(await identity.bearer()).toBeNull()
  })

  test('after a cancelled one keeps its session', async () => {
    const { identity, listener, answer, pendingSignIns } = start({ holds: true })
    identity.watchSession(listener)
    const cancelled = new AbortController()
    const first = identity.signIn('maya', 'x', cancelled.signal)
    await expect.poll(() => pendingSignIns()).toEqual(['maya'])
    cancelled.abort()
    const second = identity.signIn('noor', 'x', never())
    answer('maya')
    await expect(first).rejects.toMatchObject({ cause: { name: 'AbortError' } })
    await vi.waitFor(() => answer('noor'))
    expect(await second).toEqual({ uid: 'noor' })
    expect([listener.mock.lastCall, await identity.bearer()]).toEqual([['noor'], 'token of noor'])
  })

  test.each([
    [{ code: 'auth/invalid-credential' }, { code: 'auth/invalid-credential', status: 400, message: '' }],
    [{ code: 'auth/network-request-failed' }, { code: 'unreachable', status: 500 }],
    [{ code: 'auth/timeout' }, { code: 'timeout', status: 500 }],
    [{ code: 'EACCES' }, { code: 'internal', status: 500 }],
    [undefined, { code: 'internal', status: 500 }],
  ])('that fails with %j', async (thrown, failure) => {
    const { identity } = start({ refuses: thrown })
    await expect(identity.signIn('maya', 'x', never())).rejects.toMatchObject(failure)
  })
})

test('a sign-in while offline differs from one that does not reach the provider', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { identity } = start({ refuses: { code: 'auth/network-request-failed' } })
  await expect(identity.signIn('maya', 'x', never())).rejects.toMatchObject({ code: 'network', status: 500 })
})

test('a language chosen before the SDK loads is applied when it does, a later one immediately', async () => {
  const { identity, languages } = start()
  identity.setLanguage('he')
  await identity.signIn('maya', 'x', never())
  identity.setLanguage('ar')
  await expect.poll(() => languages).toEqual(['he', 'ar'])
})

test('without a session there are no sign-in methods to list, and the SDK is not loaded for it', async () => {
  const { identity, loads } = start()
  expect([await identity.methods(), loads()]).toEqual([[], 0])
  await identity.signIn('maya', 'x', never())
  expect(await identity.methods()).toEqual(['password'])
})

test('the vault returns a secret only for its handle, drops old ones, and clears all', () => {
  const vault = createVault()
  const first = vault.hold('Plantedsecret')
  expect(first).not.toContain('Plantedsecret')
  expect([vault.read(first), vault.read('another')]).toEqual(['Plantedsecret', undefined])
  const later = Array.from({ length: 8 }, (_, index) => vault.hold(`secret ${index}`))
  expect([vault.read(first), vault.read(later[0] ?? '')]).toEqual([undefined, 'secret 0'])
  vault.clear()
  expect(later.map((handle) => vault.read(handle))).toEqual(later.map(() => undefined))
})
