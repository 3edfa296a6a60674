import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contract/user/user.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { sampleBooking } from '#server/modules/bookings/bookings.samples.ts'
import { insertBooking, type NewBooking } from '#server/modules/bookings/bookings.store.ts'
import type { Caller } from '#server/http/handler.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { insertUser, userOf } from '#server/modules/user/user.store.ts'
import { createInquiries } from '#server/modules/negotiations/inquiries.service.ts'
import { negotiationsOn } from '#server/modules/negotiations/negotiations.testing.ts'
import { bookingsForManager } from './company.service.ts'
import { companyNamed } from './company.store.ts'

const NOW = Temporal.Instant.from('2026-12-02T12:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await addSampleHotel(db)
  const [ours, others] = [await companyNamed(db, 'Ours'), await companyNamed(db, 'Others')]
  await add('manager', 'manager', ours.id)
  await add('employee', 'b2b', ours.id)
  await add('competitor', 'b2b', others.id)
  await add('freelance', 'manager', null)
  await add('unproven', 'manager', ours.id, false)
  await book('employee', { created_at: Temporal.Instant.from('2026-12-01T08:00Z') })
  await book('manager', { created_at: Temporal.Instant.from('2026-12-01T09:00Z') })
  await book('employee', { step: 'declined' })
  await book('competitor')
})
afterAll(() => database.close())

describe('the bookings of a company', () => {
  test('show their manager those of all its accounts, newest first, with the account', async () => {
    const { company, bookings } = await ask('manager')
    expect(company).toEqual({ name: 'Ours' })
    expect(bookings.map(({ account, booking }) => [account.email, booking.status])).toEqual([
      ['manager@stayless.example', 'confirmed'],
      ['employee@stayless.example', 'confirmed'],
    ])
  })

  test('are empty for a manager without a company', async () => {
    expect(await ask('freelance')).toEqual({ company: null, bookings: [], inquiries: [] })
  })

  test('come with its inquiries, which the manager reads and cannot change', async () => {
    const { db } = database
    const on = negotiationsOn(() => db)
    const id = await on.submit({ changes: { user_uid: 'employee' } })
    await on.submit({ changes: { user_uid: 'competitor', mailbox: 'other@mail.example' } })
    const { inquiries } = await ask('manager')
    expect(inquiries.map(({ inquiry, account }) => [inquiry.id, account.email, inquiry.actions])).toEqual([
      [id, 'employee@stayless.example', []],
    ])
    const service = createInquiries({
      db,
      clock: () => NOW,
      act: on.act,
      vault: { store: nothing, find: nothing },
      tries: { begin: nothing },
      forgetUnusedCard: nothing,
    })
    expect(await service.read(id, by('manager'))).toMatchObject({ canAct: false })
    expect(await service.read(id, by('employee'))).toMatchObject({ canAct: true })
    await expect(service.withdraw(id, by('manager'))).rejects.toMatchObject({ status: 403 })
    for (const uid of ['competitor', 'unproven', 'freelance'])
      await expect(service.read(id, by(uid))).rejects.toMatchObject({ status: 404 })
  })

  test('come with the bids of its bookings', async () => {
    const { db } = database
    const booking_id = await book('employee')
    const id = await negotiationsOn(() => db).submit({
      changes: { kind: 'bid', side: 'check_in', booking_id, user_uid: 'employee', mailbox: 'bid@mail.example' },
    })
    const { inquiries } = await ask('manager')
    expect(inquiries.find(({ inquiry }) => inquiry.id === id)).toMatchObject({
      inquiry: { kind: 'bid', booking: { id: booking_id }, actions: [] },
      account: { email: 'employee@stayless.example' },
    })
  })

  test.each(['employee', 'competitor', 'unproven', 'nobody'])('are not for %s', async (uid) => {
    await expect(ask(uid)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
  })
})

test('a company exists once, however many requests create it in parallel', async () => {
  const made = await Promise.all([1, 2, 3].map(() => companyNamed(database.db, 'Crowded')))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
})

const add = (uid: string, type: Role, company_id: string | null, is_email_verified = true) =>
  insertUser(
    database.db,
    {
      uid,
      email: `${uid}@stayless.example`,
      is_email_verified,
      first_name: 'Placeholder',
      last_name: 'Guest',
      phone: null,
      type,
      company_id,
    },
    NOW,
  )

const book = async (user_uid: string, changes: Partial<NewBooking> = {}): Promise<string> => {
  const booking = sampleBooking({ user_uid, step: 'captured', ...changes })
  await insertBooking(database.db, booking)
  return booking.id
}

const callerOf = (uid: string): Caller => ({
  uid,
  email: `${uid}@stayless.example`,
  email_verified: true,
  auth_time: NOW,
  way: 'password',
  credential: '',
})
const by = (uid: string) => ({ caller: callerOf(uid), token: undefined, address: '192.0.2.1' })
const nothing = () => Promise.reject(new Error('nothing is stored'))
const image = () => '/picture.webp'

const ask = async (uid: string) => {
  const caller = callerOf(uid)
  const deps = { db: database.db, clock: () => NOW, hotels: { hotel: () => undefined }, image, content: { image } }
  return bookingsForManager(deps, await userOf(database.db, caller), 'en')
}
