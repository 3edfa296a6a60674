import type { Nearby } from '#contract/hotel/hotels.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { LocalText } from '#server/localText.ts'
import { kilometres } from './distance.ts'
import { SIGHTS, type Sight } from './sights.ts'

interface Spot {
  lat: number
  lng: number
}

/** How many of a kind are told, and how far away they may be. */
const TOLD = [
  { kind: 'airport', most: 3, withinKm: 90 },
  { kind: 'station', most: 2, withinKm: 15 },
  { kind: 'landmark', most: 3, withinKm: 8 },
] as const

/** Three capital letters, as on a ticket. */
const codeOf = ({ kind, otherSpellings }: Sight): string | null =>
  kind === 'airport' ? (otherSpellings.find((text) => /^[A-Z]{3}$/.test(text)) ?? null) : null

const told = (km: number): number => Math.round(km * 100) / 100

/** What a guest asks about a hotel's place. @param city the one the hotel belongs to; undefined where it is not known. */
export const nearbyOf = (hotel: Spot, city: (Spot & { name: LocalText }) | undefined, locale: Locale): Nearby[] => [
  ...(city
    ? [{ kind: 'center' as const, name: city.name[locale], distance: told(kilometres(hotel, city)), code: null }]
    : []),
  ...TOLD.flatMap(({ kind, most, withinKm }) =>
    SIGHTS.filter((sight) => sight.kind === kind)
      .map((sight) => ({ sight, km: kilometres(hotel, sight) }))
      .filter(({ km }) => km <= withinKm)
      .toSorted((one, other) => one.km - other.km)
      .slice(0, most)
      .map(({ sight, km }) => ({ kind, name: sight.name[locale], distance: told(km), code: codeOf(sight) })),
  ),
]
