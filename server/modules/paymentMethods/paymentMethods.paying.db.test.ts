import { randomUUID } from 'node:crypto'
import { create } from 'superstruct'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BookingBody } from '#contract/booking/bookings.ts'
import { PaymentMethodNonceResponse } from '#contract/booking/paymentMethods.ts'
import { braintreeGateway } from '#server/adapters/payments/braintree.adapter.ts'
import { verifiedNonce } from '#server/adapters/payments/bank.testing.ts'
import { braintreeVault } from '#server/adapters/payments/braintree.vault.ts'
import type { Caller } from '#server/http/handler.ts'
import { sampleQuote } from '#server/modules/bookings/bookings.samples.ts'
import { createBookings, type Attempt, type Bookings } from '#server/modules/bookings/bookings.service.ts'
import { NO_BIDS, NO_INVOICES, NO_LOYALTY, staysOn, UNLIMITED } from '#server/modules/bookings/saga.testing.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { paymentById } from '#server/modules/payments/payments.store.ts'
import { savedCards } from './paymentMethods.paying.ts'
import {
  MASTERCARD,
  VISA,
  aGuest,
  openCardCompany,
  openWallet,
  type CardCompany,
  type Wallet,
} from './paymentMethods.testing.ts'

/** The same card as `VISA`, in another nonce. */
const VISA_AGAIN = 'fake-three-d-secure-two-visa-successful-frictionless-authentication-nonce'

let company: CardCompany
let wallet: Wallet
let bookings: Bookings

beforeAll(async () => {
  company = await openCardCompany()
  await addSampleHotel(company.database.db, { room_types: [{ rooms_total: 100 }] })
})
afterAll(async () => {
  await company.close()
})
beforeEach(() => {
  company.gateway.faults.clear()
  wallet = openWallet(company)
  bookings = open()
})

test('a saved card verified by its bank pays, and the booking shows which card it was', async () => {
  const { id } = await wallet.add(VISA)
  const { nonce, bin, last4 } = await nonceOf(id)
  expect({ bin, last4 }).toEqual({ bin: '400000', last4: '1000' })
  const row = await book({ nonce: await verified(nonce), payment_method_id: id })
  expect(row).toMatchObject({ step: 'captured', paid_last4: '1000', keep_card: false })
  expect(await paymentById(company.database.db, row.id)).toMatchObject({ payment_method_id: id })
})

test('a saved card without verification is declined, as a new one is', async () => {
  const { id } = await wallet.add(VISA)
  const { nonce } = await nonceOf(id)
  const row = await book({ nonce, payment_method_id: id })
  expect(row).toMatchObject({ step: 'declined', decline_reason: 'three_d_secure', decline_advice: 'verify_card' })
})

test('the nonce of a saved card pays once', async () => {
  const { id } = await wallet.add(VISA)
  const nonce = await verified((await nonceOf(id)).nonce)
  expect(await book({ nonce, payment_method_id: id })).toMatchObject({ step: 'captured' })
  expect(await book({ nonce, payment_method_id: id })).toMatchObject({ step: 'declined', decline_reason: 'nonce_used' })
})

test('another guest’s card, or a deleted one, fails as if it did not exist', async () => {
  const { id } = await wallet.add(VISA)
  const gone = (await wallet.add(MASTERCARD)).id
  await wallet.routes.removePaymentMethod(wallet.asking({ id: gone }))
  const missing = { status: 404, code: 'not_found', message: 'There is no such payment method' }
  await expect(nonceOf(id, aGuest())).rejects.toMatchObject(missing)
  for (const methodId of [gone, randomUUID(), 'none', '\u0000', '../customers'])
    await expect(nonceOf(methodId)).rejects.toMatchObject(missing)
})

test('a booking with another guest’s card is refused with the name of the field, and nothing is held', async () => {
  const { id } = await wallet.add(VISA)
  const stranger = aGuest()
  for (const payment_method_id of [id, 'none', '\u0000'])
    await expect(book({ nonce: VISA, payment_method_id }, stranger)).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      field: 'payment.payment_method_id',
    })
  expect(await bookings.bookingsOf(stranger.uid)).toEqual([])
})

