import { create } from 'superstruct'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { StaffHotelsResponse } from '#contract/inquiry/desk.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { hotelAddressOf, saveContact } from '#server/modules/hotelContacts/hotelContacts.store.ts'
import { findToken, issueToken, markTokenUsed } from '#server/modules/tokens/tokens.store.ts'
import { negotiationsOn } from './negotiations.testing.ts'
import { staffHotelsRoutes } from './staffHotels.routes.ts'

const HOTEL = 'place:1'
const LISTED = 'hotel@stayless.example'
const JOINED = 'desk@hotels.example'

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

test('staff see who speaks for a hotel that joined by itself: since when, and whose mailbox confirmed it', async () => {
  await join()
  await saveContact(opened.db, { ...contact(JOINED), hotel_key: 'place:2', source: 'staff' })
  const [hotel, ...others] = await list()
  expect(hotel).toEqual({
    key: HOTEL,
    name: 'Placeholder Hotel',
    email: JOINED,
    person: 'Placeholder Hotelier',
    phone: '',
    confirmed_at: on.clock().toString(),
    confirmed_by: LISTED,
    listed: LISTED,
  })
  expect(others).toEqual([])
})

test('staff end it: its links end, the catalogue’s address is the hotel’s again, and what it was asked waits for them', async () => {
  await join()
  const id = await on.submit()
  const desk = await link('desk')
  on.letters()
  expect(await end(JOINED)).toEqual([])
  expect([await on.state(id), on.letters()]).toEqual(['addressless', ['staff no_address']])
  expect(await findToken(opened.db, 'desk', desk)).toBeUndefined()
  expect((await hotelAddressOf(opened.db, on.content, HOTEL))?.email).toBe(LISTED)
})

test('nothing ends if the hotel has another address by now', async () => {
  await join()
  const id = await on.submit()
  await expect(end('old@hotels.example')).rejects.toMatchObject({ code: 'not_found', field: 'email' })
  expect([await on.state(id), (await list()).length]).toEqual(['asked', 1])
})

const contact = (email: string) => ({
  hotel_key: HOTEL,
  email,
  lang: 'en' as const,
  source: 'hotel' as const,
  person: 'Placeholder Hotelier',
  phone: '',
  verified_at: on.clock(),
  updated_at: on.clock(),
})

const link = (kind: 'desk' | 'hotel-email', detail: object = {}) =>
  issueToken(opened.db, {
    kind,
    subject: { hotelKey: HOTEL },
    expiresAt: on.clock().add({ hours: 48 }),
    detail,
    now: on.clock(),
  })

/** The hotel joins with another address than the catalogue's, which confirms it. */
const join = async () => {
  const token = await link('hotel-email', { hotel: 'Placeholder Hotel', email: JOINED, to: LISTED })
  const row = await findToken(opened.db, 'hotel-email', token)
  if (row === undefined) throw new Error('no token')
  await markTokenUsed(opened.db, row, on.clock())
  await saveContact(opened.db, contact(JOINED))
}

const routes = () =>
  staffHotelsRoutes({ db: opened.db, hotels: on.hotels, content: on.content, actWithin: on.actWithin })

const list = async () => {
  // Typed for a body that a GET cannot have.
  const answer: unknown = await Reflect.apply(routes().staffHotels, undefined, [])
  return create(answer, StaffHotelsResponse).hotels
}

const end = async (email: string) => {
  const answer: unknown = await routes().endStaffHotel({
    params: {},
    query: {},
    body: { key: HOTEL, email },
    caller: null,
    context: { requestId: '', locale: 'en', address: '192.0.2.1', idempotencyKey: undefined },
  })
  return create(answer, StaffHotelsResponse).hotels
}
