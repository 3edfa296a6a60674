import { MAX_FAVORITES } from '#contract/http/limits.ts'
import { randomUUID } from 'node:crypto'
import { create } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FavoritesResponse } from '#contract/user/favorites.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { askingFor, CONTEXT } from '#server/http/asking.testing.ts'
import { createHotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { insertUser } from '#server/modules/user/user.store.ts'
import { favoritesRoutes } from './favorites.routes.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())

test('a favorite hotel is listed in the requested language', async () => {
  const guest = await newGuest()
  await guest.add(['nyc-0001'])
  const [favorite] = (await guest.list('he')).favorites
  expect(favorite).toEqual({
    hotel: {
      id: 'nyc-0001',
      name: 'הדוגמה',
      stars: 3,
      image: '/pictures/nyc-0001-15.svg',
      city: 'nyc he',
      reviews: { rating: 8.1, count: 120 },
    },
    added_at: '2026-12-24T15:00:00Z',
  })
})

test('the newest comes first, also among those merged together', async () => {
  const guest = await newGuest()
  await guest.add(['nyc-0001'])
  await guest.add(['nyc-0002', 'nyc-0003'])
  expect(idsOf(await guest.list())).toEqual(['nyc-0002', 'nyc-0003', 'nyc-0001'])
})

test('merging is idempotent, and skips hotels that are not in the catalog', async () => {
  const guest = await newGuest()
  await guest.add(['nyc-0002', 'nyc-0001', 'nyc-0002', 'nowhere'])
  expect(idsOf(await guest.add(['nyc-0001', 'nyc-0002']))).toEqual(['nyc-0002', 'nyc-0001'])
  expect(idsOf(await guest.add(['nowhere']))).toEqual(['nyc-0002', 'nyc-0001'])
})

test('ten parallel merges add each hotel once', async () => {
  const guest = await newGuest()
  await Promise.all(Array.from({ length: 10 }, () => guest.add(['nyc-0001', 'nyc-0002'])))
  expect(idsOf(await guest.list())).toEqual(['nyc-0001', 'nyc-0002'])
})

test('beyond the limit the oldest are deleted, even with two parallel additions', async () => {
  const guest = await newGuest()
  await guest.add(ALL.slice(0, MAX_FAVORITES))
  await Promise.all([guest.add(ALL.slice(MAX_FAVORITES, -1)), guest.add(ALL.slice(-1))])
  const ids = idsOf(await guest.list())
  expect([ids.length, new Set(ids).size]).toEqual([MAX_FAVORITES, MAX_FAVORITES])
  expect(ids.slice(0, 3).toSorted()).toEqual(ALL.slice(-3).toSorted())
  expect(ids).not.toContain(ALL[MAX_FAVORITES - 1])
})

test('removing a favorite is idempotent', async () => {
  const guest = await newGuest()
  await guest.add(['nyc-0001', 'nyc-0002'])
  expect(idsOf(await guest.remove('nyc-0001'))).toEqual(['nyc-0002'])
  expect(idsOf(await guest.remove('nyc-0001'))).toEqual(['nyc-0002'])
})

test('a guest cannot see or change another guest’s favorites', async () => {
  const [one, other] = [await newGuest(), await newGuest()]
  await one.add(['nyc-0001'])
  await other.add(['nyc-0002'])
  await other.remove('nyc-0001')
  expect([idsOf(await one.list()), idsOf(await other.list())]).toEqual([['nyc-0001'], ['nyc-0002']])
})

test('a visitor’s favorites are told in the order of their ids, without hotels that are not sold', async () => {
  const guest = await newGuest()
  const [first, second] = (await guest.add(['nyc-0002', 'nyc-0003'])).favorites.map(({ hotel }) => hotel)
  const ids = [second?.id ?? '', 'nobody', first?.id ?? '']
  expect(await guest.hotelsOf(ids)).toEqual({ hotels: [second, first] })
})

test('favorites are deleted with the user', async () => {
  const guest = await newGuest()
  await guest.add(['nyc-0001'])
  await opened.db.deleteFrom('users').where('uid', '=', guest.uid).execute()
  const left = opened.db.selectFrom('user_favorites').select('hotel_id').where('user_id', '=', guest.id)
  expect(await left.execute()).toEqual([])
  await expect(guest.list()).rejects.toMatchObject({ status: 404 })
})

const ALL = Array.from({ length: MAX_FAVORITES + 3 }, (_, place) => `nyc-${String(place + 1).padStart(4, '0')}`)
const hotels = createHotelIndex(ALL.map((id) => sampleHotel({ id })))

const idsOf = ({ favorites }: FavoritesResponse): string[] => favorites.map(({ hotel }) => hotel.id)

const plain = async (answer: Promise<unknown>): Promise<FavoritesResponse> => create(await answer, FavoritesResponse)

const newGuest = async () => {
  const { db } = opened
  const now = Temporal.Instant.from('2026-12-24T15:00:00Z')
  const uid = randomUUID()
  const email = `${uid}@stayless.example`
  const names = { first_name: 'Maya', last_name: 'Cohen', phone: null }
  const { id } = await insertUser(db, { uid, email, is_email_verified: true, ...names }, now)
  const routes = favoritesRoutes({
    db,
    clock: () => now,
    hotels,
    content: { image: (hotelId, hour) => `/pictures/${hotelId}-${hour}.svg` },
    cityName: ({ city_id }, locale) => `${city_id} ${locale}`,
  })
  const caller = { uid, email, email_verified: true, auth_time: now, way: 'password', credential: '' }
  const asking = <Query>(query: Query, locale: Locale = 'en') => askingFor(query, caller, { ...CONTEXT, locale })
  return {
    id,
    uid,
    list: (locale?: Locale) => plain(routes.favorites(asking({}, locale))),
    add: (hotel_ids: string[]) => {
      const { params, query, context } = asking({})
      return plain(routes.addFavorites({ params, query, context, caller, body: { hotel_ids } }))
    },
    hotelsOf: (ids: string[]) => routes.favoriteHotels(asking({ ids })),
    remove: (hotel_id: string) => plain(routes.removeFavorite(asking({ hotel_id }))),
  }
}
