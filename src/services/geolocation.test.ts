import { afterEach, expect, test, vi } from 'vitest'
import { locate } from './geolocation.ts'

afterEach(() => vi.unstubAllGlobals())

test("reports the guest's position to a hundred meters and no closer", async () => {
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (onSuccess: (position: unknown) => void) =>
        onSuccess({ coords: { latitude: 40.7830603, longitude: -73.9712488 } }),
    },
  })
  expect(await locate(new AbortController().signal)).toEqual({ lat: 40.783, lng: -73.971 })
})

test.each([
  [1, 'location.denied'],
  [2, 'location.unavailable'],
  [3, 'location.timeout'],
  [9, 'location.unavailable'],
])('reports why the position is unavailable: %i', async (code, failureCode) => {
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: (_: unknown, failed: (error: unknown) => void) => failed({ code }) },
  })
  await expect(locate(new AbortController().signal)).rejects.toMatchObject({ code: failureCode })
})
