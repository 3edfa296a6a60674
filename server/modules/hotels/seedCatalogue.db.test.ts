import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { createAvailability, hourRange, type Availability } from '#server/modules/inventory/availability.ts'
import { hold, release } from '#server/modules/inventory/inventory.store.ts'
import { readRoomDays } from '#server/modules/inventory/roomDays.store.ts'
import { CITIES } from '#server/demo/catalogue/cities.ts'
import { demoHotels } from '#server/demo/catalogue/demoHotels.ts'
import { sentinelHotelId } from '#server/demo/catalogue/sentinels.ts'
import { createHotelIndex, type HotelIndex, type HotelRecord } from './hotels.index.ts'
import { readHotels } from './hotels.store.ts'
import { seedCatalogue } from './seedCatalogue.ts'

const SOURCE = demoHotels(CITIES.filter(({ id }) => id === 'tlv'))
const FIRST_DAY = '2026-11-20'

let opened: Awaited<ReturnType<typeof testDatabase>>
let db: Database
let hotels: HotelIndex
let availability: Availability
let seeded: boolean
beforeAll(async () => {
  opened = await testDatabase()
  db = opened.db
  seeded = await seedCatalogue(db, FIRST_DAY, SOURCE)
  const records = await readHotels(db)
  hotels = createHotelIndex(records)
  availability = createAvailability(records.flatMap((hotel) => hotel.room_types))
  await refresh()
})
afterAll(() => opened.close())

test('every hotel and room of the catalog is in the database, as generated', async () => {
  expect(seeded).toBe(true)
  expect(await readHotels(db)).toEqual(SOURCE.hotels())
})

test('a second start adds nothing and changes nothing', async () => {
  const before = await counts()
  expect(await seedCatalogue(db, '2026-12-01', SOURCE)).toBe(false)
  expect(await counts()).toEqual(before)
})

test('the inventory in memory has every busy hour of the database', async () => {
  const records = SOURCE.hotels()
  const expected = availabilityOf(records)
  const busy = hoursOfChange()
  const rooms = records.flatMap((hotel) => hotel.room_types)
  const differing = rooms.filter((room) =>
    busy.some((range) => availability.roomsFree(room, range) !== expected.roomsFree(room, range)),
  )
  expect(differing).toEqual([])
  const full = rooms.filter((room) => busy.some((range) => availability.roomsFree(room, range) === 0))
  expect(full.length).toBeGreaterThan(rooms.length / 10)
})

test('the sold-out hotel has no room on any night, for the search and for the hold', async () => {
  const [room] = hotels.hotel(sentinelHotelId('tlv', 'sold_out'))?.room_types ?? []
  const span = { from: '2027-05-01T23:00', until: '2027-05-02T00:00' }
  expect(room && availability.roomsFree(room, hourRange(span))).toBe(0)
  const booking = db.transaction().execute((tx) => hold(tx, { roomTypeId: room?.id ?? '', ...span, count: 1 }))
  await expect(booking).rejects.toMatchObject({ code: 'unavailable' })
})

test('a booking by another process is seen after a refresh', async () => {
  const room = hotels.hotel('tlv-0001')?.room_types[0]
  if (room === undefined) throw new Error('no room')
  const take = { roomTypeId: room.id, from: '2027-11-01T15:00', until: '2027-11-02T11:00', count: 1 }
  const free = () => availability.roomsFree(room, hourRange(take))
  const before = free()
  await db.transaction().execute((tx) => hold(tx, take))
  expect(free()).toBe(before)
  await refresh()
  expect(free()).toBe(before - 1)
  await db.transaction().execute((tx) => release(tx, take))
  await refresh()
  expect(free()).toBe(before)
})

const refresh = async (): Promise<void> => availability.replace(await readRoomDays(db, FIRST_DAY))

const counts = async (): Promise<unknown> => {
  const { rows } = await sql`
    select (select count(*)::integer from hotels) as hotels, (select count(*)::integer from room_types) as room_types,
      (select count(*)::integer from room_day) as room_day, (select sum(s)::integer from room_day, unnest(sold) s) as sold
  `.execute(db)
  return rows
}

/** Hours around the usual check-in and check-out, on every day of a year. */
const hoursOfChange = () =>
  Array.from({ length: 365 }, (_, days) => addDays(FIRST_DAY, days)).flatMap((day) =>
    [10, 11, 14, 15].map((hour) => hourRange({ from: dayHour(day, hour), until: dayHour(day, hour + 1) })),
  )

const availabilityOf = (records: HotelRecord[]): Availability => {
  const availability = createAvailability(records.flatMap((hotel) => hotel.room_types))
  for (const hotel of records)
    for (const { room_type_id, first, nights, cap, sold } of SOURCE.busyRuns(hotel, 395)) {
      const day = addDays(FIRST_DAY, first)
      const end = addDays(day, nights)
      // A closed room is closed for the whole of its first and last day.
      const span = cap === 0 ? [dayHour(day, 0), dayHour(addDays(end, 1), 0)] : [dayHour(day, 15), dayHour(end, 11)]
      const [from = '', until = ''] = span
      availability.apply({ roomTypeId: room_type_id, from, until, count: cap === 0 ? 255 : sold })
    }
  return availability
}
