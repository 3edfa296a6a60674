import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Listener } from '#server/db/listening.ts'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { createAvailability, hourRange } from './availability.ts'
import { followInventory } from './inventory.feed.ts'
import { hold, readChange, release } from './inventory.store.ts'

const ROOM = 'demo-1-r1'
const STAY = { roomTypeId: ROOM, from: '2126-12-24T09:00', until: '2126-12-26T18:00' }
const ANNOUNCED = JSON.stringify(STAY)

let opened: Awaited<ReturnType<typeof testDatabase>>
let db: Database
beforeAll(async () => {
  opened = await testDatabase()
  db = opened.db
})
afterAll(() => opened.close())
beforeEach(() => opened.empty())

const followed = async () => {
  const hotel = await addSampleHotel(db, { id: 'demo-1', room_types: [{ rooms_total: 5 }] })
  const availability = createAvailability(hotel.room_types)
  const warnings: string[] = []
  let listener: Listener | undefined
  const feed = followInventory({
    db,
    clock: () => Temporal.Now.instant(),
    availability,
    listen: (_, given) => {
      listener = given
      return { stop: async () => {} }
    },
    warn: (message) => warnings.push(message),
    everyMs: 1e9,
  })
  const [room] = hotel.room_types
  if (listener === undefined || room === undefined) throw new Error('Nobody listens')
  return { feed, listener, warnings, free: () => availability.roomsFree(room, hourRange(STAY)) }
}

const sold = (count: number): Promise<void> => db.transaction().execute((tx) => hold(tx, { ...STAY, count }))

test('a sale or release by another process is read once it is notified, and not before', async () => {
  const { feed, listener, free } = await followed()
  await sold(2)
  expect(free()).toBe(5)
  listener.notify(ANNOUNCED)
  await expect.poll(free).toBe(3)
  await db.transaction().execute((tx) => release(tx, { ...STAY, count: 1 }))
  listener.notify(ANNOUNCED)
  await expect.poll(free).toBe(4)
  await feed.stop()
})

test('changes missed while not listening are read when listening begins', async () => {
  const { feed, listener, warnings, free } = await followed()
  listener.broken(new Error('gone'))
  await sold(3)
  listener.listening()
  await expect.poll(free).toBe(2)
  expect(warnings).toEqual(['the inventory is not announced any more'])
  await feed.stop()
})

test('an invalid notification, or too many at once, causes a full read', async () => {
  const { feed, listener, free } = await followed()
  await sold(1)
  listener.notify('something else')
  await expect.poll(free).toBe(4)
  await sold(1)
  for (let turn = 0; turn < 1000; turn += 1) listener.notify(JSON.stringify({ ...STAY, roomTypeId: `other-${turn}` }))
  await expect.poll(free).toBe(3)
  await feed.stop()
})

test('a failed read is logged, and the next one runs', async () => {
  const { feed, listener, warnings, free } = await followed()
  await sql`alter table room_day rename to hidden`.execute(db)
  listener.notify(ANNOUNCED)
  await expect.poll(() => warnings).toEqual(['the inventory was not read again'])
  await sql`alter table hidden rename to room_day`.execute(db)
  await sold(5)
  listener.notify(ANNOUNCED)
  await expect.poll(free).toBe(0)
  await feed.stop()
})

test('after a stop nothing is read, whatever is notified, and no timer runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { feed, listener, free } = await followed()
  await feed.stop()
  expect(vi.getTimerCount()).toBe(0)
  await sold(2)
  listener.notify(ANNOUNCED)
  listener.listening()
  await feed.stop()
  expect(free()).toBe(5)
})

test.each([
  [ANNOUNCED, true],
  ['{"roomTypeId":"a-r1","from":"2026-12-24","until":"2026-12-26T18:00"}', false],
  ['{"roomTypeId":"a-r1"}', false],
  ['null', false],
  ['', false],
  ['{', false],
])('a notification is parsed, and nothing else is mistaken for one: %s', (payload, isOurs) => {
  expect(readChange(payload) !== undefined).toBe(isOurs)
})
