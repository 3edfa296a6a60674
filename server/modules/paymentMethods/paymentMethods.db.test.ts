import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { create } from 'superstruct'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PaymentMethodAnswer, PaymentMethodsAnswer } from '#contract/paymentMethods.ts'
import { braintreeVault } from '#server/adapters/payments/braintree.vault.ts'
import { composePaymentMethods } from '#server/compose/paymentMethods.ts'
import { requireUser } from '#server/compose/bookings.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import type { Caller } from '#server/http/handler.ts'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import { startGateway, type RunningGateway } from '#server/standins/gateway/gateway.ts'
import type { FaultKind } from '#server/standins/gateway/faults.ts'
import { forgetPaymentMethods } from './paymentMethods.forget.ts'
import { vaultCustomerOf } from './paymentMethods.service.ts'

let database: TestDatabase
let directory: string
let local: RunningGateway
let jobs: Jobs
let routes: ReturnType<typeof composePaymentMethods>
let maya: Caller
let now = Temporal.Instant.from('2026-12-24T15:00:00Z')

beforeAll(async () => {
  database = await testDatabase()
  directory = await mkdtemp(join(tmpdir(), 'methods-'))
  local = await startGateway({
    mode: 'embedded',
    port: 0,
    host: '127.0.0.1',
    appOrigin: 'http://127.0.0.1:3000',
    dataDir: directory,
    log: () => undefined,
  })
})
afterAll(async () => {
  await local.close()
  await database.close()
  await rm(directory, { recursive: true })
})
beforeEach(() => {
  local.faults.clear()
  const { db } = database
  const account = { mode: 'sandbox-local' as const, origin: local.origin }
  jobs = createJobs({ db, clock, log: pino({ level: 'silent' }) })
  const vault = braintreeVault({ account, timeLimitMs: 2_000, log: () => undefined })
  routes = composePaymentMethods({ db, clock, jobs, vault, requireUser })
  maya = guest()
})

test('the first card becomes the primary one; the list has it first, then the newest', async () => {
  expect(await list()).toEqual([])
  const first = await add(VISA)
  expect(first).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    type: 'card',
    is_primary: true,
    brand: 'Visa',
    last4: '1000',
    expires: '2040-12',
  })
  const second = await add(MASTERCARD)
  const third = await add(AMEX)
  expect([second.is_primary, third.is_primary]).toEqual([false, false])
  expect(await list()).toEqual([first, third, second])
})

test('the primary card changes, and there is one at a time', async () => {
  const [first, second] = [await add(VISA), await add(MASTERCARD)]
  const answer = await routes.makePaymentMethodPrimary(saying({ id: second.id }))
  expect(answer).toEqual({ payment_method: { ...second, is_primary: true } })
  expect(await list()).toEqual([
    { ...second, is_primary: true },
    { ...first, is_primary: false },
  ])
})

test('two primary cards asked for at once are one', async () => {
  const methods = [await add(VISA), await add(MASTERCARD), await add(AMEX)]
  await Promise.all(methods.map(({ id }) => routes.makePaymentMethodPrimary(saying({ id }))))
  expect((await list()).filter((method) => method.is_primary)).toHaveLength(1)
})

test('with the primary card deleted the newest other one is primary, and the card company forgets the card', async () => {
  const [first, second, third] = [await add(VISA), await add(MASTERCARD), await add(AMEX)]
  const left = [{ ...third, is_primary: true }, second]
  expect(await remove(first.id)).toEqual(left)
  expect(await remove(first.id)).toEqual(left)
  expect(await remove(second.id)).toEqual([{ ...third, is_primary: true }])
  await jobs.runDue()
  expect(await tokens()).toEqual([third.id])
  expect(await remove(third.id)).toEqual([])
  expect(await list()).toEqual([])
})

test('the card company is asked to delete a card until it has', async () => {
  const { id } = await add(VISA)
  local.faults.next({ method: 'DELETE', path: new RegExp(id), kind: 'request_lost' })
  await remove(id)
  await jobs.runDue()
  expect(await tokens()).toEqual([id])
  later({ minutes: 5 })
  await jobs.runDue()
  expect(await tokens()).toEqual([])
})

