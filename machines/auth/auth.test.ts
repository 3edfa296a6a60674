import { describe, expect, test, vi } from 'vitest'
import type { SignedInUser } from './auth.ports.ts'
import { maya, mayasForm, unprovenMaya } from './auth.samples.ts'
import { selectCanResend, selectIsBusy, selectIsSignedIn, selectMessage, selectStep } from './auth.selectors.ts'
import { failure, proving, signIn, signUp, signedIn, signedOut, start } from './auth.testing.ts'

const never = () => new Promise<never>(() => {})

describe('signing in', () => {
  test('asks the identity provider, then our server who this is', async () => {
    const auth = signedOut()
    auth.send(signIn)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.asked).toEqual([
      ['signIn', { email: maya.email, handle: 'password-1' }],
      ['loadUser', { uid: 'maya' }],
    ])
    expect(auth.emitted()).toEqual(['signedIn'])
  })

  test('with a wrong password says so, keeps the e-mail, and lets the guest try again', async () => {
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

  test('that is cancelled stays signed out, whatever the answer is', async () => {
    const answers: ((answer: { uid: string }) => void)[] = []
    const auth = signedOut({ signIn: () => new Promise((answer) => answers.push(answer)) })
    auth.send(signIn)
    await Promise.resolve()
    auth.send({ type: 'form.cancel' })
    answers[0]?.({ uid: 'maya' })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', user: null, message: null })
    expect(auth.asked.map(([name]) => name)).toEqual(['signIn'])
  })

  test('with an unproven e-mail sends a new code and asks for it; the session is kept', async () => {
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
    expect(auth.asked.map(([name]) => name)).toEqual(['signIn', 'loadUser', 'resendCode', 'verifyCode', 'loadUser'])
    expect(auth.emitted()).toEqual(['signedIn'])
  })

  test('as somebody whom our server does not know ends the session and says so', async () => {
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
    expect(auth.asked.map(([name]) => name)).toEqual(['signIn', 'loadUser', 'signOut'])
  })
})

describe('signing up', () => {
  test('leads to the code, and the code to the session', async () => {
    const auth = signedOut()
    auth.send(signUp)
    expect(await auth.settled()).toMatchObject({ step: 'code', email: mayasForm.email })
    auth.send({ type: 'code.submit', handle: 'code-1' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.asked).toEqual([
      ['signUp', { form: mayasForm, handle: 'password-1' }],
      ['verifyCode', { email: mayasForm.email, handle: 'code-1' }],
      ['signIn', { email: mayasForm.email, handle: 'password-1' }],
    ])
    expect(auth.emitted()).toEqual(['signedIn'])
  })

  test('signs in at once when the server wants no code', async () => {
    const auth = signedOut({ signUp: () => ({ mustProve: false }) })
    auth.send(signUp)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
  })

  test('with an e-mail that somebody has says so', async () => {
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

  test('can be asked for again once a minute', async () => {
    const auth = await proving()
    auth.send({ type: 'code.resend' })
    expect(selectCanResend(auth.snapshot())).toBe(false)
    auth.clock.increment(60_000)
    expect(selectCanResend(auth.snapshot())).toBe(true)
    auth.send({ type: 'code.resend' })
    await auth.settled()
    expect(selectCanResend(auth.snapshot())).toBe(false)
    expect(auth.asked.filter(([name]) => name === 'resendCode')).toEqual([['resendCode', { email: mayasForm.email }]])
  })

  test('that could not be sent again can be asked for at once', async () => {
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

  test('that is not wanted any more leads back to the forms, and ends a session that had begun', async () => {
    const fresh = await proving()
    fresh.send({ type: 'form.cancel' })
    expect(await fresh.settled()).toMatchObject({ step: 'signedOut' })
    const begun = signedOut({ loadUser: () => unprovenMaya })
    begun.send(signIn)
    await begun.settled()
    begun.send({ type: 'form.cancel' })
    expect(await begun.settled()).toMatchObject({ step: 'signedOut' })
    expect(begun.asked.at(-1)).toEqual(['signOut', { isNew: false }])
  })

  test('that was wrong is spoken of no more once the guest has left for the forms', async () => {
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

  test('that had been accepted before, its answer lost, begins the session all the same', async () => {
    const auth = await proving({ verifyCode: () => null })
    auth.send({ type: 'code.submit', handle: 'code-1' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.asked.map(([name]) => name)).toEqual(['signUp', 'verifyCode', 'signIn', 'loadUser'])
  })

  test('when accepted, but the session cannot begin, leads to signing in', async () => {
    const auth = await proving({
      signIn: () => {
        throw failure('network', 500)
      },
    })
    auth.send({ type: 'code.submit', handle: 'code-1' })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', user: null, email: mayasForm.email })
    expect(auth.snapshot().context).toMatchObject({ user: null, uid: null, isAsked: false })
  })

  test('when accepted, and left while the session begins, leaves nobody', async () => {
    const auth = await proving({ signIn: () => new Promise<never>(() => undefined) })
    auth.send({ type: 'code.submit', handle: 'code-1' })
    await expect.poll(() => auth.asked.at(-1)?.[0]).toBe('signIn')
    auth.send({ type: 'form.cancel' })
    expect(auth.snapshot().context).toMatchObject({ user: null, uid: null, isAsked: false })
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

  test('whose user cannot be loaded is kept, and tried again after five seconds or when the connection is back', async () => {
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

  test('ends by signing out: what belonged to the user is cleared', async () => {
    const auth = await signedIn()
    auth.send({ type: 'signOut' })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', user: null })
    expect(auth.emitted()).toEqual(['signedIn', 'cleared', 'signedOut'])
    expect(auth.events).toContainEqual({ type: 'cleared', user: maya })
  })

  test.each([
    ['refuses it', failure('unauthorized', 401)],
    ['knows nobody by it', failure('not_found', 404)],
  ])('ends when the server %s, which is no signing out of the guest', async (_, refusal) => {
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
    expect(auth.asked.map(([name]) => name)).toEqual(['signIn', 'loadUser', 'loadUser', 'loadUser', 'signOut'])
  })

  test('is asked of anew when the reason comes while the user loads: that answer may be older than the reason', async () => {
    const answers: ((user: SignedInUser) => void)[] = []
    let isHeld = false
    const auth = await signedIn({
      loadUser: () => (isHeld ? new Promise<SignedInUser>((answer) => answers.push(answer)) : maya),
    })
    isHeld = true
    auth.send({ type: 'user.reload' })
    auth.send({ type: 'user.reload' })
    answers[0]?.({ ...maya, first_name: 'Old' })
    await Promise.resolve()
    expect(selectIsBusy(auth.snapshot())).toBe(true)
    answers[1]?.({ ...maya, first_name: 'New' })
    expect(await auth.settled()).toMatchObject({ user: { first_name: 'New' } })
  })

  test('that ends in another tab is over here too', async () => {
    const auth = await signedIn()
    auth.send({ type: 'session.changed', uid: null })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', user: null })
    expect(auth.emitted()).toEqual(['signedIn', 'cleared'])
  })

  test('that becomes somebody else’s in another tab loads that user', async () => {
    const noor = { ...maya, first_name: 'Noor' }
    const auth = await signedIn({ loadUser: ({ uid }) => (uid === 'noor' ? noor : maya) })
    auth.send({ type: 'session.changed', uid: 'maya' })
    expect(selectIsBusy(auth.snapshot())).toBe(false)
    auth.send({ type: 'session.changed', uid: 'noor' })
    expect(selectIsSignedIn(auth.snapshot())).toBe(false)
    expect(await auth.settled()).toMatchObject({ user: noor })
  })

  test('that another tab begins shows nobody whose code was accepted here before a reset link was opened', async () => {
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

  test('that cannot be ended does not look ended', async () => {
    const auth = await signedIn({
      signOut: () => {
        throw failure('internal', 500)
      },
    })
    auth.send({ type: 'signOut' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', message: { key: 'errors.somethingWrong' } })
  })
})
