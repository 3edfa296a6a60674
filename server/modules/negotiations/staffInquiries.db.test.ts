import { randomUUID } from 'node:crypto'
import { create } from 'superstruct'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { StaffInquiriesResponse, StaffInquiryResponse } from '#contract/inquiry/desk.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { createLog } from '#server/log.ts'
import type { FindResult, PaymentGateway, Unknown } from '#server/adapters/payments/payments.port.ts'
import { createPayments } from '#server/modules/payments/payments.service.ts'
import { transitionPayment } from '#server/modules/payments/payments.store.ts'
import { hotelAddressOf } from '#server/modules/hotelContacts/hotelContacts.store.ts'
import { negotiationsOn } from './negotiations.testing.ts'
import { staffInquiriesRoutes } from './staffInquiries.routes.ts'

const CHARGED_AT = '2026-12-01T15:00Z'
const CARD = { brand: 'Visa', last4: '4242', wallet: null, numbers: [] }

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())
const on = negotiationsOn(() => opened.db)
let found: FindResult = { outcome: 'absent' }
beforeEach(async () => {
  await opened.empty()
  on.reset()
  found = { outcome: 'absent' }
})

describe('staff find', () => {
  test('a request whose hotel has no address, and send it on: the contact is the hotel’s from then on', async () => {
    const id = await on.submit({ hasAddress: false })
    on.letters()
    expect(await causes()).toEqual([['no_address', null]])
    const inquiry = await one(routes().sendInquiry({ ...call(id), body: { email: 'Desk@hotels.example', lang: 'he' } }))
    expect(inquiry).toMatchObject({ state: 'asked', hotel: { email: 'desk@hotels.example' } })
    expect(on.letters()).toEqual(['hotel request'])
    expect(await causes()).toEqual([])
  })

  test('a request whose deadline was missed, and end it with a reason', async () => {
    const id = await on.submit()
    on.letters()
    await opened.db
      .updateTable('negotiations')
      .set({ next_at: on.clock().subtract({ minutes: 16 }) })
      .execute()
    expect(await causes()).toEqual([['overdue', 'hotel@stayless.example']])
    const inquiry = await one(routes().endInquiry({ ...call(id), body: { note: 'The hotel is closed' } }))
    expect(inquiry).toMatchObject({ state: 'rejected', events: [{}, { event: 'staff.end', by: 'staff' }] })
    expect(on.letters()).toEqual(['guest ended_by_staff', 'hotel ended_by_staff'])
    expect(
      await opened.db.selectFrom('negotiation_events').select('detail').where('version', '=', 2).execute(),
    ).toEqual([{ detail: { note: 'The hotel is closed' } }])
    await routes().endInquiry({ ...call(id), body: { note: 'Again' } })
    expect(on.letters()).toEqual([])
    expect(await causes()).toEqual([])
  })

  test('a broken one: it waits for them as it is, and they end it', async () => {
    const id = await on.submit()
    await opened.db.updateTable('negotiations').set({ snapshot: '{"value":"nonsense"}' }).execute()
    await on.act(id, { event: { type: 'guest.withdraw' }, by: 'guest' })
    expect(await causes()).toMatchObject([['review', 'hotel@stayless.example']])
    const inquiry = await one(routes().endInquiry({ ...call(id), body: { note: 'Nobody can read it' } }))
    expect(inquiry).toMatchObject({ state: 'rejected', can_settle: false })
  })
})

describe('an address of staff', () => {
  test('changes nothing for a request that waits for none', async () => {
    const id = await on.submit()
    await on.act(id, { event: { type: 'guest.withdraw' }, by: 'guest' })
    await expect(
      routes().sendInquiry({ ...call(id), body: { email: 'desk@hotels.example', lang: 'he' } }),
    ).rejects.toMatchObject({ code: 'not_settleable' })
    expect(await hotelAddressOf(opened.db, on.content, 'place:1')).toMatchObject({
      email: 'hotel@stayless.example',
    })
  })
})