test('a card deleted between the bank’s approval and the booking still pays, and stays deleted', async () => {
  const { id } = await wallet.add(VISA)
  const nonce = await verified((await nonceOf(id)).nonce)
  await wallet.routes.removePaymentMethod(wallet.asking({ id }))
  expect(await book({ nonce, payment_method_id: id })).toMatchObject({ step: 'captured' })
  expect(await wallet.list()).toEqual([])
})

test('a card that the gateway has lost is not offered again', async () => {
  const [lost, other] = [await wallet.add(VISA), await wallet.add(MASTERCARD)]
  await braintreeVault(wallet.settings).remove(lost.id)
  await expect(nonceOf(lost.id)).rejects.toMatchObject({ status: 404 })
  expect(await wallet.list()).toEqual([{ ...other, is_primary: true }])
})

test('the guest gets an error while the gateway does not answer, and can try again', async () => {
  const { id } = await wallet.add(VISA)
  company.gateway.faults.next({ method: 'POST', path: /\/nonces$/, kind: 'answer_lost' })
  await expect(nonceOf(id)).rejects.toMatchObject({ status: 502, code: 'upstream_failed' })
  expect(await nonceOf(id)).toMatchObject({ last4: '1000' })
})

test('a guest who requests one nonce after the other has to wait', async () => {
  const { id } = await wallet.add(VISA)
  for (let turn = 0; turn < 60; turn += 1) await nonceOf(id)
  await expect(nonceOf(id)).rejects.toMatchObject({ status: 429 })
})

test('a guest with an unverified e-mail cannot pay with a saved card', async () => {
  const { id } = await wallet.add(VISA)
  await expect(nonceOf(id, { ...wallet.maya, email_verified: false })).rejects.toMatchObject({ status: 403 })
})

test('a card saved with a payment is listed once it has paid, and pays again', async () => {
  const row = await book({ nonce: VISA, keep: true })
  expect(row).toMatchObject({ step: 'captured', keep_card: true })
  await wallet.jobs.runDue()
  const savedCard = { type: 'card', brand: 'Visa', last4: '1000', expires: '2040-12' }
  expect(await wallet.list()).toEqual([{ id: row.id, is_primary: true, ...savedCard }])
  const nonce = await verified((await nonceOf(row.id)).nonce)
  expect(await book({ nonce, payment_method_id: row.id })).toMatchObject({ step: 'captured' })
})

test('a card is saved only if the guest asks for it', async () => {
  await book({ nonce: VISA })
  await wallet.jobs.runDue()
  expect([await wallet.list(), await wallet.tokens()]).toEqual([[], []])
})

test('a card that did not pay is not saved', async () => {
  const row = await book({ nonce: 'fake-processor-declined-visa-nonce', keep: true })
  expect(row.step).toBe('declined')
  await wallet.jobs.runDue()
  expect([await wallet.list(), await wallet.tokens()]).toEqual([[], []])
})

test('a card that was authorized but could not be charged is not saved', async () => {
  const charging = braintreeGateway(wallet.settings)
  bookings = open({
    ...charging,
    capture: async (transactionId) => {
      await charging.void(transactionId)
      return { outcome: 'refused', reason: 'voided' }
    },
  })
  const row = await book({ nonce: VISA, keep: true })
  expect(row.step).toBe('refused')
  expect(await wallet.tokens()).toEqual([row.id])
  await wallet.jobs.runDue()
  expect([await wallet.list(), await wallet.tokens()]).toEqual([[], []])
})

test('a card that the guest has already saved is not saved twice', async () => {
  const { id } = await wallet.add(VISA)
  await book({ nonce: VISA_AGAIN, keep: true })
  await wallet.jobs.runDue()
  await wallet.jobs.runDue()
  expect([(await wallet.list()).map((method) => method.id), await wallet.tokens()]).toEqual([[id], [id]])
})

