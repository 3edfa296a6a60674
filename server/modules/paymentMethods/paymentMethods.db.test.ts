import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_PAYMENT_METHODS } from '#contract/booking/paymentMethods.ts'
import { ApiError } from '#server/http/errors.ts'
import { UNLIMITED } from '#server/modules/bookings/saga.testing.ts'
import type { CardTry } from '#server/modules/payments/cardAttempts.ts'
import type { FaultKind } from '#server/emulators/gateway/faults.ts'
import { forgetPaymentMethods } from './paymentMethods.forget.ts'
import { vaultCustomerOf } from './paymentMethods.service.ts'
import {
  AMEX,
  MASTERCARD,
  VISA,
  aGuest,
  openCardCompany,
  openWallet,
  type CardCompany,
  type Wallet,
} from './paymentMethods.testing.ts'

let company: CardCompany
let wallet: Wallet

beforeAll(async () => {
  company = await openCardCompany()
})
afterAll(async () => {
  await company.close()
})
beforeEach(() => {
  company.gateway.faults.clear()
  wallet = openWallet(company)
})

test('the first card becomes the primary one; the list shows it first, then the newest', async () => {
  expect(await wallet.list()).toEqual([])
  const first = await wallet.add(VISA)
  expect(first).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    type: 'card',
    is_primary: true,
    brand: 'Visa',
    last4: '1000',
    expires: '2040-12',
  })
  const second = await wallet.add(MASTERCARD)
  const third = await wallet.add(AMEX)
  expect([second.is_primary, third.is_primary]).toEqual([false, false])
  expect(await wallet.list()).toEqual([first, third, second])
})

test('the primary card can be changed, and there is only one', async () => {
  const [first, second] = [await wallet.add(VISA), await wallet.add(MASTERCARD)]
  const answer = await wallet.routes.makePaymentMethodPrimary(wallet.saying({ id: second.id }))
  expect(answer).toEqual({ payment_method: { ...second, is_primary: true } })
  expect(await wallet.list()).toEqual([
    { ...second, is_primary: true },
    { ...first, is_primary: false },
  ])
})

test('a card deleted meanwhile is gone, and cannot become the primary one', async () => {
  const [first, second] = [await wallet.add(VISA), await wallet.add(MASTERCARD)]
  await wallet.remove(second.id)
  await expect(wallet.routes.makePaymentMethodPrimary(wallet.saying({ id: second.id }))).rejects.toMatchObject({
    status: 404,
  })
  expect(await wallet.list()).toEqual([first])
})

test('two simultaneous requests for a primary card leave one', async () => {
  const methods = [await wallet.add(VISA), await wallet.add(MASTERCARD), await wallet.add(AMEX)]
  await Promise.all(methods.map(({ id }) => wallet.routes.makePaymentMethodPrimary(wallet.saying({ id }))))
  expect((await wallet.list()).filter((method) => method.is_primary)).toHaveLength(1)
})

test('when the primary card is deleted the newest other one becomes primary, and the gateway deletes the card', async () => {
  const [first, second, third] = [await wallet.add(VISA), await wallet.add(MASTERCARD), await wallet.add(AMEX)]
  const left = [{ ...third, is_primary: true }, second]
  expect(await wallet.remove(first.id)).toEqual(left)
  expect(await wallet.remove(first.id)).toEqual(left)
  expect(await wallet.remove(second.id)).toEqual([{ ...third, is_primary: true }])
  await wallet.jobs.runDue()
  expect(await wallet.tokens()).toEqual([third.id])
  expect(await wallet.remove(third.id)).toEqual([])
  expect(await wallet.list()).toEqual([])
})

test('when another card is deleted the primary one stays', async () => {
  const [first, second, third] = [await wallet.add(VISA), await wallet.add(MASTERCARD), await wallet.add(AMEX)]
  expect(await wallet.remove(second.id)).toEqual([first, third])
})

test('the gateway is asked to delete a card until it has', async () => {
  const { id } = await wallet.add(VISA)
  company.gateway.faults.next({ method: 'DELETE', path: new RegExp(id), kind: 'request_lost' })
  await wallet.remove(id)
  await wallet.jobs.runDue()
  expect(await wallet.tokens()).toEqual([id])
  wallet.later({ minutes: 5 })
  await wallet.jobs.runDue()
  expect(await wallet.tokens()).toEqual([])
})

test('the same nonce stores one card, sent again or twice in parallel', async () => {
  const [one, other] = await Promise.all([wallet.add(VISA), wallet.add(VISA)])
  expect(one).toEqual(other)
  expect(await wallet.add(VISA)).toEqual(one)
  expect(await wallet.list()).toEqual([one])
  expect(await wallet.tokens()).toEqual([one.id])
})

