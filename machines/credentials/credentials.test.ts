import { RESEND_COOL_DOWN_SECONDS, type SignInMethod } from '#contract/user/user.ts'
import type { Failure, FailureCode } from '#machines/kit/failure.ts'
import { fake } from '#machines/kit/port.ts'
import { describe, expect, test } from 'vitest'
import { SimulatedClock, createActor, waitFor } from 'xstate'
import { credentialsMachine } from './credentials.machine.ts'
import { credentialsPorts } from './credentials.ports.ts'
import {
  selectCanResend,
  selectDone,
  selectFailure,
  selectIsBusy,
  selectIsResendCooling,
  selectStep,
} from './credentials.selectors.ts'
import { byPassword } from './credentials.samples.ts'
import type { CredentialsEmitted, CredentialsEvent } from './credentials.setup.ts'

const failure = (code: FailureCode, status = 400): Failure => ({ code, status })
const newEmail = { type: 'email.submit', email: 'new@mail.example', proof: byPassword } as const
const code = { type: 'code.submit', handle: 'code-1' } as const

describe('a new email', () => {
  test('is confirmed by the password and a code, and the user stays signed in with it', async () => {
    const flow = await opened('email.open')
    flow.send(newEmail)
    expect(await flow.settled()).toEqual({ step: 'code', done: null, failure: null })
    flow.send(code)
    expect(await flow.settled()).toEqual({ step: 'closed', done: 'email', failure: null })
    expect(flow.invocations).toEqual([
      ['loadMethods', null],
      ['prove', { proof: byPassword }],
      ['requestEmail', { email: 'new@mail.example' }],
      ['verifyEmail', { handle: 'code-1', proof: byPassword }],
      ['signInAgain', { email: 'new@mail.example', proof: byPassword }],
    ])
    expect(flow.emitted()).toEqual(['userChanged'])
  })

  test('of a user without a password requires one more sign-in with their provider', async () => {
    const flow = await opened('email.open')
    flow.send({ ...newEmail, proof: { way: 'google' } })
    await flow.settled()
    flow.send(code)
    expect(await flow.settled()).toMatchObject({ step: 'renew' })
    expect(flow.emitted()).toEqual(['userChanged'])
    flow.send({ type: 'session.renew', proof: { way: 'google' } })
    expect(selectStep(flow.snapshot())).toBe('renew')
    expect(await flow.settled()).toEqual({ step: 'closed', done: 'email', failure: null })
  })

  test('that is changed offers to sign in, not to change it again, if signing in fails', async () => {
    const flow = await opened('email.open', { signInAgain: () => Promise.reject(failure('network', 500)) })
    flow.send(newEmail)
    await flow.settled()
    flow.send(code)
    expect(await flow.settled()).toEqual({ step: 'renew', done: null, failure: failure('network', 500) })
    expect(flow.emitted()).toEqual(['userChanged'])
    flow.send({ type: 'flow.close' })
    expect((await flow.settled()).step).toBe('renew')
    flow.send({ type: 'session.renew', proof: byPassword })
    expect(selectStep(flow.snapshot())).toBe('renew')
    expect((await flow.settled()).step).toBe('renew')
    expect(flow.emitted()).toEqual(['userChanged'])
  })

  test('with a wrong password stays in the form and sends no code', async () => {
    const flow = await opened('email.open', { prove: () => Promise.reject(failure('auth/invalid-credential')) })
    flow.send(newEmail)
    expect(await flow.settled()).toMatchObject({ step: 'email', failure: { code: 'auth/invalid-credential' } })
    expect(flow.invocations.map(([name]) => name)).not.toContain('requestEmail')
    flow.send({ type: 'failure.dismiss' })
    expect(await flow.settled()).toMatchObject({ failure: null })
  })

  test('shows no message when the user closes the provider’s window', async () => {
    const flow = await opened('email.open', { prove: () => Promise.reject(failure('auth/popup-closed-by-user')) })
    flow.send({ ...newEmail, proof: { way: 'facebook' } })
    expect(await flow.settled()).toEqual({ step: 'email', done: null, failure: null })
  })

  test('requires reauthentication again if the code takes too long', async () => {
    const flow = await opened('email.open', {
      verifyEmail: () => Promise.reject(failure('recent_sign_in_needed', 403)),
    })
    flow.send(newEmail)
    await flow.settled()
    flow.send(code)
    expect(await flow.settled()).toMatchObject({ step: 'email', failure: { code: 'recent_sign_in_needed' } })
  })

  test('can request another code a minute after the last', async () => {
    const flow = await opened('email.open')
    flow.send(newEmail)
    await flow.settled()
    expect([selectIsResendCooling(flow.snapshot()), selectCanResend(flow.snapshot())]).toEqual([true, false])
    flow.clock.increment(RESEND_COOL_DOWN_SECONDS * 1000)
    expect(selectCanResend(flow.snapshot())).toBe(true)
    flow.send({ type: 'code.resend' })
    await flow.settled()
    expect(flow.invocations.filter(([name]) => name === 'requestEmail')).toHaveLength(2)
    expect(selectIsResendCooling(flow.snapshot())).toBe(true)
  })
})

