import { describe, expect, test } from 'vitest'
import { maya, mayasConflict } from './auth.samples.ts'
import { selectIsCheckingLink } from './auth.selectors.ts'
import { failure, signedIn, signedOut, start } from './auth.testing.ts'

const openLink = { type: 'reset.open', handle: 'link-1' } as const
const newPassword = { type: 'password.submit', handle: 'password-2' } as const

describe('requesting a password reset link', () => {
  test('always ends in the same message, which does not reveal whether the account exists', async () => {
    const auth = signedOut()
    auth.send({ type: 'reset.start' })
    expect(auth.panel()).toBe('askReset')
    auth.send({ type: 'reset.submit', email: maya.email })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', email: maya.email, message: null })
    expect(auth.panel()).toBe('resetSent')
    expect(auth.invocations).toEqual([['sendPasswordReset', { email: maya.email }]])
  })

  test.each([
    ['', []],
    [', also while a way in of another e-mail waits', [{ type: 'social.start', provider: 'facebook' }]],
    [', also after a window that did not open', [{ type: 'social.start', provider: 'google' }]],
  ] as const)('for an unknown email says so if the provider reveals it%s', async (_, before) => {
    const auth = signedOut({
      signInWithProvider: ({ provider }) => {
        if (provider === 'facebook') return { ...mayasConflict, email: 'noor@stayless.example' }
        throw failure('auth/popup-blocked', 400)
      },
      sendPasswordReset: () => {
        throw failure('auth/user-not-found', 400)
      },
    })
    for (const event of before) auth.send(event)
    await auth.settled()
    auth.send({ type: 'reset.start' })
    auth.send({ type: 'reset.submit', email: maya.email })
    expect(await auth.settled()).toMatchObject({
      message: { key: 'errors.noAccount', email: maya.email, field: null },
    })
    expect(auth.panel()).toBe('askReset')
  })

  test('can be repeated, or left for the forms', async () => {
    const auth = signedOut()
    auth.send({ type: 'reset.start' })
    auth.send({ type: 'reset.submit', email: maya.email })
    await auth.settled()
    auth.send({ type: 'reset.start' })
    expect(auth.panel()).toBe('askReset')
    auth.send({ type: 'form.cancel' })
    expect(auth.panel()).toBe('forms')
  })
})

describe('the link in the email', () => {
  test('leads to a new password, then to the session', async () => {
    const auth = signedOut()
    auth.send(openLink)
    expect([auth.panel(), selectIsCheckingLink(auth.snapshot())]).toEqual(['newPassword', true])
    expect(await auth.settled()).toMatchObject({ email: maya.email })
    auth.send(newPassword)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.invocations).toEqual([
      ['checkResetCode', { handle: 'link-1' }],
      ['resetPassword', { codeHandle: 'link-1', handle: 'password-2' }],
      ['signIn', { email: maya.email, handle: 'password-2' }],
      ['loadUser', { uid: 'maya' }],
    ])
  })

  test.each([
    ['has run out', 'auth/expired-action-code', 'errors.expiredLink'],
    ['has been used, or never was one', 'auth/invalid-action-code', 'errors.invalidLink'],
  ] as const)('that %s leads to the form for another link', async (_, code, key) => {
    const refuse = () => {
      throw failure(code, 400)
    }
    const atOnce = start({ checkResetCode: refuse })
    atOnce.send(openLink)
    expect(await atOnce.settled()).toMatchObject({ message: { key, field: null } })
    expect(atOnce.panel()).toBe('askReset')
    const meanwhile = start({ resetPassword: refuse })
    meanwhile.send(openLink)
    await meanwhile.settled()
    meanwhile.send(newPassword)
    expect(await meanwhile.settled()).toMatchObject({ email: maya.email, message: { key, field: null } })
    expect(meanwhile.panel()).toBe('askReset')
  })

  test('survives a network failure: it is checked again with the password', async () => {
    const auth = signedOut({
      checkResetCode: () => {
        throw failure('network', 500)
      },
    })
    auth.send(openLink)
    expect(await auth.settled()).toMatchObject({ message: { key: 'errors.network' } })
    auth.send(newPassword)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn' })
  })

  test('asks for another password if the provider finds it too weak', async () => {
    let tries = 0
    const auth = signedOut({
      resetPassword: () => {
        tries += 1
        if (tries === 1) throw failure('auth/weak-password', 400)
        return { email: maya.email }
      },
    })
    auth.send(openLink)
    await auth.settled()
    auth.send(newPassword)
    expect(await auth.settled()).toMatchObject({ message: { key: 'errors.weakPassword', field: 'password' } })
    expect(auth.panel()).toBe('newPassword')
    auth.send(newPassword)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn' })
  })

  test('opened before the session is restored keeps that session if the form is closed', async () => {
    const auth = start()
    auth.send(openLink)
    await auth.settled()
    auth.send({ type: 'session.changed', uid: 'maya' })
    expect(auth.panel()).toBe('newPassword')
    auth.send({ type: 'form.cancel' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.emitted()).toEqual(['cleared'])
  })

  test('of another user replaces the session here and clears its data', async () => {
    const noor = { ...maya, first_name: 'Noor' }
    const auth = await signedIn({
      loadUser: ({ uid }) => (uid === 'noor' ? noor : maya),
      resetPassword: () => ({ email: 'noor@stayless.example' }),
      signIn: ({ email }) => ({ uid: email === 'noor@stayless.example' ? 'noor' : 'maya' }),
    })
    auth.send(openLink)
    await auth.settled()
    auth.send(newPassword)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: noor })
    expect(auth.emitted()).toEqual(['signedIn', 'cleared', 'signedIn'])
    expect(auth.events).toContainEqual({ type: 'cleared', user: maya })
  })
})