test('a card that the guest already has returns that card', async () => {
  const one = await wallet.add(VISA)
  expect(await wallet.add('fake-three-d-secure-two-visa-successful-frictionless-authentication-nonce')).toEqual(one)
  expect(await wallet.list()).toEqual([one])
})

test.each([
  ['fake-processor-declined-visa-nonce', 'Please, try a different credit card', 'card.different'],
  ['fake-gateway-rejected-fraud-nonce', 'Please, try a different credit card', 'card.different'],
  [
    'fake-three-d-secure-visa-failed-authentication-nonce',
    'Please, try to verify your card again or check with your bank',
    'card.verify',
  ],
  ['fake-consumed-nonce', 'Please, check your credit card information', 'card.invalid'],
  ['no nonce', 'Please, check your credit card information', 'card.invalid'],
])('%s is declined, and declined again', async (nonce, message, reason) => {
  const declined = { status: 402, code: 'declined', message, reason }
  await expect(wallet.add(nonce)).rejects.toMatchObject(declined)
  await expect(wallet.add(nonce)).rejects.toMatchObject(declined)
  expect(await wallet.list()).toEqual([])
})

test.each(['answer_lost', 'unavailable_after'] as const)(
  'a card whose response met %s is found by looking it up',
  async (kind) => {
    await wallet.add(AMEX)
    fail(kind)
    const { id } = await wallet.add(VISA)
    expect((await wallet.list()).map((method) => method.id)).toContain(id)
    expect(await wallet.tokens()).toContain(id)
  },
)

test('an unknown outcome is reported as such; sending the same nonce again returns the card', async () => {
  await wallet.add(AMEX)
  fail('answer_lost', 'request_lost')
  await expect(wallet.add(VISA)).rejects.toMatchObject({ status: 502, code: 'upstream_failed' })
  expect(await wallet.list()).toHaveLength(1)
  const { id } = await wallet.add(VISA)
  expect(await wallet.tokens()).toHaveLength(2)
  expect((await wallet.list()).map((method) => method.id)).toContain(id)
})

test('the job finds a card even if its guest never asks again', async () => {
  await wallet.add(AMEX)
  fail('answer_lost', 'request_lost')
  await expect(wallet.add(VISA)).rejects.toMatchObject({ status: 502 })
  wallet.later({ seconds: 31 })
  await wallet.jobs.runDue()
  expect((await wallet.list()).map(({ last4 }) => last4)).toEqual(['0005', '1000'])
})

test('a card whose response was lost is not stored twice when it is entered again', async () => {
  await wallet.add(AMEX)
  fail('answer_lost', 'request_lost')
  await expect(wallet.add(VISA)).rejects.toMatchObject({ status: 502 })
  const again = await wallet.add('fake-three-d-secure-two-visa-successful-step-up-authentication-nonce')
  expect((await wallet.list()).map(({ id }) => id)).toContain(again.id)
  expect(await wallet.tokens()).toHaveLength(2)
})

test('a request that never reached the gateway leaves nothing behind', async () => {
  await wallet.add(AMEX)
  fail('request_lost', 'request_lost')
  await expect(wallet.add(VISA)).rejects.toMatchObject({ status: 502 })
  for (let minute = 0; minute < 20; minute += 1) {
    wallet.later({ minutes: 1 })
    await wallet.jobs.runDue()
  }
  const open = await company.database.db
    .selectFrom('payment_methods')
    .select('state')
    .where('uid', '=', wallet.maya.uid)
    .execute()
  expect(open).toEqual([{ state: 'stored' }])
})

test('a request that may still arrive is waited for, five minutes and no longer', async () => {
  await wallet.add(AMEX)
  fail('request_lost', 'request_lost')
  await expect(wallet.add(VISA)).rejects.toMatchObject({ status: 502 })
  const states = async () => {
    const methods = company.database.db.selectFrom('payment_methods').select('state').orderBy('created_at')
    return (await methods.where('uid', '=', wallet.maya.uid).execute()).map(({ state }) => state)
  }
  wallet.later({ seconds: 31 })
  await wallet.jobs.runDue()
  expect(await states()).toEqual(['stored', 'adding'])
  wallet.later({ minutes: 5 })
  await wallet.jobs.runDue()
  expect(await states()).toEqual(['stored'])
})

