import type { SignInMethod } from '#contract/user/user.ts'
import { maya } from '#machines/auth/auth.samples.ts'
import { selectFailure, selectIsBusy, selectMessage, selectPanel, selectUser } from '#machines/auth/auth.selectors.ts'
import type { FailureCode } from '#machines/kit/failure.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import { createClient } from '#src/services/client.ts'
import type { Identity, SocialSignIn } from '#src/services/identity/identity.ts'
import { jsonStorage } from '#src/services/storage.ts'
import { pendingVerifications } from '#src/services/identity/pendingVerification.ts'
import { createVault } from '#src/services/identity/vault.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { authForms, startAuth } from './auth.ts'

const SECRETS = ['Planted-password', 'Planted-code', 'Planted-link']
const newcomer: SocialSignIn = {
  outcome: 'signedIn',
  uid: 'maya',
  isNew: true,
  email: maya.email,
  isEmailVerified: true,
  displayName: 'Maya Cohen',
}
const conflict = (methods: SignInMethod[]): SocialSignIn => ({
  outcome: 'conflict',
  email: maya.email,
  methods,
  handle: 'credential-1',
})

afterEach(() => vi.restoreAllMocks())

describe('a secret typed by a guest is in no event, snapshot, announcement or log', () => {
  test.each<[string, (page: Page) => Promise<void>]>([
    [
      'signing in, wrong and right',
      async ({ forms, settled, refuseOnce }) => {
        refuseOnce('signIn', 'auth/invalid-credential')
        forms.signIn(maya.email, 'Planted-password')
        await settled()
        forms.signIn(maya.email, 'Planted-password')
      },
    ],
    [
      'signing up, with a wrong code and a right one',
      async ({ forms, settled, refuseOnce }) => {
        forms.signUp({ first_name: 'Maya', last_name: 'Cohen', email: maya.email, phone: null }, 'Planted-password')
        await settled()
        refuseOnce('verifyEmail', 'invalid_code')
        forms.submitCode('Planted-code')
        await settled()
        forms.submitCode('Planted-code')
      },
    ],
    [
      'choosing a new password, too weak and strong enough',
      async ({ forms, settled, refuseOnce }) => {
        forms.openReset('Planted-link')
        await settled()
        refuseOnce('resetPassword', 'auth/weak-password')
        forms.choosePassword('Planted-password')
        await settled()
        forms.choosePassword('Planted-password')
      },
    ],
    [
      'a link that has run out',
      async ({ actor, forms, settled, refuseOnce }) => {
        refuseOnce('checkResetCode', 'auth/expired-action-code')
        forms.openReset('Planted-link')
        await settled()
        actor.send({ type: 'form.cancel' })
        forms.signIn(maya.email, 'Planted-password')
      },
    ],
    [
      'proving an account by its password, so that Facebook is linked',
      async ({ actor, forms, settled, answerSocial }) => {
        answerSocial(conflict(['password']))
        actor.send({ type: 'social.start', provider: 'facebook' })
        await settled()
        forms.signIn(maya.email, 'Planted-password')
      },
    ],
  ])('%s', async (_, walk) => {
    const page = openPage()
    await walk(page)
    await page.settled()
    const everything = page.seen.join('\n')
    expect(everything).toContain(maya.email)
    expect(page.receivedSecrets).toContain('Planted-password')
    expect(SECRETS.filter((secret) => everything.includes(secret))).toEqual([])
  })
})

