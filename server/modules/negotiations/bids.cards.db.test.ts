import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { create } from 'superstruct'
import { PaymentMethodsResponse } from '#contract/booking/paymentMethods.ts'
import { askingFor, CONTEXT } from '#server/http/asking.testing.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { nightsAlone } from '#server/modules/rates/rates.samples.ts'
import {
  aGuest,
  MASTERCARD,
  openCardCompany,
  VISA,
  type CardCompany,
} from '#server/modules/paymentMethods/paymentMethods.testing.ts'
import { bidProcess, type BidParts, type BidProcess } from './bids.testing.ts'

/** Approved by the card service, paid in a wallet’s sheet. */
const APPLE_PAY = 'fake-apple-pay-visa-nonce'
/** The same card as `VISA`. */
const VISA_AGAIN = 'fake-three-d-secure-two-visa-successful-frictionless-authentication-nonce'
const DECLINED = 'fake-processor-declined-visa-nonce'
const FREE = { breakdown: { ...nightsAlone(20_000), credits: -20_000, total: 0 } }

let company: CardCompany
let now: Temporal.Instant
let desk: BidProcess
const maya = aGuest()
beforeAll(async () => {
  company = await openCardCompany()
})
afterAll(() => company.close())
beforeEach(async () => {
  await company.database.empty()
  company.gateway.faults.clear()
  now = Temporal.Instant.from('2026-12-01T12:00Z')
  await addSampleHotel(company.database.db, { room_types: [{ rooms_total: 5 }] })
  desk = open()
})

const open = (changes: Partial<BidParts> = {}): BidProcess =>
  bidProcess({
    db: company.database.db,
    clock: () => now,
    company: company.gateway,
    uid: maya.uid,
    ...changes,
  })

/** Lets a minute pass, in which the hotel’s answer leaves, and does what is due then. */
const aMinute = async (): Promise<void> => {
  now = now.add({ seconds: 61 })
  for (let round = 0; round < 4; round += 1) await desk.jobs.runDue()
}

const savedCards = async () =>
  create(await desk.methods.paymentMethods(askingFor({}, maya)), PaymentMethodsResponse).payment_methods

/** Sales at the card service that took money, less what came back. */
const taken = (): number =>
  company.gateway
    .transactions()
    .filter(({ status }) => ['submitted_for_settlement', 'settled'].includes(status))
    .reduce((sum, { type, amount }) => sum + (type === 'sale' ? 1 : -1) * Number(amount), 0)
const sinceThen = (): (() => number) => {
  const before = taken()
  return () => taken() - before
}