test('ten cards can be saved, even when two parallel requests would be the tenth', async () => {
  await wallet.add(VISA)
  await company.database.db
    .insertInto('payment_methods')
    .values(
      Array.from({ length: 8 }, (_, index) => ({
        uid: wallet.maya.uid,
        state: 'stored' as const,
        brand: 'Visa',
        last4: `000${index}`,
        expires: '2040-12',
        nonce_hash: null,
        decline_advice: null,
        created_at: wallet.clock(),
      })),
    )
    .execute()
  const outcomes = await Promise.allSettled([wallet.add(MASTERCARD), wallet.add(AMEX)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(wallet.add('fake-valid-discover-nonce')).rejects.toMatchObject({ status: 409, code: 'too_many_cards' })
  expect(await wallet.list()).toHaveLength(10)
})

test('a guest who tries one card after the other has to wait', async () => {
  for (let tried = 0; tried < 20; tried += 1)
    await expect(wallet.add(`stolen-${tried}`)).rejects.toMatchObject({ status: 402 })
  await expect(wallet.add(VISA)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3580 })
})

test('a try over the limit does not count towards the number of cards', async () => {
  const tries = limitedTries()
  tries.isSpent = true
  const guest = openWallet(company, tries)
  for (let tried = 0; tried < MAX_PAYMENT_METHODS; tried += 1)
    await expect(guest.add(`stolen-${tried}`)).rejects.toMatchObject({ status: 429 })
  const rows = company.database.db.selectFrom('payment_methods').select('id').where('uid', '=', guest.maya.uid)
  expect(await rows.execute()).toEqual([])
  tries.isSpent = false
  const card = await guest.add(VISA)
  // Sending the same nonce again is not a try.
  tries.isSpent = true
  expect(await guest.add(VISA)).toEqual(card)
})

test('a try over the limit does not stop the job from finding the card of the same nonce', async () => {
  const tries = limitedTries()
  const guest = openWallet(company, tries)
  await guest.add(AMEX)
  fail('answer_lost', 'request_lost')
  await expect(guest.add(VISA)).rejects.toMatchObject({ status: 502 })
  tries.isSpent = true
  await expect(guest.add(VISA)).rejects.toMatchObject({ status: 429 })
  guest.later({ seconds: 31 })
  await guest.jobs.runDue()
  expect((await guest.list()).map(({ last4 }) => last4)).toEqual(['0005', '1000'])
})

test('another guest’s card fails as if it did not exist', async () => {
  const { id } = await wallet.add(VISA)
  const stranger = aGuest()
  const missing = { status: 404, code: 'not_found', message: 'There is no such payment method' }
  for (const methodId of [id, randomUUID(), 'none', '\u0000', "'; drop table payment_methods; --"]) {
    await expect(
      wallet.routes.makePaymentMethodPrimary(wallet.saying({ id: methodId }, stranger)),
    ).rejects.toMatchObject(missing)
    await expect(wallet.routes.removePaymentMethod(wallet.asking({ id: methodId }, stranger))).rejects.toMatchObject(
      missing,
    )
  }
  expect(await wallet.list()).toHaveLength(1)
})

test('a guest with an unverified e-mail cannot save cards', async () => {
  const unproven = { ...wallet.maya, email_verified: false }
  await expect(wallet.routes.paymentMethods(wallet.asking({}, unproven))).rejects.toMatchObject({ status: 403 })
  await expect(wallet.routes.addPaymentMethod(wallet.saying({ nonce: VISA }, unproven))).rejects.toMatchObject({
    status: 403,
  })
})

test('a deleted guest’s cards are erased here at once, and at the gateway as soon as it answers', async () => {
  await wallet.add(VISA)
  await wallet.add(MASTERCARD)
  const customerId = (await vaultCustomerOf(company.database.db, wallet.maya.uid)) ?? ''
  expect(company.gateway.storedCards(customerId)).toHaveLength(2)
  const { maya, clock, jobs } = wallet
  await company.database.db.transaction().execute((db) => forgetPaymentMethods({ db, clock, jobs }, maya.uid))
  expect(await wallet.list()).toEqual([])
  company.gateway.faults.next({ method: 'DELETE', path: /customers/, kind: 'unavailable_after' })
  await wallet.jobs.runDue()
  wallet.later({ minutes: 5 })
  await wallet.jobs.runDue()
  expect(company.gateway.storedCards(customerId)).toEqual([])
})

test('no nonce is stored', async () => {
  await wallet.add(VISA)
  const rows = await company.database.db.selectFrom('payment_methods').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(VISA)
})

/** While `isSpent`, every try is over the limit. */
const limitedTries = () => {
  const refusal = new ApiError('too_many_requests', 'Please, wait', { retryAfterSeconds: 60 })
  const tries = {
    isSpent: false,
    begin: (card: CardTry) => (tries.isSpent ? Promise.reject(refusal) : UNLIMITED.begin(card)),
  }
  return tries
}

/** The next request to store a card meets the fault, as do the look-ups after it. */
const fail = (storing: FaultKind, lookUp?: FaultKind): void => {
  company.gateway.faults.next({ method: 'POST', path: /\/payment_methods$/, kind: storing })
  if (lookUp) company.gateway.faults.next({ method: 'GET', path: /\/payment_methods\/any\//, kind: lookUp })
}
