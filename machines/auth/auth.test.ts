import { describe, expect, test, vi } from 'vitest'
import type { SignedInUser } from './auth.ports.ts'
import { maya, mayasForm, unprovenMaya } from './auth.samples.ts'
import { selectCanResend, selectIsBusy, selectIsSignedIn, selectMessage, selectStep } from './auth.selectors.ts'
import { failure, proving, signIn, signUp, signedIn, signedOut, start } from './auth.testing.ts'

const never = () => new Promise<never>(() => {})

describe('signing in', () => {
  test('asks the identity provider, then loads the user from our server', async () => {
    const auth = signedOut()
    auth.send(signIn)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.invocations).toEqual([
      ['signIn', { email: maya.email, handle: 'password-1' }],
      ['loadUser', { uid: 'maya' }],
    ])
    expect(auth.emitted()).toEqual(['signedIn'])
  })

  test('with a wrong password says so, keeps the email, and lets the guest try again', async () => {
    let tries = 0
    const auth = signedOut({
      signIn: () => {
        tries += 1
        if (tries === 1) throw failure('auth/invalid-credential', 400)
        return { uid: 'maya' }
      },
    })
    auth.send(signIn)
    expect(await auth.settled()).toEqual({
      step: 'signedOut',
      user: null,
      email: maya.email,
      message: { key: 'errors.unableToLogIn', field: null },
    })
    auth.send({ type: 'failure.dismiss' })
    expect(selectMessage(auth.snapshot())).toBeNull()
    auth.send(signIn)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', message: null })
  })

  test('that is cancelled stays signed out, whatever the result', async () => {
    const answers: ((answer: { uid: string }) => void)[] = []
    const auth = signedOut({ signIn: () => new Promise((answer) => answers.push(answer)) })
    auth.send(signIn)
    await Promise.resolve()
    auth.send({ type: 'form.cancel' })
    answers[0]?.({ uid: 'maya' })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', user: null, message: null })
    expect(auth.invocations.map(([name]) => name)).toEqual(['signIn'])
  })

  test('with an unverified email sends a new code, asks for it and keeps the session', async () => {
    let isProven = false
    const auth = signedOut({
      loadUser: () => (isProven ? maya : unprovenMaya),
      verifyCode: () => {
        isProven = true
        return maya
      },
    })
    auth.send(signIn)
    expect(await auth.settled()).toMatchObject({ step: 'code', user: null, email: maya.email })
    auth.send({ type: 'code.submit', handle: 'code-1' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.invocations.map(([name]) => name)).toEqual([
      'signIn',
      'loadUser',
      'resendCode',
      'verifyCode',
      'loadUser',
    ])
    expect(auth.emitted()).toEqual(['signedIn'])
  })

  test('as a user unknown to our server ends the session and says so', async () => {
    const auth = signedOut({
      loadUser: () => {
        throw failure('not_found', 404)
      },
    })
    auth.send(signIn)
    expect(await auth.settled()).toMatchObject({
      step: 'signedOut',
      message: { key: 'errors.noAccount', email: maya.email, field: null },
    })
    expect(auth.invocations.map(([name]) => name)).toEqual(['signIn', 'loadUser', 'signOut'])
  })
})