describe('a new card that pays for a booking with bids', () => {
  test('is stored for them, charged once by the yes, and deleted with the final answer', async () => {
    const money = sinceThen()
    const { id } = await desk.book({ type: 'card', nonce: VISA })
    expect(desk.stored(id)).toEqual([id])
    expect(await desk.bid(id)).toMatchObject({ card_token: id, payment_method_id: null, card_last4: '1000' })
    await desk.answer(id, 'accept')
    await aMinute()
    expect(await desk.charge(id)).toMatchObject({ state: 'captured', amount_cents: 4_000, card_token: id })
    expect(money()).toBe(240)
    expect(company.gateway.transactions().at(-1)).toMatchObject({ source: 'unscheduled' })
    now = Temporal.Instant.from('2026-12-24T08:00Z')
    await aMinute()
    expect(await desk.bid(id)).toMatchObject({ state: 'done', card_token: null })
    expect(desk.stored(id)).toEqual([])
  })

  test('is none of the guest’s saved cards', async () => {
    await desk.book({ type: 'card', nonce: VISA })
    await aMinute()
    expect(await savedCards()).toEqual([])
  })

  test('stays for the other bid, and is deleted when both are over', async () => {
    const { id } = await desk.book({ type: 'card', nonce: VISA }, { bids: { check_in: 40, check_out: 30 } })
    await desk.answer(id, 'reject')
    await aMinute()
    expect(await desk.bid(id)).toMatchObject({ state: 'rejected', card_token: null })
    expect(desk.stored(id)).toEqual([id])
    await desk.answer(id, 'accept', 'check_out')
    await aMinute()
    expect(await desk.charge(id, 'check_out')).toMatchObject({ state: 'captured', amount_cents: 3_000 })
    await desk.takeBack(id, 'check_out')
    await aMinute()
    expect(await desk.charge(id, 'check_out')).toMatchObject({ state: 'refunded', refund_cents: 3_000 })
    expect(desk.stored(id)).toEqual([])
  })

  test('is deleted when the booking is canceled, and everything comes back', async () => {
    const money = sinceThen()
    const { id } = await desk.book({ type: 'card', nonce: VISA }, { bids: { check_in: 40, check_out: 30 } })
    await desk.answer(id, 'accept')
    await aMinute()
    await desk.bookings.cancel(maya.uid, id, {})
    await aMinute()
    expect([(await desk.bid(id)).state, (await desk.bid(id, 'check_out')).state]).toEqual(['withdrawn', 'withdrawn'])
    expect(money()).toBe(0)
    expect(desk.stored(id)).toEqual([])
  })

  test('is not stored if it is declined', async () => {
    const row = await desk.book({ type: 'card', nonce: DECLINED })
    await aMinute()
    expect([row.step, desk.stored(row.id)]).toEqual(['declined', []])
  })

  test('is deleted if its authorization cannot be charged', async () => {
    desk = open({ gateway: refusingCapture() })
    const row = await desk.book({ type: 'card', nonce: VISA })
    expect([row.step, desk.stored(row.id)]).toEqual(['refused', [row.id]])
    await aMinute()
    expect(desk.stored(row.id)).toEqual([])
  })

  test('is found after the response to the sale was lost', async () => {
    company.gateway.faults.next({ method: 'POST', path: /\/transactions$/, kind: 'answer_lost' })
    const key = randomUUID()
    const first = await desk.book({ type: 'card', nonce: VISA }, { key })
    expect(first.step).toBe('held')
    expect(await desk.book({ type: 'card', nonce: VISA }, { key })).toMatchObject({ step: 'captured' })
    expect(await desk.bid(first.id)).toMatchObject({ card_token: first.id })
    expect(desk.stored(first.id)).toEqual([first.id])
  })

  test('pays for the stay even if it cannot be stored; the yes then asks for a card', async () => {
    company.gateway.faults.next({ method: 'POST', path: /\/customers$/, kind: 'request_lost' })
    const { id, step } = await desk.book({ type: 'card', nonce: VISA })
    expect([step, desk.stored(id)]).toEqual(['captured', []])
    await desk.answer(id, 'accept')
    await aMinute()
    expect(await desk.bid(id)).toMatchObject({ state: 'unpaid', card_token: null, card_last4: null })
    expect(letters().at(-2)).toBe('other_card')
  })

  test('is a saved card alone if the guest saves it, which stays', async () => {
    const { id } = await desk.book({ type: 'card', nonce: VISA, keep: true })
    await aMinute()
    expect(desk.stored(id)).toEqual([])
    expect(await savedCards()).toMatchObject([{ id }])
    expect(await desk.bid(id)).toMatchObject({ card_token: null, payment_method_id: id })
    await desk.answer(id, 'accept')
    await aMinute()
    expect(await desk.charge(id)).toMatchObject({ state: 'captured', payment_method_id: id })
    await desk.bookings.cancel(maya.uid, id, {})
    await aMinute()
    expect(await savedCards()).toMatchObject([{ id }])
  })
})

test('a saved card that pays as a new one is charged for the bid under its first name', async () => {
  const adding = { params: {}, query: {}, body: { nonce: VISA }, context: CONTEXT, caller: maya }
  await desk.methods.addPaymentMethod(adding)
  const [saved] = await savedCards()
  const { id } = await desk.book({ type: 'card', nonce: VISA_AGAIN, keep: true })
  await aMinute()
  expect(await desk.bid(id)).toMatchObject({ payment_method_id: saved?.id })
  await desk.answer(id, 'accept')
  await aMinute()
  expect(await desk.charge(id)).toMatchObject({ state: 'captured', card_token: saved?.id })
})

test('a booking without bids stores no card', async () => {
  const { id } = await desk.book({ type: 'card', nonce: VISA }, { bids: {} })
  expect(desk.stored(id)).toEqual([])
})

test('the card of a wallet is not stored, and the yes asks for a card', async () => {
  const { id } = await desk.book({ type: 'apple-pay', nonce: APPLE_PAY })
  expect(desk.stored(id)).toEqual([])
  expect(await desk.bid(id)).toMatchObject({ card_token: null, payment_method_id: null })
  await desk.answer(id, 'accept')
  await aMinute()
  expect(await desk.bid(id)).toMatchObject({ state: 'unpaid' })
  expect(letters()).toContain('card_needed')
})