describe('a new password', () => {
  test('is set once the old one is verified', async () => {
    const flow = await opened('password.open')
    flow.send({ type: 'password.submit', proof: byPassword, handle: 'password-2' })
    expect(await flow.settled()).toEqual({ step: 'closed', done: 'password', failure: null })
    expect(flow.invocations.slice(1)).toEqual([
      ['prove', { proof: byPassword }],
      ['changePassword', { handle: 'password-2' }],
    ])
  })

  test('of a user without one is chosen through a link in an email', async () => {
    const flow = await opened('password.open', {}, ['google'])
    flow.send({ type: 'reset.send' })
    expect(await flow.settled()).toEqual({ step: 'closed', done: 'reset', failure: null })
  })
})

describe('deleting the account', () => {
  test('is announced and leaves no form', async () => {
    const flow = await opened('deletion.open')
    flow.send({ type: 'deletion.submit', proof: byPassword })
    expect(await flow.settled()).toEqual({ step: 'gone', done: null, failure: null })
    expect(flow.emitted()).toEqual(['accountDeleted'])
  })

  test.each<[string, FailureCode]>([
    ['bookings', 'has_bookings'],
    ['hours that a hotel has agreed to', 'has_inquiries'],
    ['invoices to settle', 'has_open_invoices'],
  ])('is refused while there are %s, and says so', async (_, code) => {
    const flow = await opened('deletion.open', { deleteAccount: () => Promise.reject(failure(code, 409)) })
    flow.send({ type: 'deletion.submit', proof: byPassword })
    expect(await flow.settled()).toMatchObject({ step: 'deletion', failure: { code } })
    expect(flow.emitted()).toEqual([])
  })

  test('is not stopped by closing the form once under way', async () => {
    const flow = await opened('deletion.open', { deleteAccount: () => new Promise(() => {}) })
    flow.send({ type: 'deletion.submit', proof: byPassword })
    await expect.poll(() => flow.invocations.at(-1)?.[0]).toBe('deleteAccount')
    flow.send({ type: 'flow.close' })
    expect(selectStep(flow.snapshot())).toBe('deletion')
  })
})

test('closing a form clears all handles and emits secretsDone', async () => {
  const flow = await opened('email.open')
  flow.send(newEmail)
  await flow.settled()
  flow.send({ type: 'flow.close' })
  expect(flow.snapshot().context).toMatchObject({ email: '', proof: null, passwordHandle: '', codeHandle: '' })
  expect(flow.all().filter((type) => type === 'secretsDone')).toHaveLength(2)
})

const began = { type: 'session.began', guest: 'maya' } as const
const lost = { type: 'session.lost', guest: 'maya' } as const

