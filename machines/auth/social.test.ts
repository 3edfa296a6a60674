import { describe, expect, test } from 'vitest'
import { maya, mayaThroughProvider, mayasForm, unprovenMaya } from './auth.samples.ts'
import { selectIsSending, selectMessage, selectNames, selectPopup } from './auth.selectors.ts'
import { failure, signIn, signedOut } from './auth.testing.ts'

const google = { type: 'social.start', provider: 'google' } as const
const facebook = { type: 'social.start', provider: 'facebook' } as const
const newcomer = { ...mayaThroughProvider, isNew: true }

describe('signing in through a provider', () => {
  test('for the first time makes the record with the names the provider told', async () => {
    const auth = signedOut({ signInWithProvider: () => newcomer })
    auth.send(google)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya, message: null })
    expect(auth.asked).toEqual([
      ['signInWithProvider', { provider: 'google' }],
      ['createUser', { form: mayasForm }],
      ['loadUser', { uid: 'maya' }],
    ])
    expect(auth.emitted()).toEqual(['signedIn'])
  })

  test('again loads the user', async () => {
    const auth = signedOut()
    auth.send(google)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.asked.map(([name]) => name)).toEqual(['signInWithProvider', 'loadUser'])
  })

  test('again, but unknown to our server, makes the record after all', async () => {
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
    expect(auth.asked.map(([name]) => name)).toEqual(['signInWithProvider', 'loadUser', 'createUser', 'loadUser'])
  })

  test('with an e-mail that nobody has proven asks for the code, which is on its way already', async () => {
    const auth = signedOut({
      signInWithProvider: () => newcomer,
      createUser: () => ({ mustProve: true }),
    })
    auth.send(facebook)
    expect(await auth.settled()).toMatchObject({ step: 'code', email: maya.email })
    auth.send({ type: 'code.submit', handle: 'code-1' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.asked.map(([name]) => name)).not.toContain('resendCode')
  })

  test.each([
    ['no name', null, ['', '']],
    ['a name in other letters', 'מאיה כהן', ['', '']],
    ['half a name', 'Maya כהן', ['Maya', '']],
  ])('with %s asks for it first', async (_, displayName, [first, last]) => {
    const auth = signedOut({ signInWithProvider: () => ({ ...newcomer, displayName }) })
    auth.send(google)
    await auth.settled()
    expect(auth.panel()).toBe('names')
    expect(selectNames(auth.snapshot())).toMatchObject({ first_name: first, last_name: last })
    auth.send({ type: 'names.submit', first_name: 'Maya', last_name: 'Cohen' })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn' })
    expect(auth.asked[1]).toEqual([
      'createUser',
      { form: { first_name: 'Maya', last_name: 'Cohen', email: maya.email, phone: null } },
    ])
  })

  test('left at the question for the name leaves nothing behind', async () => {
    const auth = signedOut({ signInWithProvider: () => ({ ...newcomer, displayName: null }) })
    auth.send(google)
    await auth.settled()
    auth.send({ type: 'form.cancel' })
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', message: null })
    expect(auth.asked.at(-1)).toEqual(['signOut', { isNew: true }])
  })

  test('keeps the provider’s account when our server has the e-mail already, and goes on', async () => {
    const auth = signedOut({
      signInWithProvider: () => newcomer,
      createUser: () => {
        throw failure('email_exists', 409)
      },
    })
    auth.send(google)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
    expect(auth.asked.map(([name]) => name)).not.toContain('signOut')
  })

  test('does not go in a circle when our server has the e-mail, but for somebody else', async () => {
    let created = 0
    const auth = signedOut({
      signInWithProvider: () => newcomer,
      createUser: () => {
        created += 1
        // Where it went in a circle this would be no end otherwise, and the test none either.
        throw created < 5 ? failure('email_exists', 409) : failure('internal', 500)
      },
      loadUser: () => {
        throw failure('not_found', 404)
      },
    })
    auth.send(google)
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', message: { key: 'errors.noAccount' } })
    expect(auth.asked.at(-1)).toEqual(['signOut', { isNew: false }])
  })

  test.each([true, false])(
    'whose record cannot be made says why; the account goes only if it is new (%s)',
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
      expect(auth.asked.at(-1)).toEqual(['signOut', { isNew }])
    },
  )

  test('asks nobody who this is while the record is being made', async () => {
    const made: ((answer: { mustProve: boolean }) => void)[] = []
    const auth = signedOut({
      signInWithProvider: () => newcomer,
      createUser: () => new Promise((answer) => made.push(answer)),
    })
    auth.send(google)
    await expect.poll(() => made.length).toBe(1)
    auth.send({ type: 'session.changed', uid: 'maya' })
    expect(auth.asked.map(([name]) => name)).toEqual(['signInWithProvider', 'createUser'])
    made[0]?.({ mustProve: false })
    expect(await auth.settled()).toMatchObject({ step: 'signedIn', user: maya })
  })

  test('a user who is deleted later is not made anew', async () => {
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
    expect(auth.asked.map(([name]) => name)).not.toContain('createUser')
  })
})

describe('the provider’s window', () => {
  test.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'] as const)(
    'that the guest closes (%s) is not spoken of',
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
  ] as const)('when %s leaves the forms and says what to do', async (_, code, message) => {
    const auth = signedOut({
      signInWithProvider: () => {
        throw failure(code, 400)
      },
    })
    auth.send(google)
    expect(await auth.settled()).toMatchObject({ step: 'signedOut', message })
  })

  test('locks nothing: another window, or the password, takes its place', async () => {
    const auth = signedOut({ signInWithProvider: () => new Promise(() => undefined) })
    auth.send(google)
    expect([selectPopup(auth.snapshot()), selectIsSending(auth.snapshot())]).toEqual(['google', false])
    auth.send(facebook)
    expect(selectPopup(auth.snapshot())).toBe('facebook')
    auth.send(signIn)
    expect(await auth.settled()).toMatchObject({ step: 'signedIn' })
    expect(auth.asked.map(([name]) => name)).toEqual(['signInWithProvider', 'signInWithProvider', 'signIn', 'loadUser'])
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

  test('that was left for a new password leaves nothing of its provider to a session that is heard of meanwhile', async () => {
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
    expect(auth.asked.map(([name]) => name)).toEqual(['signInWithProvider', 'loadUser', 'signOut'])
  })
})

test('what failed before the question for a name is not told to who leaves it', async () => {
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

test('an account that our server knows after all does not go with the sign-out', async () => {
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
  expect(auth.asked.filter(([name]) => name === 'signOut')).toEqual([
    ['signOut', { isNew: true }],
    ['signOut', { isNew: false }],
  ])
})