describe('a booking that costs nothing, with a bid,', () => {
  beforeEach(() => {
    desk = open({ quote: FREE })
  })

  test('needs a card, which is verified and stored without a charge, and charged by the yes', async () => {
    const money = sinceThen()
    const { id, step } = await desk.book({ type: 'card', nonce: MASTERCARD }, { total: 0 })
    expect([step, money()]).toEqual(['captured', 0])
    const { card_token } = await desk.bid(id)
    expect(desk.stored(card_token ?? '')).toEqual([card_token])
    await desk.answer(id, 'accept')
    await aMinute()
    expect(await desk.charge(id)).toMatchObject({ state: 'captured', amount_cents: 4_000 })
    expect(money()).toBe(40)
    await desk.bookings.cancel(maya.uid, id, {})
    await aMinute()
    expect([money(), desk.stored(card_token ?? '')]).toEqual([0, []])
  })

  test('is not booked without one', async () => {
    await expect(desk.book({ type: 'card' }, { total: 0 })).rejects.toMatchObject({
      code: 'invalid_request',
      field: 'payment.nonce',
    })
    expect(await company.database.db.selectFrom('bookings').select('id').execute()).toEqual([])
  })

  test('is not booked with a card that the bank declines, nor by a wallet', async () => {
    for (const payment of [
      { type: 'card', nonce: DECLINED },
      { type: 'apple-pay', nonce: APPLE_PAY },
    ] as const)
      await expect(desk.book(payment, { total: 0 })).rejects.toMatchObject({ code: 'declined' })
    expect(await company.database.db.selectFrom('bookings').select('id').execute()).toEqual([])
  })

  test('takes a saved card, which stays', async () => {
    const paid = open()
    const { id: cardId } = await paid.book({ type: 'card', nonce: VISA, keep: true }, { bids: {} })
    await aMinute()
    const { id } = await desk.book({ type: 'card', payment_method_id: cardId }, { total: 0, bids: { check_out: 30 } })
    expect(await desk.bid(id, 'check_out')).toMatchObject({ payment_method_id: cardId, card_last4: '1000' })
  })

  test('sent again with the same key, at once or later, is booked once with one card', async () => {
    const key = randomUUID()
    const rows = await Promise.all(
      [1, 2, 3].map(() => desk.book({ type: 'card', nonce: MASTERCARD }, { total: 0, key })),
    )
    const again = await desk.book({ type: 'card', nonce: MASTERCARD }, { total: 0, key })
    expect(new Set([...rows, again].map(({ id }) => id)).size).toBe(1)
    const { card_token } = await desk.bid(again.id)
    expect(desk.stored(card_token ?? '')).toHaveLength(1)
  })

  test('keeps no card an hour after it could not be booked', async () => {
    await expect(
      desk.book({ type: 'card', nonce: MASTERCARD }, { total: 0, bids: { check_in: 5_000 } }),
    ).rejects.toMatchObject({ code: 'invalid_request' })
    const jobs = await company.database.db.selectFrom('jobs').selectAll().execute()
    const token = String(jobs.find(({ kind }) => kind === 'negotiation.card.forget')?.payload['token'])
    expect(desk.stored(token)).toEqual([token])
    now = now.add({ hours: 1 })
    await aMinute()
    expect(desk.stored(token)).toEqual([])
  })

  test('asks for no card without a bid', async () => {
    expect(await desk.book({ type: 'card' }, { total: 0, bids: {} })).toMatchObject({ step: 'captured' })
  })
})

describe('a bid of a booking by invoice', () => {
  test('needs no card: the yes puts it on the invoice, and whatever ends it takes it off, once', async () => {
    const { id } = await desk.book({ type: 'invoice' })
    expect(await desk.bid(id)).toMatchObject({ card_token: null, payment_method_id: null })
    await desk.answer(id, 'accept')
    await aMinute()
    expect(await desk.bid(id)).toMatchObject({ state: 'charged' })
    expect([desk.invoiced, await desk.charge(id)]).toEqual([['agreed 4000'], undefined])
    expect(await desk.view(id)).toMatchObject({
      by_invoice: true,
      charge: { amount: 40, last4: '', refunded: 0 },
    })
    await desk.bookings.cancel(maya.uid, id, {})
    await desk.bookings.cancel(maya.uid, id, {})
    await aMinute()
    expect(desk.invoiced).toEqual(['agreed 4000', 'cancelled 4000'])
    expect(await desk.view(id)).toMatchObject({ status: 'withdrawn', charge: { amount: 40, refunded: 40 } })
  })

  test('is not on the invoice after a no', async () => {
    const { id } = await desk.book({ type: 'invoice' })
    await desk.answer(id, 'reject')
    await aMinute()
    expect([(await desk.bid(id)).state, desk.invoiced]).toEqual(['rejected', []])
  })

  test('asks for no card, and takes none', async () => {
    const { id } = await desk.book({ type: 'invoice' })
    await desk.answer(id, 'accept')
    await aMinute()
    expect((await desk.view(id)).actions).not.toContain('replace_card')
    expect(letters()).not.toContain('card_needed')
  })
})

const letters = (): string[] => desk.mails.map(({ data }) => (data !== null && 'letter' in data ? data.letter : ''))

function refusingCapture() {
  const gateway = desk.gateway
  return {
    ...gateway,
    capture: async (transactionId: string) => {
      await gateway.void(transactionId)
      return { outcome: 'refused', reason: 'voided' } as const
    },
  }
}
