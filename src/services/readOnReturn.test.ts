import { inManhattan } from '#machines/search/search.samples.ts'
import { focusManager, QueryObserver, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookingsQuery, companyBookingsQuery } from './guestQueries.ts'
import { createQueryClient, MINUTE_MS } from './query.ts'
import { priceMatrixQuery, roomsQuery } from './stayQueries.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
})

/** Whether a page that shows `data` asks the server again when it comes back to the front `minutes` later. */
const isReadAgain = async <Data, Key extends QueryKey>(
  query: QueryObserverOptions<Data, Error, Data, Data, Key>,
  data: Data,
  minutes: number,
): Promise<boolean> => {
  const request = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({}, { status: 404 })))
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const client = createQueryClient()
  client.mount()
  const leave = new QueryObserver(client, { ...query, initialData: data }).subscribe(() => undefined)
  focusManager.setFocused(false)
  vi.setSystemTime(Date.now() + minutes * MINUTE_MS)
  focusManager.setFocused(true)
  // The cache hears of it a moment later.
  await new Promise((resolve) => setTimeout(resolve))
  await expect.poll(() => client.isFetching()).toBe(0)
  leave()
  client.unmount()
  return request.mock.calls.length > 0
}

const A_DAY = 24 * 60
const occupancy = { hotelId: 'nyc-0001', ...inManhattan }

test('bookings are read again by a page that is opened a day later: time alone changes them', async () => {
  expect(await isReadAgain(bookingsQuery(), [], A_DAY)).toBe(true)
  expect(await isReadAgain(companyBookingsQuery(), { company: null, bookings: [], inquiries: [] }, A_DAY)).toBe(true)
})

test.each([
  ['a day', A_DAY, true],
  ['half an hour', 31, true],
  ['a few minutes, in which the guest may have compared with another tab', 10, false],
])('prices and deadlines of a hotel’s page, after %s: read again %j', async (_, minutes, again) => {
  expect(await isReadAgain(roomsQuery(occupancy), [], minutes)).toBe(again)
  expect(await isReadAgain(priceMatrixQuery(occupancy), { board: [], terms: [], currency: 'USD' }, minutes)).toBe(again)
})
