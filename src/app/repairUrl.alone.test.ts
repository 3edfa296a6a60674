import { linkChanges } from '#src/actors/search/searchUrl.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSearchUrl } from '#machines/search/search.url.ts'
import { mendedHotelQuery, mendedResultsQuery } from './repairUrl.ts'

const clocks = vi.hoisted(() => ({
  ofHotel: vi.fn<(id: string) => Promise<string>>(),
  ofPlace: vi.fn<(point: object) => Promise<string>>(),
}))
const beginNotice = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('#src/views/searchForm/UrlRepairNotice.tsx', () => ({ useLinkChanges: { begin: beginNotice } }))
vi.mock('#src/actors/hotel/hotelClock.ts', () => ({ timeZoneOfHotel: clocks.ofHotel }))
vi.mock('#src/actors/search/placeClock.ts', () => ({ placeClock: { ask: clocks.ofPlace } }))

/** 21:40 on the 21st in New York, 04:40 on the 22nd in Jerusalem. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T02:40:00Z') })
  clocks.ofHotel.mockReset().mockResolvedValue('America/New_York')
  clocks.ofPlace.mockReset().mockResolvedValue('America/New_York')
  beginNotice.mockReset().mockResolvedValue()
  linkChanges.putAway()
})
afterEach(() => vi.useRealTimers())

const dest = 'Tel Aviv|32.08|34.78|false'
const tonight = { dest, in: '2026-11-21-15', out: '2026-11-22-11' }
const readChanges = (pathname: string, search: Record<string, string>) =>
  linkChanges.of(pathname, readSearchUrl(search, { now: '2026-11-21T22:00', timeZone: null }, '2026-11-22').criteria)

test("a URL that asks for past hours is repaired by the hotel's clock, and its page says so", async () => {
  const mended = await mendedHotelQuery({ pathname: '/hotels/nyc-0001', search: tonight }, 'nyc-0001')
  expect(mended).toMatchObject({ in: '2026-11-21-22', out: '2026-11-22-11' })
  expect(clocks.ofHotel.mock.calls).toEqual([['nyc-0001']])
  expect(readChanges('/hotels/nyc-0001', mended ?? {})).toEqual(['hour_passed'])
  // A repaired URL needs no second repair.
  expect(await mendedHotelQuery({ pathname: '/hotels/nyc-0001', search: mended ?? {} }, 'nyc-0001')).toBeNull()
})

test("a hotel's URL without a place gets none", async () => {
  const { in: checkIn, out } = tonight
  const mended = await mendedHotelQuery({ pathname: '/hotels/nyc-0001', search: { in: checkIn, out } }, 'nyc-0001')
  expect(mended).toMatchObject({ in: '2026-11-21-22' })
  expect(mended).not.toHaveProperty('dest')
})

test('a results URL is repaired by the clock of its destination', async () => {
  const mended = await mendedResultsQuery({ pathname: '/hotels', search: tonight })
  expect(mended).toMatchObject({ in: '2026-11-21-22' })
  expect(clocks.ofPlace.mock.calls).toEqual([[{ lat: 32.08, lng: 34.78 }]])
  expect(readChanges('/hotels', mended ?? {})).toEqual(['hour_passed'])
})

test('a valid URL stays as it is, without a notice', async () => {
  const search = { dest, in: '2026-12-24-15', out: '2026-12-27-11' }
  expect(await mendedResultsQuery({ pathname: '/hotels', search })).toBeNull()
  expect(readChanges('/hotels', search)).toEqual([])
  expect(beginNotice).not.toHaveBeenCalled()
})

test('the page waits for the notice to load, but not forever', async () => {
  let come: (() => void) | undefined
  beginNotice.mockReturnValue(new Promise((resolve) => (come = resolve)))
  const ended = vi.fn<() => void>()
  const mending = mendedResultsQuery({ pathname: '/hotels', search: tonight }).then(ended)
  await vi.advanceTimersByTimeAsync(50)
  expect(ended).not.toHaveBeenCalled()
  come?.()
  await mending
  beginNotice.mockReturnValue(new Promise(() => {}))
  const hung = mendedResultsQuery({ pathname: '/hotels', search: tonight })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await hung).toMatchObject({ in: '2026-11-21-22' })
})