describe('the user record after signing in with a provider', () => {
  test('counts as created if the response was lost but the record exists', async () => {
    const page = openPage()
    page.answerSocial(newcomer)
    page.refuseOnce('signUp', 'network', 500)
    page.actor.send({ type: 'social.start', provider: 'google' })
    await page.settled()
    expect(selectUser(page.actor.getSnapshot())).toEqual(maya)
    expect(page.calls).not.toContain('deleteAccount')
  })

  test('is refused: the new account is deleted and the reason shown', async () => {
    const page = openPage()
    page.answerSocial(newcomer)
    page.refuseOnce('signUp', 'too_many_requests', 429)
    page.actor.send({ type: 'social.start', provider: 'google' })
    await page.settled()
    expect(selectMessage(page.actor.getSnapshot())).toMatchObject({ key: 'errors.tooManyRequests' })
    expect(page.calls.slice(-2)).toEqual(['signUp', 'deleteAccount'])
  })

  test('is refused and the account cannot be deleted: the session ends at least', async () => {
    const page = openPage()
    page.answerSocial(newcomer)
    page.refuseOnce('signUp', 'too_many_requests', 429)
    page.refuseOnce('deleteAccount', 'network', 500)
    page.actor.send({ type: 'social.start', provider: 'google' })
    await page.settled()
    expect(page.calls.slice(-2)).toEqual(['deleteAccount', 'signOut'])
    expect(selectPanel(page.actor.getSnapshot())).toBe('forms')
  })

  test('is not requested without an e-mail', async () => {
    const page = openPage()
    page.answerSocial({ ...newcomer, email: '' })
    page.actor.send({ type: 'social.start', provider: 'facebook' })
    await page.settled()
    expect(selectMessage(page.actor.getSnapshot())).toEqual({ key: 'errors.missingEmail', field: 'email' })
    expect(page.calls.slice(-2)).toEqual(['signInWithProvider', 'deleteAccount'])
  })
})

test('closing the window aborts the attempt at the provider', async () => {
  const page = openPage()
  const signals: AbortSignal[] = []
  vi.spyOn(page.identity, 'signInWithProvider').mockImplementation((_, signal) => {
    signals.push(signal)
    return new Promise(() => undefined)
  })
  page.actor.send({ type: 'social.start', provider: 'google' })
  page.actor.send({ type: 'social.start', provider: 'facebook' })
  page.actor.send({ type: 'form.cancel' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('each failure is reported once, by its code', async () => {
  const page = openPage()
  page.refuseOnce('signIn', 'auth/invalid-credential')
  page.forms.signIn(maya.email, 'Planted-password')
  await page.settled()
  page.actor.send({ type: 'failure.dismiss' })
  page.refuseOnce('signIn', 'auth/internal-error')
  page.forms.signIn(maya.email, 'Planted-password')
  await page.settled()
  expect(page.failureCodes).toEqual(['auth/invalid-credential', 'auth/internal-error'])
  expect(selectFailure(page.actor.getSnapshot())).toMatchObject({ code: 'auth/internal-error' })
})

const storageOf = (stored: Map<string, string>) =>
  jsonStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
    key: () => null,
    length: stored.size,
  }))

type Page = ReturnType<typeof openPage>

const NAMES: Readonly<Record<string, string>> = {
  '/user/': 'signUp',
  '/user/verify/': 'verifyEmail',
  '/user/email_verification_status/': 'emailVerificationStatus',
  '/user/details/': 'userDetails',
}
const urlOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : input.toString())

const CONSOLE = ['log', 'info', 'warn', 'error', 'debug'] as const

test('the code is sent once with the proof that this browser signed up, also after a reload', async () => {
  const stored = new Map<string, string>()
  const form = { first_name: 'Maya', last_name: 'Cohen', email: maya.email, phone: null }
  const before = openPage(storageOf(stored))
  before.forms.signUp(form, 'Planted-password')
  await before.settled()
  expect(pendingVerifications(storageOf(stored)).of(maya.email.toUpperCase())).toEqual({
    verification: 'Planted-proof',
  })
  expect(pendingVerifications(storageOf(stored)).of('noor@mail.example')).toEqual({})
  before.forms.submitCode('123456')
  await before.settled()
  expect(before.bodies).toContainEqual({ email: maya.email, otp: '123456', verification: 'Planted-proof' })
  expect(stored).toEqual(new Map())
})

