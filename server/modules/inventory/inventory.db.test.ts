import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UNAVAILABLE_MESSAGE } from '#contract/http/errors.ts'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { ApiError } from '#server/http/errors.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { hold, release, type RoomHold } from './inventory.store.ts'

const ROOM = 'demo-1-r1'
const CHRISTMAS = { roomTypeId: ROOM, from: '2026-12-24T09:00', until: '2026-12-26T18:00', count: 1 }

let opened: Awaited<ReturnType<typeof testDatabase>>
let db: Database
beforeAll(async () => {
  opened = await testDatabase()
  db = opened.db
})
afterAll(() => opened.close())
beforeEach(() => opened.empty())

describe('holding a room', () => {
  test('takes the hours of the stay and no others', async () => {
    await addSampleHotel(db, { id: 'demo-1', room_types: [{ rooms_total: 5 }] })
    await holdRoom({ ...CHRISTMAS, count: 2 })
    expect(await soldOf(ROOM)).toEqual([
      ['2026-12-24', hours((hour) => (hour >= 9 ? 2 : 0))],
      ['2026-12-25', hours(() => 2)],
      ['2026-12-26', hours((hour) => (hour < 18 ? 2 : 0))],
    ])
  })

  test('for a stay that ends at midnight leaves the next day alone', async () => {
    await addSampleHotel(db, { id: 'demo-1', room_types: [{ rooms_total: 5 }] })
    await holdRoom({ ...CHRISTMAS, until: '2026-12-25T00:00' })
    expect(await soldOf(ROOM)).toEqual([['2026-12-24', hours((hour) => (hour >= 9 ? 1 : 0))]])
  })

  test('lets two guests share the last room on one day if their hours do not overlap', async () => {
    await addSampleHotel(db, { id: 'demo-1', room_types: [{ rooms_total: 1 }] })
    await holdRoom({ ...CHRISTMAS, until: '2026-12-25T11:00' })
    await holdRoom({ ...CHRISTMAS, from: '2026-12-25T11:00' })
    await expect(holdRoom({ ...CHRISTMAS, from: '2026-12-25T10:00', until: '2026-12-25T12:00' })).rejects.toThrow(
      ApiError,
    )
  })

  test('fails as unavailable beyond the rooms left, and takes nothing', async () => {
    await addSampleHotel(db, { id: 'demo-1', room_types: [{ rooms_total: 3 }] })
    await holdRoom({ ...CHRISTMAS, from: '2026-12-25T15:00', count: 2 })
    const before = await soldOf(ROOM)
    await expect(holdRoom({ ...CHRISTMAS, count: 2 })).rejects.toMatchObject({
      code: 'unavailable',
      status: 409,
      message: UNAVAILABLE_MESSAGE,
    })
    expect(await soldOf(ROOM)).toEqual(before)
  })

  test('fails as unavailable on a closed day', async () => {
    await addSampleHotel(db, { id: 'demo-1', room_types: [{ rooms_total: 3 }] })
    await sql`insert into room_day (room_type_id, day, cap, sold)
      values (${ROOM}, '2026-12-25', 0, hours_of_day(0, 24, 0))`.execute(db)
    await expect(holdRoom(CHRISTMAS)).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('throws for a room type that does not exist', async () => {
    await expect(holdRoom({ ...CHRISTMAS, roomTypeId: 'nowhere' })).rejects.toThrow('no room type')
  })
})

describe('releasing a room', () => {
  test('frees the held hours for the next guest', async () => {
    await addSampleHotel(db, { id: 'demo-1', room_types: [{ rooms_total: 1 }] })
    await holdRoom(CHRISTMAS)
    await released(CHRISTMAS)
    expect((await soldOf(ROOM)).flatMap(([, sold]) => sold)).toEqual(Array.from({ length: 72 }, () => 0))
    await holdRoom(CHRISTMAS)
  })

  test('throws if it was never held', async () => {
    await addSampleHotel(db, { id: 'demo-1', room_types: [{ rooms_total: 1 }] })
    await expect(released(CHRISTMAS)).rejects.toThrow('was not held')
    await holdRoom(CHRISTMAS)
    await expect(released({ ...CHRISTMAS, count: 2 })).rejects.toThrow('room_day_not_negative')
  })
})

describe('many guests in parallel', () => {
  test('two hundred buyers want the last room: one gets it', async () => {
    await addSampleHotel(db, { id: 'demo-1', room_types: [{ rooms_total: 1 }] })
    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => holdRoom(CHRISTMAS)))
    expect(tally(outcomes)).toEqual({ fulfilled: 1, unavailable: 199 })
  })

  test('two hundred buyers want the last seven rooms: seven get one', async () => {
    await addSampleHotel(db, { id: 'demo-1', room_types: [{ rooms_total: 7 }] })
    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => holdRoom(CHRISTMAS)))
    expect(tally(outcomes)).toEqual({ fulfilled: 7, unavailable: 193 })
  })

  test('after six hundred random holds and releases, each hour counts exactly the rooms still held and never exceeds the total', async () => {
    const rooms = 12
    await addSampleHotel(db, { id: 'demo-1', room_types: [{ rooms_total: rooms }, { rooms_total: rooms }] })
    const random = seeded(7)
    const plans = Array.from({ length: 600 }, () => {
      const day = addDays('2026-12-01', random(20))
      const take: RoomHold = {
        roomTypeId: random(2) === 0 ? ROOM : 'demo-1-r2',
        from: dayHour(day, random(24)),
        until: dayHour(addDays(day, 1 + random(5)), random(24)),
        count: 1 + random(3),
      }
      return { take, cancels: random(7) < 3 }
    })
    const holds: RoomHold[] = []
    const outcomes = await Promise.allSettled(
      plans.map(async ({ take, cancels }) => {
        await holdRoom(take)
        if (cancels) await released(take)
        else holds.push(take)
      }),
    )
    expect(Object.keys(tally(outcomes)).sort()).toEqual(['fulfilled', 'unavailable'])

    for (const roomTypeId of [ROOM, 'demo-1-r2']) {
      const counted = (await soldOf(roomTypeId)).flatMap(([day, sold]) =>
        sold.map((count, hour) => [dayHour(day, hour), count] as const),
      )
      const expected = counted.map(([at]) => {
        const there = holds.filter((take) => take.roomTypeId === roomTypeId && take.from <= at && at < take.until)
        return [at, there.reduce((sum, take) => sum + take.count, 0)] as const
      })
      expect(counted).toEqual(expected)
      expect(Math.max(...counted.map(([, count]) => count))).toBeLessThanOrEqual(rooms)
    }
  })
})

const holdRoom = (take: RoomHold): Promise<void> => db.transaction().execute((transaction) => hold(transaction, take))

const released = (take: RoomHold): Promise<void> =>
  db.transaction().execute((transaction) => release(transaction, take))

const hours = (count: (hour: number) => number): number[] => Array.from({ length: 24 }, (_, hour) => count(hour))

const soldOf = async (roomTypeId: string): Promise<[day: string, sold: number[]][]> => {
  const { rows } = await sql<{ day: string; sold: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, array_to_string(sold, ',') as sold
    from room_day where room_type_id = ${roomTypeId} order by room_day.day`.execute(db)
  return rows.map(({ day, sold }) => [day, sold.split(',').map(Number)])
}

const tally = (outcomes: PromiseSettledResult<void>[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) {
    const name = outcome.status === 'fulfilled' ? 'fulfilled' : codeOf(outcome.reason)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

const codeOf = (reason: unknown): string => (reason instanceof ApiError ? reason.code : 'defect')

const seeded = (seed: number): ((below: number) => number) => {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % below
  }
}
