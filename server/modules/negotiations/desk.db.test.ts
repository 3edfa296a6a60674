import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { markRefused } from '#server/modules/hotelContacts/hotelContacts.store.ts'
import { issueToken } from '#server/modules/tokens/tokens.store.ts'
import { deskRoutes } from './desk.routes.ts'
import { hotelAnswers } from './hotelAnswers.ts'
import { negotiationsOn } from './negotiations.testing.ts'

const HOTEL = 'place:1'
const MAIL = 'hotel@stayless.example'
const LEFT = '2026-11-26T07:14Z'

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())
const on = negotiationsOn(() => opened.db)
beforeEach(async () => {
  await opened.empty()
  on.reset()
})

describe('a yes is taken back from the desk', () => {
  test('before the charge: the guest is told, and nothing is charged', async () => {
    const id = await agreed()
    const desk = await takeBack(id)
    expect(desk.answered).toMatchObject([{ status: 'rejected', outcome: 'taken_back', can_take_back: false }])
    expect(on.letters()).toEqual(['guest taken_back', 'hotel taken_back'])
    expect(await on.payment(id)).toBeUndefined()
  })

  test('after the charge: everything comes back', async () => {
    const id = await agreed()
    await on.at('2026-12-01T15:00Z')
    await on.settle(id, 'captured')
    on.letters()
    await takeBack(id)
    expect(await on.payment(id)).toMatchObject({ state: 'refunding', refund_cents: 6000 })
    expect(on.letters()).toEqual(['guest taken_back', 'hotel taken_back'])
  })

  test('once: a second tap, or a colleague’s, is no error and tells nobody again', async () => {
    const id = await agreed()
    await Promise.all([takeBack(id), takeBack(id)])
    expect(on.letters()).toEqual(['guest taken_back', 'hotel taken_back'])
  })

  test.each([
    ['a request that is not answered', undefined],
    ['an answer that can still be undone', 'accept'],
  ] as const)('but not %s', async (_, decision) => {
    const id = await on.submit()
    if (decision !== undefined) await on.act(id, { event: { type: 'hotel.answer', decision }, by: 'hotel' })
    await expect(takeBack(id)).rejects.toMatchObject({ code: 'too_late' })
  })

  test('but not what is final', async () => {
    const id = await agreed()
    await on.at('2026-12-01T15:00Z')
    await on.settle(id, 'captured')
    await on.at('2026-12-04T00:00Z')
    expect(await on.state(id)).toBe('done')
    await expect(takeBack(id)).rejects.toMatchObject({ code: 'too_late' })
  })

  test('but not by the desk of another hotel', async () => {
    const id = await agreed({ changes: { hotel_key: 'place:2' } })
    await expect(takeBack(id)).rejects.toMatchObject({ code: 'not_found', field: 'number' })
    expect(await on.state(id)).toBe('accepted')
  })
})

test('a hotel whose address was refused can still leave the network', async () => {
  const id = await on.submit()
  await markRefused(opened.db, MAIL, on.clock())
  await routes().leaveNetwork({ ...(await atDesk()), body: {} })
  expect((await on.row(id)).outcome).toBe('hotel_left')
  expect(await opened.db.selectFrom('hotel_contacts').select(['email', 'left_at']).execute()).toEqual([
    { email: MAIL, left_at: on.clock() },
  ])
})

const agreed = async (request: Parameters<typeof on.submit>[0] = {}): Promise<string> => {
  const id = await on.submit(request)
  await on.act(id, { event: { type: 'hotel.answer', decision: 'accept' }, by: 'hotel' })
  await on.at(LEFT)
  on.letters()
  return id
}

const routes = () =>
  deskRoutes({
    db: opened.db,
    clock: on.clock,
    hotels: { hotel: () => undefined },
    availability: on.availability,
    content: on.content,
    answers: hotelAnswers({ db: opened.db, clock: on.clock, act: on.act }),
    act: on.act,
    letters: { queueDeskLink: () => Promise.resolve() },
  })

/** A call through the hotel's own link. */
const atDesk = async () => ({
  params: {
    token: await issueToken(opened.db, {
      kind: 'desk',
      subject: { hotelKey: HOTEL },
      expiresAt: on.clock().add({ hours: 24 }),
      now: on.clock(),
    }),
  },
  query: {},
  caller: null,
  context: { requestId: '', locale: 'en' as const, address: '192.0.2.1', idempotencyKey: undefined },
})

const takeBack = async (id: string) => {
  const { reference: number } = await on.row(id)
  const desk = await routes().takeBackFromDesk({ ...(await atDesk()), body: { number } })
  if (!('answered' in desk)) throw new Error('the desk did not open')
  return desk
}
