import { describe, expect, test } from 'vitest'
import { maya, mayaThroughProvider, mayasForm, unprovenMaya } from './auth.samples.ts'
import { selectIsSending, selectMessage, selectNames, selectPopup } from './auth.selectors.ts'
import { failure, signIn, signedOut } from './auth.testing.ts'

const google = { type: 'social.start', provider: 'google' } as const
const facebook = { type: 'social.start', provider: 'facebook' } as const
const newcomer = { ...mayaThroughProvider, isNew: true }

describe('signing in through a provider', () => {
  test('for the first time creates the account with the names from the provider', async () => {
    const auth = signedOut({ signInWithProvider: () => newcomer })
    auth.send(google)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya, message: null })
    expect(auth.invocations).toEqual([
      ['signInWithProvider', { provider: 'google' }],
      ['createUser', { form: mayasForm }],
      ['loadUser', { uid: 'maya' }],
    ])
    expect(auth.emitted()).toEqual(['signedIn'])
  })

  test('a second time loads the user', async () => {
    const auth = signedOut()
    auth.send(google)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.invocations.map(([name]) => name)).toEqual(['signInWithProvider', 'loadUser'])
  })

  test('as a user unknown to our server creates the account', async () => {
    let isThere = false
    const auth = signedOut({
      createUser: () => {
        isThere = true
        return { mustProve: false }
      },
      loadUser: () => {
        if (!isThere) throw failure('not_found', 404)
        return maya
      },
    })
    auth.send(google)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya, message: null })
    expect(auth.invocations.map(([name]) => name)).toEqual(['signInWithProvider', 'loadUser', 'createUser', 'loadUser'])
  })

  test('with an unverified email asks for the code, which has already been sent', async () => {
    const auth = signedOut({
      signInWithProvider: () => newcomer,
      createUser: () => ({ mustProve: true }),
    })
    auth.send(facebook)
    expect(await auth.settled()).toMatchObject({ step: 'code', email: maya.email })
    auth.send({ type: 'code.submit', handle: 'code-1' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.invocations.map(([name]) => name)).not.toContain('resendCode')
  })

  test.each([
    ['no name', null, ['', '']],
    ['a name in other letters', 'מאיה כהן', ['', '']],
    ['half a name', 'Maya כהן', ['Maya', '']],
  ])('with %s asks for the name first', async (_, displayName, [first, last]) => {
    const auth = signedOut({ signInWithProvider: () => ({ ...newcomer, displayName }) })
    auth.send(google)
    await auth.settled()
    expect(auth.panel()).toBe('names')
    expect(selectNames(auth.snapshot())).toMatchObject({ first_name: first, last_name: last })
    auth.send({ type: 'names.submit', first_name: 'Maya', last_name: 'Cohen' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn' })
    expect(auth.invocations[1]).toEqual([
      'createUser',
      { form: { first_name: 'Maya', last_name: 'Cohen', email: maya.email, phone: null } },
    ])
  })

  test('left at the name form leaves nothing behind', async () => {
    const auth = signedOut({ signInWithProvider: () => ({ ...newcomer, displayName: null }) })
    auth.send(google)
    await auth.settled()
    auth.send({ type: 'form.cancel' })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', message: null })
    expect(auth.invocations.at(-1)).toEqual(['signOut', { isNew: true }])
  })

  test('keeps the provider’s account and continues if our server already has the email', async () => {
    const auth = signedOut({
      signInWithProvider: () => newcomer,
      createUser: () => {
        throw failure('email_exists', 409)
      },
    })
    auth.send(google)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.invocations.map(([name]) => name)).not.toContain('signOut')
  })

  test('does not loop if our server has the email for another user', async () => {
    let created = 0
    const auth = signedOut({
      signInWithProvider: () => newcomer,
      createUser: () => {
        created += 1
        // Ends the loop this test looks for; otherwise the test would hang.
        throw created < 5 ? failure('email_exists', 409) : failure('internal', 500)
      },
      loadUser: () => {
        throw failure('not_found', 404)
      },
    })
    auth.send(google)
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', message: { key: 'errors.noAccount' } })
    expect(auth.invocations.at(-1)).toEqual(['signOut', { isNew: false }])
  })

  test.each([true, false])(
    'says why the account cannot be created, and deletes the provider’s account only if it is new (%s)',
    async (isNew) => {
      const auth = signedOut({
        signInWithProvider: () => ({ ...newcomer, isNew }),
        createUser: () => {
          throw failure('internal', 500)
        },
        loadUser: () => {
          throw failure('not_found', 404)
        },
      })
      auth.send(google)
      expect(await auth.settled()).toMatchObject({
        step: 'signedOut',
        user: null,
        message: { key: 'errors.somethingWrong', field: null },
      })
      expect(auth.invocations.at(-1)).toEqual(['signOut', { isNew }])
    },
  )

  test('does not load the user while the account is being created', async () => {
    const made: ((answer: { mustProve: boolean }) => void)[] = []
    const auth = signedOut({
      signInWithProvider: () => newcomer,
      createUser: () => new Promise((answer) => made.push(answer)),
    })
    auth.send(google)
    await expect.poll(() => made.length).toBe(1)
    auth.send({ type: 'session.changed', uid: 'maya' })
    expect(auth.invocations.map(([name]) => name)).toEqual(['signInWithProvider', 'createUser'])
    made[0]?.({ mustProve: false })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
  })

  test('does not recreate a user who was deleted later', async () => {
    let isThere = true
    const auth = signedOut({
      loadUser: () => {
        if (!isThere) throw failure('not_found', 404)
        return maya
      },
    })
    auth.send(google)
    await auth.settled()
    isThere = false
    auth.send({ type: 'user.reload' })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut' })
    expect(auth.invocations.map(([name]) => name)).not.toContain('createUser')
  })
})