describe('signing up', () => {
  test('asks for the code, which begins the session', async () => {
    const auth = signedOut()
    auth.send(signUp)
    expect(await auth.settled()).toMatchObject({ step: 'code', email: mayasForm.email })
    auth.send({ type: 'code.submit', handle: 'code-1' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.invocations).toEqual([
      ['signUp', { form: mayasForm, handle: 'password-1' }],
      ['verifyCode', { email: mayasForm.email, handle: 'code-1' }],
      ['signIn', { email: mayasForm.email, handle: 'password-1' }],
    ])
    expect(auth.emitted()).toEqual(['signedIn'])
  })

  test('signs in without a code if the server requires none', async () => {
    const auth = signedOut({ signUp: () => ({ mustProve: false }) })
    auth.send(signUp)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
  })

  test('with an email already in use says so', async () => {
    const auth = signedOut({
      signUp: () => {
        throw failure('email_exists', 409)
      },
    })
    auth.send(signUp)
    expect(await auth.settled()).toMatchObject({
      step: 'signedOut',
      message: { key: 'errors.emailExists', field: null },
    })
  })
})

describe('the code', () => {
  test.each([
    ['wrong', 'invalid_code', { key: 'errors.invalidCode', field: 'otp' }],
    ['expired', 'expired_code', { key: 'errors.expiredCode', field: 'otp' }],
    ['tried too often', 'too_many_requests', { key: 'errors.tooManyRequests', n: 10, field: null }],
  ] as const)('when %s can be entered again', async (_, code, message) => {
    let tries = 0
    const auth = await proving({
      verifyCode: () => {
        tries += 1
        if (tries === 1) throw failure(code, 400)
        return maya
      },
    })
    auth.send({ type: 'code.submit', handle: 'code-1' })
    expect(await auth.settled()).toMatchObject({ step: 'code', message })
    auth.send({ type: 'code.submit', handle: 'code-2' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn' })
  })

  test('can be requested again once a minute', async () => {
    const auth = await proving()
    auth.send({ type: 'code.resend' })
    expect(selectCanResend(auth.snapshot())).toBe(false)
    auth.clock.increment(60_000)
    expect(selectCanResend(auth.snapshot())).toBe(true)
    auth.send({ type: 'code.resend' })
    await auth.settled()
    expect(selectCanResend(auth.snapshot())).toBe(false)
    expect(auth.invocations.filter(([name]) => name === 'resendCode')).toEqual([
      ['resendCode', { email: mayasForm.email }],
    ])
  })

  test('that could not be sent can be requested again without waiting', async () => {
    const auth = await proving({
      resendCode: () => {
        throw failure('network', 500)
      },
    })
    auth.clock.increment(60_000)
    auth.send({ type: 'code.resend' })
    expect(await auth.settled()).toMatchObject({ step: 'code', message: { key: 'errors.network' } })
    expect(selectCanResend(auth.snapshot())).toBe(true)
  })

  test('that is given up leads back to the forms and ends a session already begun', async () => {
    const fresh = await proving()
    fresh.send({ type: 'form.cancel' })
    expect(await fresh.settled()).toMatchObject({ step: 'signedOut' })
    const begun = signedOut({ loadUser: () => unprovenMaya })
    begun.send(signIn)
    await begun.settled()
    begun.send({ type: 'form.cancel' })
    expect(await begun.settled()).toMatchObject({ step: 'signedOut' })
    expect(begun.invocations.at(-1)).toEqual(['signOut', { isNew: false }])
  })

  test('that was wrong leaves no message once the guest is back at the forms', async () => {
    const auth = await proving({
      verifyCode: () => {
        throw failure('invalid_code', 400)
      },
    })
    auth.send({ type: 'code.submit', handle: 'code-1' })
    await auth.settled()
    auth.send({ type: 'form.cancel' })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', message: null })
  })

  test('that was accepted before, with the response lost, still begins the session', async () => {
    const auth = await proving({ verifyCode: () => null })
    auth.send({ type: 'code.submit', handle: 'code-1' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.invocations.map(([name]) => name)).toEqual(['signUp', 'verifyCode', 'signIn', 'loadUser'])
  })

  test('that is accepted leads to the sign-in form if the session cannot begin', async () => {
    const auth = await proving({
      signIn: () => {
        throw failure('network', 500)
      },
    })
    auth.send({ type: 'code.submit', handle: 'code-1' })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', user: null, email: mayasForm.email })
    expect(auth.snapshot().context).toMatchObject({ user: null, uid: null, isInteractive: false })
  })

  test('that is accepted leaves no user if the form is closed while the session begins', async () => {
    const auth = await proving({ signIn: () => new Promise<never>(() => undefined) })
    auth.send({ type: 'code.submit', handle: 'code-1' })
    await expect.poll(() => auth.invocations.at(-1)?.[0]).toBe('signIn')
    auth.send({ type: 'form.cancel' })
    expect(auth.snapshot().context).toMatchObject({ user: null, uid: null, isInteractive: false })
  })
})

describe('a session', () => {
  test('that is restored loads the user and announces nothing', async () => {
    const auth = start()
    expect(selectStep(auth.snapshot())).toBe('unknown')
    auth.send({ type: 'session.changed', uid: 'maya' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.emitted()).toEqual([])
  })

  test('whose user cannot be loaded is kept, and retried after five seconds or on reconnecting', async () => {
    let tries = 0
    const auth = start({
      loadUser: () => {
        tries += 1
        if (tries <= 2) throw failure('internal', 500)
        return maya
      },
    })
    auth.send({ type: 'session.changed', uid: 'maya' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: null })
    auth.clock.increment(5000)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: null })
    auth.send({ type: 'connection.restored' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya, message: null })
  })

  test('ends by signing out, which clears the user’s data', async () => {
    const auth = await signedIn()
    auth.send({ type: 'signOut' })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', user: null })
    expect(auth.emitted()).toEqual(['signedIn', 'cleared', 'signedOut'])
    expect(auth.events).toContainEqual({ type: 'cleared', user: maya })
  })

  test.each([
    ['refuses it', failure('unauthorized', 401)],
    ['knows nobody by it', failure('not_found', 404)],
  ])('ends when the server %s, without announcing a sign-out', async (_, refusal) => {
    let isOver = false
    const auth = await signedIn({
      loadUser: () => {
        if (isOver) throw refusal
        return maya
      },
    })
    isOver = true
    auth.send({ type: 'user.reload' })
    auth.send({ type: 'user.reload' })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', user: null })
    expect(auth.emitted()).toEqual(['signedIn', 'cleared'])
    expect(auth.invocations.map(([name]) => name)).toEqual(['signIn', 'loadUser', 'loadUser', 'loadUser', 'signOut'])
  })

  test('loads the user again if asked while loading: the first response may be outdated', async () => {
    const answers: ((user: SignedInUser) => void)[] = []
    let isPaused = false
    const auth = await signedIn({
      loadUser: () => (isPaused ? new Promise<SignedInUser>((answer) => answers.push(answer)) : maya),
    })
    isPaused = true
    auth.send({ type: 'user.reload' })
    auth.send({ type: 'user.reload' })
    answers[0]?.({ ...maya, first_name: 'Old' })
    await Promise.resolve()
    expect(selectIsBusy(auth.snapshot())).toBe(true)
    answers[1]?.({ ...maya, first_name: 'New' })
    expect(await auth.settled()).toMatchObject({ user: { first_name: 'New' } })
  })

  test('that ends in another tab ends here too', async () => {
    const auth = await signedIn()
    auth.send({ type: 'session.changed', uid: null })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', user: null })
    expect(auth.emitted()).toEqual(['signedIn', 'cleared'])
  })

  test('that another tab switches to another user loads that user', async () => {
    const noor = { ...maya, first_name: 'Noor' }
    const auth = await signedIn({ loadUser: ({ uid }) => (uid === 'noor' ? noor : maya) })
    auth.send({ type: 'session.changed', uid: 'maya' })
    expect(selectIsBusy(auth.snapshot())).toBe(false)
    auth.send({ type: 'session.changed', uid: 'noor' })
    expect(selectIsSignedIn(auth.snapshot())).toBe(false)
    expect(await auth.settled()).toMatchObject({ user: noor })
  })

  test('that another tab begins does not show the user whose code was accepted here before a reset link was opened', async () => {
    const auth = signedOut({ signIn: never, checkResetCode: never, loadUser: never })
    auth.send(signUp)
    await auth.settled()
    auth.send({ type: 'code.submit', handle: 'code-1' })
    await vi.waitFor(() => expect(auth.snapshot().matches({ signedOut: 'signingIn' })).toBe(true))
    auth.send({ type: 'reset.open', handle: 'link-1' })
    auth.send({ type: 'form.cancel' })
    auth.send({ type: 'session.changed', uid: 'noor' })
    expect([selectStep(auth.snapshot()), auth.snapshot().context.user]).toEqual(['signedIn', null])
  })

  test('whose sign-out fails still shows as signed in', async () => {
    const auth = await signedIn({
      signOut: () => {
        throw failure('internal', 500)
      },
    })
    auth.send({ type: 'signOut' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', message: { key: 'errors.somethingWrong' } })
  })
})
