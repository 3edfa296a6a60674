import { describe, expect, test } from 'vitest'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import { chance } from '#demoImages/chance.ts'
import { createAvailability, hourRange } from './availability.ts'
import { epochDay } from './epochDay.ts'

const ROOM = { number: 7 }
const STAY = { from: '2026-12-24T15:00', until: '2026-12-26T11:00' }

describe('rooms that are free', () => {
  test('are all of them if nothing is known of a day', () => {
    expect(availability().roomsFree(ROOM, hourRange(STAY))).toBe(5)
  })

  test('are none for an unknown room type', () => {
    expect(availability().roomsFree({ number: 2 }, hourRange(STAY))).toBe(0)
  })

  test('are as many as the fullest hour leaves, within the requested hours only', () => {
    const hours = availability()
    hours.replace([
      { room_type_id: 'room', epoch_day: epochDay('2026-12-24'), cap: 5, sold: soldAt({ 14: 5, 15: 2 }) },
      { room_type_id: 'room', epoch_day: epochDay('2026-12-26'), cap: 5, sold: soldAt({ 10: 4, 11: 5 }) },
      { room_type_id: 'unknown', epoch_day: epochDay('2026-12-25'), cap: 5, sold: soldAt({ 1: 5 }) },
    ])
    expect(hours.roomsFree(ROOM, hourRange(STAY))).toBe(1)
    expect(hours.roomsFree(ROOM, hourRange({ ...STAY, from: '2026-12-24T14:00' }))).toBe(0)
    expect(hours.roomsFree(ROOM, hourRange({ ...STAY, until: '2026-12-26T10:00' }))).toBe(3)
    expect(hours.roomsFree(ROOM, hourRange({ ...STAY, until: '2026-12-26T12:00' }))).toBe(0)
  })

  test('are none on a closed day', () => {
    const hours = availability()
    hours.replace([{ room_type_id: 'room', epoch_day: epochDay('2026-12-25'), cap: 0, sold: soldAt({}) }])
    expect(hours.roomsFree(ROOM, hourRange(STAY))).toBe(0)
  })

  test('are fewer after a booking, and as before once it is released', () => {
    const hours = availability()
    hours.apply({ roomTypeId: 'room', ...STAY, count: 2 })
    expect(hours.roomsFree(ROOM, hourRange(STAY))).toBe(3)
    expect(hours.roomsFree(ROOM, hourRange({ from: '2026-12-26T11:00', until: '2026-12-27T00:00' }))).toBe(5)
    expect(hours.roomsFree(ROOM, hourRange({ from: '2026-12-24T00:00', until: '2026-12-24T15:00' }))).toBe(5)
    hours.apply({ roomTypeId: 'room', ...STAY, count: -2 })
    expect(hours.roomsFree(ROOM, hourRange(STAY))).toBe(5)
  })

  test('match the table on the days read again, and stay the same on the others', () => {
    const hours = availability()
    hours.apply({ roomTypeId: 'room', from: '2026-12-23T15:00', until: '2026-12-27T11:00', count: 1 })
    hours.correct({ roomTypeId: 'room', ...STAY }, [
      { room_type_id: 'room', epoch_day: epochDay('2026-12-25'), cap: 5, sold: soldAt({ 10: 5 }) },
    ])
    const free = (day: string) => hours.roomsFree(ROOM, hourRange({ from: `${day}T00:00`, until: `${day}T24:00` }))
    expect(['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27'].map(free)).toEqual([4, 5, 0, 5, 4])
    hours.correct({ roomTypeId: 'unknown', ...STAY }, [])
    expect(free('2026-12-25')).toBe(0)
  })

  test('match the table after a full replacement', () => {
    const hours = availability()
    hours.apply({ roomTypeId: 'room', ...STAY, count: 5 })
    hours.replace([])
    expect(hours.roomsFree(ROOM, hourRange(STAY))).toBe(5)
  })
})

test('days read with the same counts are sold separately', () => {
  const hours = availability()
  const sold = soldAt({ 12: 1 })
  const days = ['2026-12-24', '2026-12-25'].map((day) => ({
    room_type_id: 'room',
    epoch_day: epochDay(day),
    cap: 5,
    sold,
  }))
  hours.replace(days)
  hours.apply({ roomTypeId: 'room', from: '2026-12-24T00:00', until: '2026-12-25T00:00', count: 3 })
  const free = (day: string) => hours.roomsFree(ROOM, hourRange({ from: `${day}T00:00`, until: `${day}T23:00` }))
  expect([free('2026-12-24'), free('2026-12-25')]).toEqual([1, 4])
})

test('the check for free rooms always agrees with their number', () => {
  const r = chance('rooms')
  const hours = availability()
  const anySpan = () => {
    const day = addDays('2026-12-20', r.whole(0, 9))
    return { from: dayHour(day, r.whole(0, 23)), until: dayHour(addDays(day, r.whole(1, 4)), r.whole(0, 23)) }
  }
  let [refused, free] = [0, 0]
  for (let turn = 0; turn < 3000; turn += 1) {
    const [taken, range, count] = [anySpan(), hourRange(anySpan()), r.whole(1, 6)]
    if (r.whole(0, 2) > 0) hours.apply({ roomTypeId: 'room', ...taken, count: r.whole(-3, 3) })
    if (r.whole(0, 40) === 0) hours.correct({ roomTypeId: 'room', ...taken }, [])
    const has = hours.hasRooms(ROOM, range, count)
    expect([turn, has]).toEqual([turn, hours.roomsFree(ROOM, range) >= count])
    if (has) free += 1
    else refused += 1
  }
  expect(Math.min(refused, free)).toBeGreaterThan(300)
})

const availability = () => createAvailability([{ id: 'room', number: 7, rooms_total: 5 }])

const soldAt = (counts: Record<number, number>): number[] => Array.from({ length: 24 }, (_, hour) => counts[hour] ?? 0)
