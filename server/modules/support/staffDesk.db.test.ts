import { create } from 'superstruct'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { StaffDeskResponse } from '#contract/support/staffDesk.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { given } from '#server/http/api.testing.ts'
import { insertSample } from '#server/modules/bookings/bookings.samples.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { createHotelIndex, type HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { negotiationsOn } from '#server/modules/negotiations/negotiations.testing.ts'
import { insertUser } from '#server/modules/user/user.store.ts'
import { addLook } from './captures.store.ts'
import { storeCapture } from './captures.service.ts'
import { sampleCapture } from './captures.testing.ts'
import { staffDeskRoutes } from './staffDesk.routes.ts'

const STAFF = 'staff'

let opened: TestDatabase
let hotels: HotelIndex
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())
const on = negotiationsOn(() => opened.db)
beforeEach(async () => {
  await opened.empty()
  on.reset()
  hotels = createHotelIndex([await addSampleHotel(opened.db)])
})

describe('the desk of staff', () => {
  test('is empty when nothing needs a person', async () => {
    expect(await desk()).toEqual({
      now: on.clock().toString(),
      bookings: { found: 0, bookings: [] },
      inquiries: {
        open: 0,
        no_address: { found: 0, inquiries: [] },
        review: { found: 0, inquiries: [] },
        overdue: { found: 0, inquiries: [] },
      },
      statements: { open: 0, overdue: { found: 0, statements: [] } },
      captures: { today: 0, unseen: 0, latest: [] },
      stateCounts: { negotiation: {} },
    })
  })

  test('shows the bookings in review that have waited longest, with cause, hotel, hour and amount', async () => {
    for (let count = 0; count < 11; count++) await review(`BOOKING${count}`, count)
    await insertSample(opened.db, { step: 'captured' })
    const { found, bookings } = (await desk()).bookings
    expect([found, bookings.length]).toEqual([11, 10])
    expect(bookings.map(({ reference }) => reference).slice(0, 2)).toEqual(['BOOKING10', 'BOOKING9'])
    expect(bookings[0]).toEqual({
      id: expect.any(String),
      reference: 'BOOKING10',
      reason: 'charged_twice',
      since: on.clock().subtract({ hours: 10 }).toString(),
      total: 575.01,
      hotel: 'The Sample',
      phone: '+1 212 555 0100',
      check_in: '2026-12-24T15:00',
    })
  })

  test('counts requests for hours by their cause, longest waiting first, and by their state', async () => {
    const early = await on.submit({ hasAddress: false })
    await on.submit({ isVerified: false, changes: { mailbox: 'guest-5@stayless.example' } })
    const broken = await on.submit({ changes: { mailbox: 'guest-6@stayless.example' } })
    await opened.db.updateTable('negotiations').set({ snapshot: '{}' }).where('id', '=', broken).execute()
    await on.act(broken, { event: { type: 'guest.withdraw' }, by: 'guest' })
    const late = await on.submit({ changes: { mailbox: 'guest-7@stayless.example' } })
    const deadline = on.clock().subtract({ minutes: 16 })
    await opened.db.updateTable('negotiations').set({ next_at: deadline }).where('id', '=', late).execute()
    await on.submit({ changes: { mailbox: 'guest-8@stayless.example' } })
    const ended = await on.submit({ changes: { mailbox: 'guest-9@stayless.example' } })
    await on.act(ended, { event: { type: 'guest.withdraw' }, by: 'guest' })
    await opened.db
      .updateTable('negotiations')
      .set({ moved_at: on.clock().subtract({ hours: 6 }) })
      .where('id', '=', early)
      .execute()
    const { inquiries, stateCounts } = await desk()
    expect(inquiries).toMatchObject({
      open: 4,
      no_address: {
        found: 1,
        inquiries: [{ id: early, phone: '', since: on.clock().subtract({ hours: 6 }).toString() }],
      },
      review: { found: 1, inquiries: [{ id: broken }] },
      overdue: { found: 1, inquiries: [{ id: late, since: deadline.toString() }] },
    })
    expect(stateCounts).toEqual({ negotiation: { unconfirmed: 1, addressless: 1, review: 1, asked: 2 } })
  })

  test('shows the statements that are overdue, longest first, beside the unpaid ones', async () => {
    await statement(1, { due: '2026-11-25' })
    await statement(2, { due: '2026-11-26' })
    await statement(3, { due: '2026-11-20' })
    await statement(4, { due: '2026-11-01', total_cents: 0 })
    await statement(5, { due: '2026-11-02', paid_at: on.clock(), paid_by: STAFF })
    expect((await desk()).statements).toEqual({
      open: 3,
      overdue: {
        found: 2,
        statements: [
          { number: 'S-000003', account: 'Levant Trading', total: 612.4, due: '2026-11-20' },
          { number: 'S-000001', account: 'Levant Trading', total: 612.4, due: '2026-11-25' },
        ],
      },
    })
  })

  test('counts the screens of today, and those since this member of staff last looked', async () => {
    await on.at('2026-11-25T23:59Z')
    const yesterday = await capture()
    await on.at('2026-11-26T00:00Z')
    await capture()
    await addLook(opened.db, { capture_code: yesterday, staff_uid: STAFF, at: on.clock() })
    await addLook(opened.db, { capture_code: yesterday, staff_uid: 'colleague', at: on.clock().add({ hours: 2 }) })
    await on.at('2026-11-26T01:00Z')
    const newest = await capture()
    expect((await desk()).captures).toMatchObject({ today: 2, unseen: 1, latest: [{ code: newest }, {}, {}] })
    await addLook(opened.db, { capture_code: newest, staff_uid: STAFF, at: on.clock() })
    await capture()
    expect((await desk()).captures).toMatchObject({ today: 3, unseen: 0 })
  })
})

