import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlaceClock, hourAt, withClockTimeout } from './placeClock.ts'

const JAFFA = { lat: 32.05, lng: 34.75 }

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T02:40:00Z') }))
afterEach(() => vi.useRealTimers())

test("loads a place's zone once, and notifies every subscriber", async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('Asia/Jerusalem'))
  const listener = vi.fn<() => void>()
  const clock = createPlaceClock(load)
  clock.subscribe(listener)
  expect(clock.getZone(JAFFA)).toBeUndefined()
  expect(await Promise.all([clock.ask(JAFFA), clock.ask({ ...JAFFA })])).toEqual(['Asia/Jerusalem', 'Asia/Jerusalem'])
  expect([clock.getZone(JAFFA), load.mock.calls.length, listener.mock.calls.length]).toEqual(['Asia/Jerusalem', 1, 1])
})

test('a failed request yields no zone, and is repeated next time', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('Asia/Jerusalem'))
  load.mockRejectedValueOnce(new Error('no connection'))
  const clock = createPlaceClock(load)
  expect([await clock.ask(JAFFA), await clock.ask(JAFFA)]).toEqual([null, 'Asia/Jerusalem'])
})

test('ignores a zone that the browser does not know', async () => {
  const clock = createPlaceClock(() => Promise.resolve('Mars/Olympus_Mons'))
  expect([await clock.ask(JAFFA), clock.getZone(JAFFA)]).toEqual([null, null])
})

test('does not wait for a zone that never arrives', async () => {
  const clock = createPlaceClock(() => new Promise(() => undefined))
  const answer = clock.ask(JAFFA)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await answer).toBeNull()
  expect(await withClockTimeout(Promise.resolve(1))).toBe(1)
})

test('the hour is local to the place; without a zone, it is the first hour of the guest’s day', () => {
  expect([hourAt('America/New_York'), hourAt('Asia/Jerusalem')]).toEqual(['2026-11-21T21:00', '2026-11-22T04:00'])
  expect(hourAt(null)).toBe(`${Temporal.Now.plainDateISO().toString()}T00:00`)
})