test('the same nonce is the same card, sent again or twice at once', async () => {
  const [one, other] = await Promise.all([add(VISA), add(VISA)])
  expect(one).toEqual(other)
  expect(await add(VISA)).toEqual(one)
  expect(await list()).toEqual([one])
  expect(await tokens()).toEqual([one.id])
})

test('a card that the guest has already is answered with that card', async () => {
  const one = await add(VISA)
  expect(await add('fake-three-d-secure-two-visa-successful-frictionless-authentication-nonce')).toEqual(one)
  expect(await list()).toEqual([one])
})

test.each([
  ['fake-processor-declined-visa-nonce', 'Please, try a different credit card'],
  ['fake-gateway-rejected-fraud-nonce', 'Please, try a different credit card'],
  [
    'fake-three-d-secure-visa-failed-authentication-nonce',
    'Please, try to verify your card again or check with your bank',
  ],
  ['fake-consumed-nonce', 'Please, check your credit card information'],
  ['no nonce', 'Please, check your credit card information'],
])('%s is declined, and declined again', async (nonce, message) => {
  const declined = { status: 402, code: 'declined', message }
  await expect(add(nonce)).rejects.toMatchObject(declined)
  await expect(add(nonce)).rejects.toMatchObject(declined)
  expect(await list()).toEqual([])
})

test.each(['answer_lost', 'unavailable_after'] as const)(
  'a card whose answer met %s is found by looking it up',
  async (kind) => {
    await add(AMEX)
    fail(kind)
    const { id } = await add(VISA)
    expect((await list()).map((method) => method.id)).toContain(id)
    expect(await tokens()).toContain(id)
  },
)

test('while nobody knows the guest is told so; the same nonce sent again is the card', async () => {
  await add(AMEX)
  fail('answer_lost', 'request_lost')
  await expect(add(VISA)).rejects.toMatchObject({ status: 502, code: 'upstream_failed' })
  expect(await list()).toHaveLength(1)
  const { id } = await add(VISA)
  expect(await tokens()).toHaveLength(2)
  expect((await list()).map((method) => method.id)).toContain(id)
})

test('a card whose guest never asks again is found by the job', async () => {
  await add(AMEX)
  fail('answer_lost', 'request_lost')
  await expect(add(VISA)).rejects.toMatchObject({ status: 502 })
  later({ seconds: 31 })
  await jobs.runDue()
  expect((await list()).map(({ last4 }) => last4)).toEqual(['0005', '1000'])
})

test('a card whose answer was lost and that is entered anew is not doubled', async () => {
  await add(AMEX)
  fail('answer_lost', 'request_lost')
  await expect(add(VISA)).rejects.toMatchObject({ status: 502 })
  const again = await add('fake-three-d-secure-two-visa-successful-step-up-authentication-nonce')
  expect((await list()).map(({ id }) => id)).toContain(again.id)
  expect(await tokens()).toHaveLength(2)
})

test('a request that never came to the card company leaves nothing behind', async () => {
  await add(AMEX)
  fail('request_lost', 'request_lost')
  await expect(add(VISA)).rejects.toMatchObject({ status: 502 })
  for (let minute = 0; minute < 20; minute += 1) {
    later({ minutes: 1 })
    await jobs.runDue()
  }
  const open = await database.db.selectFrom('payment_methods').select('state').where('uid', '=', maya.uid).execute()
  expect(open).toEqual([{ state: 'stored' }])
})

