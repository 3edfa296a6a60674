import { describe, expect, test } from 'vitest'
import type { SignedInByProvider } from './identityClient.ts'
import { createSignIns, type ClientOfSignIns } from './signIns.ts'

const maya: SignedInByProvider = {
  outcome: 'signedIn',
  uid: 'maya',
  isNew: false,
  email: 'maya@x.example',
  isEmailVerified: true,
  displayName: null,
}

const aborted = () => {
  const abort = new AbortController()
  abort.abort()
  return abort.signal
}
const never = () => new AbortController().signal

describe('the session actor learns', () => {
  test("of a sign-in's start and end", async () => {
    const { signIns, events } = scene()
    await signIns.byPassword('maya', 'x', never())
    expect(events).toEqual(['signIn.began', 'signIn.succeeded'])
  })

  test('that a cancelled sign-in left the user signed out, before it ends', async () => {
    const { signIns, events, answer } = scene({ holds: true })
    const abort = new AbortController()
    const signingIn = signIns.byPassword('maya', 'x', abort.signal)
    await expect.poll(() => events).toEqual(['signIn.began'])
    abort.abort()
    answer.resolve({ uid: 'maya' })
    await expect(signingIn).rejects.toMatchObject({ name: 'AbortError' })
    expect(events).toEqual(['signIn.began', 'signed out', 'provider.authStateChanged', 'signIn.failed'])
  })

  test('of a window until the SDK is done with it, whatever its outcome', async () => {
    const { signIns, events, settled } = scene()
    await signIns.byProvider('google', never())
    expect(events).toEqual(['signIn.began', 'window.opened', 'signIn.succeeded'])
    settled.resolve()
    await expect.poll(() => events.at(-1)).toBe('window.settled')
  })

  test('of no window if the sign-in was cancelled before it opened', async () => {
    const { signIns, events } = scene()
    await expect(signIns.byProvider('google', aborted())).rejects.toMatchObject({ name: 'AbortError' })
    expect(events).toEqual(['signIn.began', 'signIn.failed'])
  })
})

test('password sign-ins run one at a time, even after one that failed', async () => {
  const { signIns, emails, answer } = scene({ holds: true })
  const first = signIns.byPassword('maya', 'x', never())
  const second = signIns.byPassword('noor', 'x', never())
  await expect.poll(() => emails).toEqual(['maya'])
  answer.reject(new Error('wrong'))
  await expect(first).rejects.toThrow('wrong')
  await expect(second).rejects.toThrow('wrong')
  expect(emails).toEqual(['maya', 'noor'])
})

const nothing = () => {}

const deferred = <T>() => {
  let resolve: (value: T) => void = nothing
  let reject: (error: Error) => void = nothing
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

const scene = ({ holds = false } = {}) => {
  const events: string[] = []
  const emails: string[] = []
  const answer = deferred<{ uid: string }>()
  const settled = deferred<void>()
  const client: ClientOfSignIns = {
    signIn: async (email) => {
      emails.push(email)
      return holds ? answer.promise : { uid: email }
    },
    startProviderSignIn: () => ({ answer: Promise.resolve(maya), settled: settled.promise }),
    signOut: async () => void events.push('signed out'),
  }
  const ask = <Answer>(question: (opened: ClientOfSignIns) => Promise<Answer>) => question(client)
  return { signIns: createSignIns(ask, ({ type }) => events.push(type)), events, emails, answer, settled }
}
