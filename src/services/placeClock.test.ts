import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlaceClock, hourAt, withClockTimeout } from './placeClock.ts'

const JAFFA = { lat: 32.05, lng: 34.75 }

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T02:40:00Z') }))
afterEach(() => vi.useRealTimers())

test('a place is asked for once, and whoever looks at it hears of its clock', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('Asia/Jerusalem'))
  const heard = vi.fn<() => void>()
  const clock = createPlaceClock(load)
  clock.subscribe(heard)
  expect(clock.known(JAFFA)).toBeUndefined()
  expect(await Promise.all([clock.ask(JAFFA), clock.ask({ ...JAFFA })])).toEqual(['Asia/Jerusalem', 'Asia/Jerusalem'])
  expect([clock.known(JAFFA), load.mock.calls.length, heard.mock.calls.length]).toEqual(['Asia/Jerusalem', 1, 1])
})

test('a failure is no clock, and is asked again', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('Asia/Jerusalem'))
  load.mockRejectedValueOnce(new Error('no connection'))
  const clock = createPlaceClock(load)
  expect([await clock.ask(JAFFA), await clock.ask(JAFFA)]).toEqual([null, 'Asia/Jerusalem'])
})

test('a zone that this browser does not know is none', async () => {
  const clock = createPlaceClock(() => Promise.resolve('Mars/Olympus_Mons'))
  expect([await clock.ask(JAFFA), clock.known(JAFFA)]).toEqual([null, null])
})

test('nobody waits for a clock that does not come', async () => {
  const clock = createPlaceClock(() => new Promise(() => undefined))
  const answer = clock.ask(JAFFA)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await answer).toBeNull()
  expect(await withClockTimeout(Promise.resolve(1))).toBe(1)
})

test('the hour is that of the place; where no clock is known, the first of the guest’s own day', () => {
  expect([hourAt('America/New_York'), hourAt('Asia/Jerusalem')]).toEqual(['2026-11-21T21:00', '2026-11-22T04:00'])
  expect(hourAt(null)).toBe(`${Temporal.Now.plainDateISO().toString()}T00:00`)
})
