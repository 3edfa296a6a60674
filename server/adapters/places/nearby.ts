import type { Nearby } from '#contract/hotel/hotels.ts'
import { greatCircleKm, roundKm } from '#contract/hotel/distance.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { LocalText } from '#server/localText.ts'
import { kilometres } from './distance.ts'
import { SIGHTS, type Sight } from './sights.ts'

interface Spot {
  lat: number
  lng: number
}

/** How many of each kind are listed, and their maximum distance. */
const LISTED_KINDS = [
  { kind: 'airport', most: 3, withinKm: 90 },
  { kind: 'station', most: 2, withinKm: 15 },
  { kind: 'landmark', most: 3, withinKm: 8 },
] as const

/** Three capital letters, as on a ticket; null if there is no code. */
const codeOf = ({ kind, otherSpellings }: Sight): string | null =>
  kind === 'airport' ? (otherSpellings.find((text) => /^[A-Z]{3}$/.test(text)) ?? null) : null

/** Maximum distance between our own point of an airport and that in a link, which came from the same list. */
const SAME_POINT_KM = 0.3

const AIRPORTS = SIGHTS.filter(({ kind }) => kind === 'airport')

/** Code of the airport at a point, as on tickets; null if there is none. */
export const airportAt = (point: Spot): string | null => {
  const airport = AIRPORTS.find(
    (one) => Math.abs(one.lat - point.lat) < 0.01 && kilometres(one, point) <= SAME_POINT_KM,
  )
  return airport === undefined ? null : codeOf(airport)
}

/**
 * Airports, stations and landmarks near a hotel, and the center of its city.
 * @param city the hotel's own; undefined if unknown.
 */
export const nearbyOf = (hotel: Spot, city: (Spot & { name: LocalText }) | undefined, locale: Locale): Nearby[] => [
  ...(city
    ? [{ kind: 'center' as const, name: city.name[locale], distance: roundKm(greatCircleKm(hotel, city)), code: null }]
    : []),
  ...LISTED_KINDS.flatMap(({ kind, most, withinKm }) =>
    SIGHTS.filter((sight) => sight.kind === kind)
      .map((sight) => ({ sight, km: greatCircleKm(hotel, sight) }))
      .filter(({ km }) => km <= withinKm)
      .toSorted((one, other) => one.km - other.km)
      .slice(0, most)
      .map(({ sight, km }) => ({ kind, name: sight.name[locale], distance: roundKm(km), code: codeOf(sight) })),
  ),
]
