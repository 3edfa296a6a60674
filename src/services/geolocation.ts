import type { Point } from '#contract/hotel/destination.ts'
import type { FailureCode } from '#machines/kit/failure.ts'

/** Guests do not wait longer; a position up to `FRESH_MS` old is good enough. */
const PATIENCE_MS = 10_000
const FRESH_MS = 5 * 60_000
/** Decimals of a degree. Six would be a tenth of a meter; three, about a hundred meters, suffice for a search and reveal less. */
const DECIMALS = 3

/** The browser can be asked for the position. It asks the guest for permission. */
export const canLocate = (): boolean => 'geolocation' in navigator && window.isSecureContext

/** Rejects with a `FailureCode`: denied, unavailable or timeout. */
export const locate = (signal: AbortSignal): Promise<Point> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new LocationFailure('location.unavailable')))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ lat: rounded(latitude), lng: rounded(longitude) }),
      ({ code }) => reject(new LocationFailure(CODES[code] ?? 'location.unavailable')),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    )
  })

/** By `GeolocationPositionError.code`. */
const CODES: Readonly<Record<number, FailureCode>> = {
  1: 'location.denied',
  2: 'location.unavailable',
  3: 'location.timeout',
}

class LocationFailure extends Error {
  readonly status = 500
  readonly code: FailureCode

  constructor(code: FailureCode) {
    super(code)
    this.code = code
  }
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS))
