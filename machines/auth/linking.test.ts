import { describe, expect, test, vi } from 'vitest'
import { maya, mayaThroughProvider, mayasConflict, unprovenMaya } from './auth.samples.ts'
import { selectLink } from './auth.selectors.ts'
import { failure, signIn, signedOut } from './auth.testing.ts'

const google = { type: 'social.start', provider: 'google' } as const
const facebook = { type: 'social.start', provider: 'facebook' } as const
const never = () => new Promise<never>(() => undefined)

describe('an email that has an account with another sign-in method', () => {
  test('prompts for that method, then links both once the visitor signs in with it', async () => {
    const auth = await conflict()
    expect(auth.panel()).toBe('link')
    expect(selectLink(auth.snapshot())).toEqual({ provider: 'facebook', email: maya.email, ways: ['google'] })
    auth.send(google)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya, message: null })
    expect(auth.invocations.map(([name]) => name)).toEqual([
      'signInWithProvider',
      'signInWithProvider',
      'loadUser',
      'linkCredential',
    ])
    expect(auth.invocations.at(-1)).toEqual(['linkCredential', { handle: 'credential-1' }])
    expect(auth.emitted()).toEqual(['signedIn'])
  })

  test('can be claimed by its password, on the second try too', async () => {
    let tries = 0
    const auth = await conflict({
      signIn: () => {
        tries += 1
        if (tries === 1) throw failure('auth/invalid-credential', 400)
        return { uid: 'maya' }
      },
    })
    auth.send(signIn)
    expect(await auth.settled()).toMatchObject({ message: { key: 'errors.unableToLogIn' } })
    expect(auth.panel()).toBe('link')
    auth.send(signIn)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn' })
    expect(auth.invocations.at(-1)?.[0]).toBe('linkCredential')
  })

  test('that is unverified is verified first, then linked', async () => {
    let isProven = false
    const auth = await conflict({
      loadUser: () => (isProven ? maya : unprovenMaya),
      verifyCode: () => {
        isProven = true
        return maya
      },
    })
    auth.send(signIn)
    expect(await auth.settled()).toMatchObject({ step: 'code' })
    auth.send({ type: 'code.submit', handle: 'code-1' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn' })
    expect(auth.invocations.at(-1)?.[0]).toBe('linkCredential')
  })

  test('is signed in even if linking fails, with a message that can be dismissed', async () => {
    const auth = await conflict({
      linkCredential: () => {
        throw failure('auth/credential-already-in-use', 400)
      },
    })
    auth.send(google)
    expect(await auth.settled()).toMatchObject({
      step: 'signedIn',
      user: maya,
      message: { key: 'errors.linkFailed', field: null },
    })
    auth.send({ type: 'failure.dismiss' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', message: null })
  })

  test('is never linked to another user’s account', async () => {
    const auth = await conflict({ loadUser: () => ({ ...maya, email: 'noor@stayless.example' }) })
    auth.send(google)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn' })
    expect(auth.invocations.map(([name]) => name)).not.toContain('linkCredential')
  })

  test('is forgotten when the visitor closes the form', async () => {
    const auth = await conflict()
    auth.send({ type: 'form.cancel' })
    expect(auth.panel()).toBe('forms')
    auth.send(signIn)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn' })
    expect(auth.invocations.map(([name]) => name)).not.toContain('linkCredential')
  })

  test('leaves no user to another user’s session, even after our server has lost the first one', async () => {
    const loads = [
      () => maya,
      () => {
        throw failure('not_found', 404)
      },
    ]
    const auth = await conflict({
      signInWithProvider: ({ provider }) =>
        provider === 'facebook' ? mayasConflict : { ...mayaThroughProvider, displayName: null },
      linkCredential: never,
      signOut: () => {
        throw failure('internal', 500)
      },
      loadUser: () => loads.shift()?.() ?? never(),
    })
    auth.send(google)
    await vi.waitFor(() => expect(auth.snapshot().matches({ signedIn: 'linking' })).toBe(true))
    auth.send({ type: 'signOut' })
    await auth.settled()
    auth.send({ type: 'user.reload' })
    await auth.settled()
    expect(auth.panel()).toBe('names')
    auth.send({ type: 'session.changed', uid: 'noor' })
    expect([auth.snapshot().value, auth.snapshot().context.user]).toEqual([{ signedIn: 'loading' }, null])
  })

  test.each([['signIn'], ['signInWithProvider']] as const)(
    'is forgotten when the visitor cancels %s on the way to it',
    async (port) => {
      let isFirst = true
      const auth = await conflict({
        signIn: never,
        signInWithProvider: () => {
          if (!isFirst) return never()
          isFirst = false
          return mayasConflict
        },
      })
      auth.send(port === 'signIn' ? signIn : google)
      auth.send({ type: 'form.cancel' })
      expect(auth.panel()).toBe('forms')
    },
  )
})

/** Signs in with Facebook, whose email has an account with Google. */
const conflict = async (answers: Parameters<typeof signedOut>[0] = {}) => {
  const auth = signedOut({
    signInWithProvider: ({ provider }) => (provider === 'facebook' ? mayasConflict : mayaThroughProvider),
    ...answers,
  })
  auth.send(facebook)
  await auth.settled()
  return auth
}