const desk = async (): Promise<StaffDeskResponse> => {
  const { api } = given({
    handlers: staffDeskRoutes({
      db: opened.db,
      clock: on.clock,
      hotels,
      content: { page: () => ({ contact: { phone: '+1 212 555 0100' } }) },
      requireUser: (caller) =>
        caller === null ? Promise.reject(new Error()) : Promise.resolve({ ...caller, uid: STAFF }),
    }),
  })
  const answer = await api.request('/staff/desk/', { headers: { authorization: 'Bearer good' } })
  return create(await answer.json(), StaffDeskResponse)
}

/** A booking that staff have had to decide about for so many hours. */
const review = async (reference: string, hours: number): Promise<void> => {
  const { id } = await insertSample(opened.db, {
    reference,
    step: 'review',
    review_cause: 'charged_twice',
    total_cents: 57_501,
  })
  await opened.db
    .updateTable('booking_steps')
    .set({ at: on.clock().subtract({ hours }) })
    .where('booking_id', '=', id)
    .execute()
}

const statement = async (number: number, changes: object): Promise<void> => {
  await insertUser(
    opened.db,
    {
      uid: `account-${number}`,
      email: `account-${number}@stayless.example`,
      is_email_verified: true,
      first_name: 'Placeholder',
      last_name: 'Guest',
      phone: null,
    },
    on.clock(),
  )
  await opened.db
    .insertInto('statements')
    .values({
      number,
      user_uid: `account-${number}`,
      account: 'Levant Trading',
      month: '2026-10',
      total_cents: 61_240,
      issued_at: on.clock(),
      due: '2026-12-01',
      paid_at: null,
      paid_by: null,
      ...changes,
    })
    .execute()
}

let key = 0
const capture = (): Promise<string> =>
  storeCapture(
    { db: opened.db, clock: on.clock },
    { capture: sampleCapture(), key: `attempt-${key++}`, caller: null, address: '192.0.2.1' },
  )
