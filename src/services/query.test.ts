import { describe, expect, test, vi } from 'vitest'
import { boundsCodec } from '#contract/hotel/destination.ts'
import type { Hotel, SearchCriteria } from '#contract/hotel/hotels.ts'
import { inManhattan } from '#machines/search/search.samples.ts'
import { ApiFailure } from './apiFailure.ts'
import { createQueryClient } from './query.ts'
import { priceMatrixQuery, roomsQuery, similarQuery } from './stayQueries.ts'

/** How often a failing read is retried. */
const countRetries = (error: Error): number => {
  const retry = createQueryClient().getDefaultOptions().queries?.retry
  if (typeof retry !== 'function') throw new Error('no rule')
  let failures = 0
  while (failures < 9 && retry(failures, error)) failures += 1
  return failures
}

test.each([
  ['a fault of the server', new ApiFailure({ code: 'internal', status: 500 }), 2],
  ['a connection that broke', new ApiFailure({ code: 'unreachable' }), 2],
  ['a refusal', new ApiFailure({ code: 'not_found', status: 404 }), 0],
  ['a server that hangs', new ApiFailure({ code: 'timeout' }), 0],
])('after %s a read is retried as often as it may help', (_, error, times) => {
  expect(countRetries(error)).toBe(times)
})

const HOTEL: Pick<Hotel, 'id' | 'name' | 'location'> = {
  id: 'nyc-0001',
  name: 'Meridian Yard',
  location: { lat: 0, lng: 0 },
}

describe('prices are cached per', () => {
  const QUERIES: [string, (stay: SearchCriteria, hotelId?: string) => readonly unknown[]][] = [
    ['its rooms', (stay, id = HOTEL.id) => roomsQuery({ hotelId: id, ...stay }).queryKey],
    ['its board', (stay, id = HOTEL.id) => priceMatrixQuery({ hotelId: id, ...stay }).queryKey],
    ['others near it', (stay, id = HOTEL.id) => similarQuery({ ...HOTEL, id }, stay).queryKey],
  ]
  test.each(QUERIES)('one hotel, its days and its party: %s', (_, keyOf) => {
    const key = keyOf(inManhattan)
    expect(keyOf({ ...inManhattan })).toEqual(key)
    for (const another of [
      keyOf(inManhattan, 'nyc-0002'),
      keyOf({ ...inManhattan, checkIn: '2026-11-03T18:00' }),
      keyOf({ ...inManhattan, checkOut: '2026-11-08T09:00' }),
      keyOf({ ...inManhattan, rooms: [{ adults: 1, children: [] }] }),
    ])
      expect(another).not.toEqual(key)
  })
})

test('similar hotels are searched on all sides of a hotel, for the same stay', async () => {
  const urls: URL[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', async (path: string) => {
    urls.push(new URL(path, 'http://x'))
    return Response.json({ hotels: [], found: 0, scope: 'nearest', airport: null, rate_distribution: [] })
  })
  await createQueryClient().fetchQuery(similarQuery(HOTEL, inManhattan))
  vi.unstubAllGlobals()
  const { bounds, rooms, checkIn, checkOut } = Object.fromEntries(urls[0]?.searchParams ?? [])
  expect(boundsCodec.decode(bounds ?? '')).toEqual({ neLat: 0.03, swLat: -0.03, neLng: 0.03, swLng: -0.03 })
  expect([rooms, checkIn, checkOut]).toEqual(['2:6', inManhattan.checkIn, inManhattan.checkOut])
})