describe('a session that is lost', () => {
  test.each(['email', 'password', 'deletion'] as const)(
    'over the form “%s” opens it again for the same user, and reloads their sign-in methods',
    async (form) => {
      const flow = await opened(`${form}.open`)
      flow.send(lost)
      expect(selectStep(flow.snapshot())).toBe('loadingMethods')
      flow.send(began)
      expect(await flow.settled()).toEqual({ step: form, done: null, failure: null })
      expect(flow.invocations.map(([name]) => name)).toEqual(['loadMethods', 'loadMethods'])
    },
  )

  test('keeps the email entered, and no handle', async () => {
    const flow = await opened('email.open', { requestEmail: () => Promise.reject(failure('unauthorized', 401)) })
    flow.send(newEmail)
    expect(await flow.settled()).toMatchObject({ step: 'email', failure: { code: 'unauthorized' } })
    flow.send(lost)
    expect(flow.snapshot().context).toMatchObject({ email: newEmail.email, proof: null, passwordHandle: '' })
    flow.send(began)
    expect(await flow.settled()).toEqual({ step: 'email', done: null, failure: null })
    expect(flow.snapshot().context.email).toBe(newEmail.email)
  })

  test('keeps waiting for the code sent, then signs in with the new email', async () => {
    const answers: Answers = { verifyEmail: () => Promise.reject(failure('unauthorized', 401)) }
    const flow = await opened('email.open', answers)
    flow.send(newEmail)
    await flow.settled()
    flow.send(code)
    expect(await flow.settled()).toMatchObject({ step: 'code', failure: { code: 'unauthorized' } })
    flow.send(lost)
    flow.send(began)
    expect(await flow.settled()).toEqual({ step: 'code', done: null, failure: null })
    delete answers.verifyEmail
    flow.send(code)
    expect(await flow.settled()).toMatchObject({ step: 'renew' })
    flow.send({ type: 'session.renew', proof: byPassword })
    expect(await flow.settled()).toEqual({ step: 'closed', done: 'email', failure: null })
    expect(flow.invocations.filter(([name]) => name === 'requestEmail')).toHaveLength(1)
  })

  test.each([
    ['another guest', [{ ...began, guest: 'noor' }]],
    ['whoever has signed out', [{ type: 'guest.leave' } as const, began]],
  ])('leaves nothing for %s', async (_, events) => {
    const flow = await opened('email.open')
    flow.send(newEmail)
    await flow.settled()
    flow.send(lost)
    for (const event of events) flow.send(event)
    expect(await flow.settled()).toEqual({ step: 'closed', done: null, failure: null })
    expect(flow.snapshot().context).toMatchObject({ email: '', aside: null })
  })
})

type Answers = Partial<Record<keyof typeof credentialsPorts, () => Promise<null>>>

const opened = async (
  open: 'email.open' | 'password.open' | 'deletion.open',
  answers: Answers = {},
  methods: SignInMethod[] = ['password'],
) => {
  const invocations: [string, unknown][] = []
  const noted = (name: keyof typeof credentialsPorts) => (input: unknown) => {
    invocations.push([name, input])
    return answers[name]?.() ?? null
  }
  const clock = new SimulatedClock()
  const actor = createActor(
    credentialsMachine.provide({
      actors: {
        loadMethods: fake(credentialsPorts.loadMethods, () => {
          invocations.push(['loadMethods', null])
          return methods
        }),
        prove: fake(credentialsPorts.prove, noted('prove')),
        requestEmail: fake(credentialsPorts.requestEmail, noted('requestEmail')),
        verifyEmail: fake(credentialsPorts.verifyEmail, noted('verifyEmail')),
        signInAgain: fake(credentialsPorts.signInAgain, noted('signInAgain')),
        changePassword: fake(credentialsPorts.changePassword, noted('changePassword')),
        sendReset: fake(credentialsPorts.sendReset, noted('sendReset')),
        deleteAccount: fake(credentialsPorts.deleteAccount, noted('deleteAccount')),
      },
    }),
    { clock },
  )
  const events: CredentialsEmitted['type'][] = []
  actor.on('*', ({ type }) => events.push(type))
  actor.start()
  const settled = async () => {
    const snapshot = await waitFor(actor, (current) => !selectIsBusy(current))
    return { step: selectStep(snapshot), done: selectDone(snapshot), failure: selectFailure(snapshot) }
  }
  await settled()
  actor.send({ type: open })
  return {
    invocations,
    clock,
    settled,
    send: (event: CredentialsEvent) => actor.send(event),
    snapshot: () => actor.getSnapshot(),
    all: () => events,
    /** Without `secretsDone`, which has its own test. */
    emitted: () => events.filter((type) => type !== 'secretsDone'),
  }
}