test('a card with the same last digits and another expiry is another card', async () => {
  const { id } = await wallet.add(VISA)
  await company.database.db.updateTable('payment_methods').set({ expires: '2039-12' }).where('id', '=', id).execute()
  const row = await book({ nonce: VISA_AGAIN, keep: true })
  await wallet.jobs.runDue()
  expect((await wallet.list()).map((method) => [method.id, method.expires])).toEqual([
    [id, '2039-12'],
    [row.id, '2040-12'],
  ])
})

test('a guest with the maximum number of cards can pay, and the card is not saved', async () => {
  await wallet.add(MASTERCARD)
  const full = Array.from({ length: 9 }, (_, index) => ({
    uid: wallet.maya.uid,
    state: 'stored' as const,
    brand: 'Visa',
    last4: `000${index}`,
    expires: '2040-12',
    nonce_hash: null,
    decline_advice: null,
    created_at: wallet.clock(),
  }))
  await company.database.db.insertInto('payment_methods').values(full).execute()
  expect(await book({ nonce: VISA, keep: true })).toMatchObject({ step: 'captured' })
  for (let minute = 0; minute < 20; minute += 1) {
    wallet.later({ minutes: 1 })
    await wallet.jobs.runDue()
  }
  expect([(await wallet.list()).length, (await wallet.tokens()).length]).toEqual([10, 1])
})

test('a card saved with a payment stays, however often the job looks it up', async () => {
  const { id } = await book({ nonce: VISA, keep: true })
  const again = { kind: 'payment_method.settle', payload: { id }, runAt: wallet.clock() }
  await wallet.jobs.runDue()
  await wallet.jobs.schedule(company.database.db, again)
  await wallet.jobs.runDue()
  await wallet.jobs.runDue()
  expect([(await wallet.list()).map((method) => method.id), await wallet.tokens()]).toEqual([[id], [id]])
})

test('a card saved with a sale whose response was lost is saved once', async () => {
  const attempt = attemptOf({ nonce: VISA, keep: true }, wallet.maya)
  company.gateway.faults.next({ method: 'POST', path: /\/transactions$/, kind: 'answer_lost' })
  expect(await bookings.book(attempt)).toMatchObject({ step: 'held' })
  const row = await bookings.book(attempt)
  expect(row.step).toBe('captured')
  await wallet.jobs.runDue()
  expect([(await wallet.list()).map(({ id }) => id), await wallet.tokens()]).toEqual([[row.id], [row.id]])
})

const nothing = () => Promise.resolve()
function open(gateway = braintreeGateway(wallet.settings)): Bookings {
  const { db } = company.database
  const { clock, jobs } = wallet
  const cards = savedCards({ db, clock, jobs })
  return createBookings({
    db,
    clock,
    ...staysOn({ db, clock, gateway, savedCards: cards }),
    quote: () => sampleQuote,
    loyalty: NO_LOYALTY,
    invoices: NO_INVOICES,
    bids: NO_BIDS,
    roleOf: () => Promise.resolve('regular'),
    lockSignedInUser: nothing,
    checkMethod: cards.checkOwn,
    tries: UNLIMITED,
    inventoryChanged: () => undefined,
    readAgain: () => Promise.resolve(),
    queueCancellationEmail: () => Promise.resolve(),
  })
}

const nonceOf = async (id: string, caller = wallet.maya) =>
  create(await wallet.routes.paymentMethodNonce(wallet.saying({ id }, caller)), PaymentMethodNonceResponse)

const attemptOf = (payment: Omit<BookingBody['payment'], 'type'>, caller: Caller): Attempt => ({
  guest: caller,
  address: '127.0.0.1',
  key: randomUUID(),
  locale: 'en',
  body: {
    rateKey: 'key',
    guest: { first_name: 'Maya', last_name: 'Levi' },
    comment: '',
    payment: { type: 'card', ...payment },
    expected_total: 200,
    // The tests book the same stay several times.
    again: true,
  },
})
const book = (payment: Omit<BookingBody['payment'], 'type'>, caller = wallet.maya) =>
  bookings.book(attemptOf(payment, caller))

const verified = (nonce: string) => verifiedNonce(braintreeGateway(wallet.settings), nonce)
