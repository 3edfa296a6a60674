import type { Point } from '#contract/hotel/destination.ts'
import type { FailureCode } from '#machines/kit/failure.ts'

/** A guest does not wait longer, and where they were a while ago will do. */
const PATIENCE_MS = 10_000
const FRESH_MS = 5 * 60_000
/** Six digits are a tenth of a metre; to search around it, a hundred metres tell enough, and tell others less. */
const DECIMALS = 3

/** The browser can be asked where it is. It asks the guest first. */
export const canLocate = (): boolean => 'geolocation' in navigator && window.isSecureContext

/** Rejects with a code of `FailureCode`: forbidden, not to be found out, or too slow. */
export const locate = (signal: AbortSignal): Promise<Point> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new LocationFailure('location.unavailable')))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ lat: rounded(latitude), lng: rounded(longitude) }),
      ({ code }) => reject(new LocationFailure(CODES[code] ?? 'location.unavailable')),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    )
  })

/** As the platform counts them. */
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