describe('the provider’s window', () => {
  test.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'] as const)(
    'closed by the visitor (%s) shows no message',
    async (code) => {
      const auth = signedOut({
        signInWithProvider: () => {
          throw failure(code, 400)
        },
      })
      auth.send(google)
      expect(await auth.settled()).toMatchObject({ step: 'signedOut', message: null })
      expect(auth.panel()).toBe('forms')
    },
  )

  test.each([
    ['blocked', 'auth/popup-blocked', { key: 'errors.popupBlocked', field: null }],
    ['hanging', 'timeout', { key: 'errors.network', field: null }],
    ['refused', 'auth/invalid-credential', { key: 'errors.somethingWrong', field: null }],
  ] as const)('when %s leaves the forms open and says what to do', async (_, code, message) => {
    const auth = signedOut({
      signInWithProvider: () => {
        throw failure(code, 400)
      },
    })
    auth.send(google)
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', message })
  })

  test('blocks nothing: another window or the password form replaces it', async () => {
    const auth = signedOut({ signInWithProvider: () => new Promise(() => undefined) })
    auth.send(google)
    expect([selectPopup(auth.snapshot()), selectIsSending(auth.snapshot())]).toEqual(['google', false])
    auth.send(facebook)
    expect(selectPopup(auth.snapshot())).toBe('facebook')
    auth.send(signIn)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn' })
    expect(auth.invocations.map(([name]) => name)).toEqual([
      'signInWithProvider',
      'signInWithProvider',
      'signIn',
      'loadUser',
    ])
  })

  test('that outlives its dialog signs nobody in', async () => {
    const opened: ((answer: typeof mayaThroughProvider) => void)[] = []
    const auth = signedOut({ signInWithProvider: () => new Promise((answer) => opened.push(answer)) })
    auth.send(google)
    await expect.poll(() => opened.length).toBe(1)
    auth.send({ type: 'form.cancel' })
    opened[0]?.(mayaThroughProvider)
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', user: null })
  })

  test('left for a password reset leaves no provider to a session reported meanwhile', async () => {
    const auth = signedOut({
      signInWithProvider: () => new Promise(() => undefined),
      loadUser: () => {
        throw failure('not_found', 404)
      },
    })
    auth.send(google)
    auth.send({ type: 'reset.start' })
    auth.send({ type: 'session.changed', uid: 'maya' })
    auth.send({ type: 'form.cancel' })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut' })
    expect(auth.invocations.map(([name]) => name)).toEqual(['signInWithProvider', 'loadUser', 'signOut'])
  })
})

test('a failure before the name form is not shown after leaving that form', async () => {
  const failures = [failure('internal', 500), failure('not_found', 404)]
  const auth = signedOut({
    signInWithProvider: () => ({ ...mayaThroughProvider, displayName: null }),
    loadUser: () => {
      throw failures.shift() ?? failure('internal', 500)
    },
  })
  auth.send(google)
  await auth.settled()
  auth.send({ type: 'user.reload' })
  await expect.poll(auth.panel).toBe('names')
  auth.send({ type: 'form.cancel' })
  expect(selectMessage(auth.snapshot())).toBeNull()
})

test('signing out does not delete a provider’s account that our server knows', async () => {
  let isBroken = true
  const auth = signedOut({
    signInWithProvider: () => ({ ...newcomer, displayName: null }),
    signOut: () => {
      if (isBroken) throw failure('internal', 500)
      return null
    },
    loadUser: () => unprovenMaya,
  })
  auth.send(google)
  await auth.settled()
  auth.send({ type: 'form.cancel' })
  await auth.settled()
  isBroken = false
  auth.send({ type: 'connection.restored' })
  expect(await auth.settled()).toMatchObject({ step: 'code' })
  auth.send({ type: 'form.cancel' })
  expect(await auth.settled()).toMatchObject({ step: 'signedOut' })
  expect(auth.invocations.filter(([name]) => name === 'signOut')).toEqual([
    ['signOut', { isNew: true }],
    ['signOut', { isNew: false }],
  ])
})