test('ten cards are kept, also when two are the tenth at once', async () => {
  await add(VISA)
  await database.db
    .insertInto('payment_methods')
    .values(
      Array.from({ length: 8 }, (_, index) => ({
        uid: maya.uid,
        state: 'stored' as const,
        brand: 'Visa',
        last4: `000${index}`,
        expires: '2040-12',
        nonce_hash: null,
        decline_face: null,
        created_at: now,
      })),
    )
    .execute()
  const outcomes = await Promise.allSettled([add(MASTERCARD), add(AMEX)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(add('fake-valid-discover-nonce')).rejects.toMatchObject({ status: 409, code: 'too_many_cards' })
  expect(await list()).toHaveLength(10)
})

test('who tries one card after the other has to wait', async () => {
  for (let tried = 0; tried < 20; tried += 1)
    await expect(add(`stolen-${tried}`)).rejects.toMatchObject({ status: 402 })
  await expect(add(VISA)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3580 })
})

test('somebody else’s card is not told apart from none', async () => {
  const { id } = await add(VISA)
  const stranger = guest()
  const missing = { status: 404, code: 'not_found', message: 'There is no such payment method' }
  for (const asked of [id, randomUUID(), 'none', '\u0000', "'; drop table payment_methods; --"]) {
    await expect(routes.makePaymentMethodPrimary(saying({ id: asked }, stranger))).rejects.toMatchObject(missing)
    await expect(routes.removePaymentMethod(asking({ id: asked }, stranger))).rejects.toMatchObject(missing)
  }
  expect(await list()).toHaveLength(1)
})

test('an e-mail that is not confirmed keeps no cards', async () => {
  const unproven = { ...maya, email_verified: false }
  await expect(routes.paymentMethods(asking({}, unproven))).rejects.toMatchObject({ status: 403 })
  await expect(routes.addPaymentMethod(saying({ nonce: VISA }, unproven))).rejects.toMatchObject({ status: 403 })
})

test('a guest who goes is forgotten here at once and at the card company as soon as it answers', async () => {
  await add(VISA)
  await add(MASTERCARD)
  const { db } = database
  const customerId = (await vaultCustomerOf(db, maya.uid)) ?? ''
  expect(local.storedCards(customerId)).toHaveLength(2)
  await db.transaction().execute((transaction) => forgetPaymentMethods({ db: transaction, clock, jobs }, maya.uid))
  expect(await list()).toEqual([])
  local.faults.next({ method: 'DELETE', path: /customers/, kind: 'unavailable_after' })
  await jobs.runDue()
  later({ minutes: 5 })
  await jobs.runDue()
  expect(local.storedCards(customerId)).toEqual([])
})

test('no nonce is kept', async () => {
  await add(VISA)
  const rows = await database.db.selectFrom('payment_methods').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(VISA)
})

const VISA = 'fake-three-d-secure-visa-full-authentication-nonce'
const MASTERCARD = 'fake-valid-mastercard-nonce'
const AMEX = 'fake-valid-amex-nonce'

const clock = () => now
function later(duration: Temporal.DurationLike): void {
  now = now.add(duration)
}
function guest(): Caller {
  return { uid: randomUUID(), email: 'maya@stayless.example', email_verified: true, auth_time: now }
}

const context = { requestId: 'r1', locale: 'en' as const, address: '127.0.0.1', idempotencyKey: undefined }
const saying = <Body>(body: Body, caller = maya) => ({ params: {}, query: {}, body, context, caller })
/** A call that has no body. */
const asking = <Query extends object>(query: Query, caller = maya) => ({
  params: {},
  query,
  get body(): never {
    throw new Error('this call has no body')
  },
  context,
  caller,
})

/** The next request that stores meets the fault, and so do the look-ups after it. */
const fail = (storing: FaultKind, lookUp?: FaultKind): void => {
  local.faults.next({ method: 'POST', path: /\/payment_methods$/, kind: storing })
  if (lookUp) local.faults.next({ method: 'GET', path: /\/payment_methods\/any\//, kind: lookUp })
}

const list = async () => create(await routes.paymentMethods(asking({})), PaymentMethodsAnswer).payment_methods
const add = async (nonce: string) => {
  now = now.add({ seconds: 1 })
  return create(await routes.addPaymentMethod(saying({ nonce })), PaymentMethodAnswer).payment_method
}
const remove = async (id: string) =>
  create(await routes.removePaymentMethod(asking({ id })), PaymentMethodsAnswer).payment_methods
const tokens = async (): Promise<string[]> =>
  local.storedCards((await vaultCustomerOf(database.db, maya.uid)) ?? '').map((one) => one.token)