describe('a charge in review', () => {
  test('that was made goes on as charged, and both sides are told once', async () => {
    const id = await inReview()
    expect(await list()).toMatchObject([{ cause: 'review', can_settle: true }])
    found = { outcome: 'captured', transactionId: 'charge-1', card: CARD, at: on.clock() }
    await Promise.allSettled([settle(id), settle(id)])
    expect([await on.state(id), on.letters()]).toEqual(['charged', ['guest charged', 'hotel charged']])
    expect(await on.payment(id)).toMatchObject({ state: 'captured', transaction_id: 'charge-1' })
    expect(await causes()).toEqual([])
  })

  test('that was not made asks the guest for another card, in time', async () => {
    const id = await inReview()
    await settle(id)
    expect([await on.state(id), on.letters()]).toEqual(['unpaid', ['guest other_card', 'hotel waiting_for_card']])
    expect(await on.payment(id)).toMatchObject({ state: 'released' })
  })

  test('that was made, of a request that staff have ended, is given back', async () => {
    const id = await inReview()
    await routes().endInquiry({ ...call(id), body: { note: 'The hotel is closed' } })
    expect(await on.state(id)).toBe('review')
    found = { outcome: 'captured', transactionId: 'charge-1', card: CARD, at: on.clock() }
    await settle(id)
    expect([await on.state(id), on.letters()]).toEqual(['rejected', ['guest ended_by_staff', 'hotel ended_by_staff']])
    expect(await on.payment(id)).toMatchObject({ state: 'refunding', refund_cents: 6000 })
  })

  test('stays there while the card service does not answer', async () => {
    const id = await inReview()
    found = { outcome: 'unknown' }
    await expect(settle(id)).rejects.toMatchObject({ code: 'upstream_failed' })
    expect([await on.state(id), on.letters()]).toEqual(['review', []])
  })

  test('is the only thing that can be settled, and nobody’s request is found by a wrong id', async () => {
    const id = await on.submit()
    await expect(settle(id)).rejects.toMatchObject({ code: 'not_settleable' })
    for (const wrong of ['x', randomUUID()]) await expect(settle(wrong)).rejects.toMatchObject({ code: 'not_found' })
  })
})

/** The hotel has said yes, and nobody knows whether the card was charged. */
const inReview = async (): Promise<string> => {
  const id = await on.submit()
  await on.act(id, { event: { type: 'hotel.answer', decision: 'accept' }, by: 'hotel' })
  await on.at('2026-11-26T07:14Z')
  await on.at(CHARGED_AT)
  const payment = await on.payment(id)
  if (payment === undefined) throw new Error('no charge is under way')
  await opened.db.transaction().execute(async (tx) => {
    await transitionPayment(tx, payment.id, ['due'], 'review', { review_cause: 'no_answer' })
    await on.actWithin(tx, id, { event: { type: 'payment.review' }, by: 'money' })
  })
  on.letters()
  return id
}

/** The card service answers look-ups alone. */
const silence = (): Promise<Unknown> => Promise.resolve({ outcome: 'unknown' })
const gateway: PaymentGateway = {
  clientToken: silence,
  cardOf: silence,
  authorize: silence,
  find: () => Promise.resolve(found),
  capture: silence,
  void: silence,
  refund: silence,
}

const routes = () => {
  const payments = createPayments({
    db: opened.db,
    clock: on.clock,
    gateway,
    vault: { issueNonce: () => Promise.resolve({ outcome: 'absent' }) },
    jobs: { handle: () => undefined, schedule: () => Promise.resolve() },
    log: createLog('silent'),
  })
  return staffInquiriesRoutes({
    db: opened.db,
    clock: on.clock,
    act: on.act,
    actWithin: on.actWithin,
    payments,
    subject: on.subject(),
    content: on.content,
    requireUser: () => Promise.reject(new Error('the endpoint decides who may call')),
  })
}

const call = (id: string) => ({
  params: { id },
  query: {},
  caller: null,
  context: { requestId: '', locale: 'en' as const, address: '192.0.2.1', idempotencyKey: undefined },
})

const settle = (id: string) => routes().settleInquiry({ ...call(id), body: {} })

const list = async () => {
  // Typed for a body that a GET cannot have.
  const answer: unknown = await Reflect.apply(routes().staffInquiries, undefined, [])
  return create(answer, StaffInquiriesResponse).inquiries
}
const causes = async () => (await list()).map(({ cause, hotel }) => [cause, hotel.email])

const one = async (answer: Promise<unknown>) => create(await answer, StaffInquiryResponse).inquiry
