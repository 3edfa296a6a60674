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

describe('another e-mail', () => {
  test('is proven by the password, then by a code, and the guest stays signed in under it', async () => {
    const flow = await opened('email.open')
    flow.send(newEmail)
    expect(await flow.settled()).toEqual({ step: 'code', done: null, failure: null })
    flow.send(code)
    expect(await flow.settled()).toEqual({ step: 'closed', done: 'email', failure: null })
    expect(flow.asked).toEqual([
      ['loadMethods', null],
      ['prove', { proof: byPassword }],
      ['requestEmail', { email: 'new@mail.example' }],
      ['verifyEmail', { handle: 'code-1', proof: byPassword }],
      ['signInAgain', { email: 'new@mail.example', proof: byPassword }],
    ])
    expect(flow.emitted()).toEqual(['userChanged'])
  })

  test('of somebody without a password asks for one more sign-in by their provider', async () => {
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

  test('that is changed, when signing in again fails, offers to sign in and never to change it again', async () => {
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

  test('with a wrong password stays in the form, and no code is sent', async () => {
    const flow = await opened('email.open', { prove: () => Promise.reject(failure('auth/invalid-credential')) })
    flow.send(newEmail)
    expect(await flow.settled()).toMatchObject({ step: 'email', failure: { code: 'auth/invalid-credential' } })
    expect(flow.asked.map(([name]) => name)).not.toContain('requestEmail')
    flow.send({ type: 'failure.dismiss' })
    expect(await flow.settled()).toMatchObject({ failure: null })
  })

  test('whose window was closed by the guest says nothing', async () => {
    const flow = await opened('email.open', { prove: () => Promise.reject(failure('auth/popup-closed-by-user')) })
    flow.send({ ...newEmail, proof: { way: 'facebook' } })
    expect(await flow.settled()).toEqual({ step: 'email', done: null, failure: null })
  })

  test('looked for too long asks once more who it is', async () => {
    const flow = await opened('email.open', {
      verifyEmail: () => Promise.reject(failure('recent_sign_in_needed', 403)),
    })
    flow.send(newEmail)
    await flow.settled()
    flow.send(code)
    expect(await flow.settled()).toMatchObject({ step: 'email', failure: { code: 'recent_sign_in_needed' } })
  })

  test('gets another code a minute after the last', async () => {
    const flow = await opened('email.open')
    flow.send(newEmail)
    await flow.settled()
    expect([selectIsResendCooling(flow.snapshot()), selectCanResend(flow.snapshot())]).toEqual([true, false])
    flow.clock.increment(RESEND_COOL_DOWN_SECONDS * 1000)
    expect(selectCanResend(flow.snapshot())).toBe(true)
    flow.send({ type: 'code.resend' })
    await flow.settled()
    expect(flow.asked.filter(([name]) => name === 'requestEmail')).toHaveLength(2)
    expect(selectIsResendCooling(flow.snapshot())).toBe(true)
  })
})

describe('another password', () => {
  test('is set once the old one is proven', async () => {
    const flow = await opened('password.open')
    flow.send({ type: 'password.submit', proof: byPassword, handle: 'password-2' })
    expect(await flow.settled()).toEqual({ step: 'closed', done: 'password', failure: null })
    expect(flow.asked.slice(1)).toEqual([
      ['prove', { proof: byPassword }],
      ['changePassword', { handle: 'password-2' }],
    ])
  })

  test('of somebody without one is chosen by a link in an e-mail', async () => {
    const flow = await opened('password.open', {}, ['google'])
    flow.send({ type: 'reset.send' })
    expect(await flow.settled()).toEqual({ step: 'closed', done: 'reset', failure: null })
  })
})

describe('the end of the account', () => {
  test('is announced, and no form is left', async () => {
    const flow = await opened('deletion.open')
    flow.send({ type: 'deletion.submit', proof: byPassword })
    expect(await flow.settled()).toEqual({ step: 'gone', done: null, failure: null })
    expect(flow.emitted()).toEqual(['accountDeleted'])
  })

  test.each<[string, FailureCode]>([
    ['bookings', 'has_bookings'],
    ['invoices to settle', 'has_open_invoices'],
  ])('is refused while there are %s, and says so', async (_, code) => {
    const flow = await opened('deletion.open', { deleteAccount: () => Promise.reject(failure(code, 409)) })
    flow.send({ type: 'deletion.submit', proof: byPassword })
    expect(await flow.settled()).toMatchObject({ step: 'deletion', failure: { code } })
    expect(flow.emitted()).toEqual([])
  })

  test('that is under way is not stopped by closing the form', async () => {
    const flow = await opened('deletion.open', { deleteAccount: () => new Promise(() => {}) })
    flow.send({ type: 'deletion.submit', proof: byPassword })
    await expect.poll(() => flow.asked.at(-1)?.[0]).toBe('deleteAccount')
    flow.send({ type: 'flow.close' })
    expect(selectStep(flow.snapshot())).toBe('deletion')
  })
})

test('closing a form leaves no handle behind and ends the secrets', async () => {
  const flow = await opened('email.open')
  flow.send(newEmail)
  await flow.settled()
  flow.send({ type: 'flow.close' })
  expect(flow.snapshot().context).toMatchObject({ email: '', proof: null, passwordHandle: '', codeHandle: '' })
  expect(flow.all().filter((type) => type === 'secretsDone')).toHaveLength(2)
})

const began = { type: 'session.began', guest: 'maya' } as const
const lost = { type: 'session.lost', guest: 'maya' } as const

describe('a session that ends by itself', () => {
  test.each(['email', 'password', 'deletion'] as const)(
    'over the form “%s” has it open again when the same guest is back, and what they can prove themselves with is learned anew',
    async (form) => {
      const flow = await opened(`${form}.open`)
      flow.send(lost)
      expect(selectStep(flow.snapshot())).toBe('loadingMethods')
      flow.send(began)
      expect(await flow.settled()).toEqual({ step: form, done: null, failure: null })
      expect(flow.asked.map(([name]) => name)).toEqual(['loadMethods', 'loadMethods'])
    },
  )

  test('keeps the e-mail that was written, and no handle', async () => {
    const flow = await opened('email.open', { requestEmail: () => Promise.reject(failure('unauthorized', 401)) })
    flow.send(newEmail)
    expect(await flow.settled()).toMatchObject({ step: 'email', failure: { code: 'unauthorized' } })
    flow.send(lost)
    expect(flow.snapshot().context).toMatchObject({ email: newEmail.email, proof: null, passwordHandle: '' })
    flow.send(began)
    expect(await flow.settled()).toEqual({ step: 'email', done: null, failure: null })
    expect(flow.snapshot().context.email).toBe(newEmail.email)
  })

  test('waits for the code that was sent, and then signs in under the new e-mail', async () => {
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
    expect(flow.asked.filter(([name]) => name === 'requestEmail')).toHaveLength(1)
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
  const asked: [string, unknown][] = []
  const noted = (name: keyof typeof credentialsPorts) => (input: unknown) => {
    asked.push([name, input])
    return answers[name]?.() ?? null
  }
  const clock = new SimulatedClock()
  const actor = createActor(
    credentialsMachine.provide({
      actors: {
        loadMethods: fake(credentialsPorts.loadMethods, () => {
          asked.push(['loadMethods', null])
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
    asked,
    clock,
    settled,
    send: (event: CredentialsEvent) => actor.send(event),
    snapshot: () => actor.getSnapshot(),
    all: () => events,
    /** But for the end of secrets, which has a test of its own. */
    emitted: () => events.filter((type) => type !== 'secretsDone'),
  }
}