/** A provider and a server that accept everything, unless told to refuse once. */
const openPage = (storage = storageOf(new Map())) => {
  const seen: string[] = []
  const receivedSecrets: string[] = []
  const calls: string[] = []
  const failureCodes: string[] = []
  const bodies: unknown[] = []
  const refusals = new Map<string, ApiFailure>()
  let social: SocialSignIn = { ...newcomer, isNew: false }

  const answer = <Answer>(name: string, value: Answer, ...secrets: string[]): Promise<Answer> => {
    calls.push(name)
    receivedSecrets.push(...secrets)
    const refusal = refusals.get(name)
    refusals.delete(name)
    return refusal === undefined ? Promise.resolve(value) : Promise.reject(refusal)
  }
  const identity: Identity = {
    bearer: () => Promise.resolve(null),
    signIn: (_, password) => answer('signIn', { uid: 'maya' }, password),
    signInWithProvider: () => answer('signInWithProvider', social),
    link: () => answer('link', undefined),
    signOut: () => answer('signOut', undefined),
    refresh: () => Promise.resolve(),
    deleteAccount: () => answer('deleteAccount', undefined),
    sendPasswordReset: () => answer('sendPasswordReset', undefined),
    checkResetCode: (code) => answer('checkResetCode', { email: maya.email }, code),
    resetPassword: (code, password) => answer('resetPassword', undefined, code, password),
    methods: () => Promise.resolve([]),
    reauthenticate: () => Promise.resolve(),
    changePassword: () => Promise.resolve(),
    setLanguage: () => undefined,
    watchSession: (onChange) => onChange(null),
    prepare: () => undefined,
  }
  const callApi = createClient({
    base: '',
    fetch: async (input, init) => {
      bodies.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'))
      const name = NAMES[new URL(urlOf(input), 'https://stayless.example').pathname] ?? ''
      const isPending = !calls.includes('signInWithProvider')
      const user = { ...maya, bt_token: null }
      const answers: Record<string, object> = {
        signUp: { is_email_must_be_verified: isPending, user, verification: isPending ? 'Planted-proof' : null },
        emailVerificationStatus: { is_email_verified: false },
      }
      try {
        return Response.json(await answer(name, answers[name] ?? { user }))
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.code === 'network') throw error
        const { code, status } = error
        return Response.json({ error: { code, message: '', requestId: '1' } }, { status })
      }
    },
    bearer: () => Promise.resolve(null),
    locale: () => 'en',
    isHandheld: () => false,
    isOnline: () => true,
  })
  for (const level of CONSOLE)
    vi.spyOn(console, level).mockImplementation((...parts) => void seen.push(JSON.stringify(parts)))
  const vault = createVault()
  const actor = startAuth({
    identity,
    vault,
    callApi,
    verifications: pendingVerifications(storage),
    tellFailure: ({ code }) => failureCodes.push(code),
  })
  actor.system.inspect((event) => {
    if (event.type === '@xstate.event') seen.push(JSON.stringify(event.event))
    if (event.type === '@xstate.action') seen.push(JSON.stringify(event.action.params ?? null))
    if (event.type === '@xstate.snapshot') seen.push(JSON.stringify(event.snapshot))
  })
  actor.on('*', (event) => seen.push(JSON.stringify(event)))
  actor.subscribe(() => seen.push(JSON.stringify(actor.getPersistedSnapshot())))
  return {
    actor,
    identity,
    forms: authForms(actor, vault),
    seen,
    receivedSecrets,
    calls,
    failureCodes,
    bodies,
    answerSocial: (next: SocialSignIn) => (social = next),
    refuseOnce: (name: string, code: FailureCode, status = 400) => refusals.set(name, new ApiFailure({ code, status })),
    settled: () => waitFor(actor, (snapshot) => !selectIsBusy(snapshot)),
  }
}
