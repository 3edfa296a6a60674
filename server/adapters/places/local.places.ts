import type { Locale } from '#contract/locale.ts'
import { MAX_PREDICTIONS, type Prediction } from '#contract/places.ts'
import { buildFinder, type Found, type Wanted } from './finder.ts'
import { loadDestinations } from './gazetteer.ts'
import type { KnownPlace } from './knownPlace.ts'
import type { PlaceResult, PlacesProvider } from './places.port.ts'
import type { LocalText } from '#server/localText.ts'
import { everySpelling } from './regions.ts'

/** A hotel that can be looked up by its name. */
export interface Lodging {
  /** The hotel's own id, which is also the id of the place. */
  id: string
  names: LocalText
  /** The city, as shown behind the name. */
  city: LocalText
  lat: number
  lng: number
  phone?: string
  website?: string
}

const MAX_LODGING_AMONG_DESTINATIONS = 3
/** Fewer letters begin too many hotels to mean one of them. */
const MIN_LODGING_LETTERS = 3

const LODGING_TYPES = ['lodging', 'point_of_interest']

/**
 * Places without a network: GeoNames cities, our own districts, landmarks and airports, and the given hotels.
 * Building takes about a second and happens at the call.
 */
export const localPlaces = ({ lodging }: { lodging: readonly Lodging[] }): PlacesProvider => {
  const destinations = loadDestinations()
  const hotels = lodging.map(lodgingPlace)
  const findDestinations = buildFinder(destinations)
  const findHotels = buildFinder(hotels)
  const byId = new Map([...destinations, ...hotels].map((place) => [place.id, place]))

  const find = (query: string, types: readonly string[]): KnownPlace[] => {
    const isWanted = (place: KnownPlace): boolean => place.types.some((type) => types.includes(type))
    if (types.length > 0) {
      const wanted: Wanted = { limit: MAX_PREDICTIONS, accepts: isWanted, forgiving: true }
      return directFirst([...findDestinations(query, wanted), ...findHotels(query, wanted)])
    }
    const found = findDestinations(query, { limit: MAX_PREDICTIONS, accepts: everyPlace, forgiving: true })
    if (query.trim().length < MIN_LODGING_LETTERS) return directFirst(found)
    const hotels = findHotels(query, {
      limit: MAX_LODGING_AMONG_DESTINATIONS,
      accepts: everyPlace,
      // The start of a destination's name is hardly a hotel's name with a slip.
      forgiving: !found.some(({ direct }) => direct),
    })
    return directFirst([...found, ...hotels])
  }

  return {
    suggest: async ({ query, types, locale }) => toPredictions(find(query, types), locale),
    detail: async (id, locale) => {
      const place = byId.get(id)
      return place ? toResult(place, locale) : null
    },
  }
}

const everyPlace = (): boolean => true

const directFirst = (found: readonly Found[]): KnownPlace[] =>
  [...found.filter(({ direct }) => direct), ...found.filter(({ direct }) => !direct)].map(({ place }) => place)

const lodgingPlace = (hotel: Lodging): KnownPlace => ({
  id: hotel.id,
  name: hotel.names,
  around: hotel.city,
  names: everySpelling([hotel.names]),
  otherNames: [],
  aroundNames: everySpelling([hotel.city]),
  weight: 0,
  types: LODGING_TYPES,
  lat: hotel.lat,
  lng: hotel.lng,
  ...(hotel.phone === undefined ? {} : { phone: hotel.phone }),
  ...(hotel.website === undefined ? {} : { website: hotel.website }),
})

/** Two that read the same cannot be told apart: the first, better known one stays. */
const toPredictions = (places: readonly KnownPlace[], locale: Locale): Prediction[] => {
  const shown = new Map<string, Prediction>()
  for (const place of places) {
    const label = `${place.name[locale]}\n${place.around[locale]}`
    if (shown.has(label)) continue
    shown.set(label, {
      place_id: place.id,
      structured_formatting: { main_text: place.name[locale], secondary_text: place.around[locale] },
      types: [...place.types],
    })
  }
  return [...shown.values()].slice(0, MAX_PREDICTIONS)
}

const toResult = (place: KnownPlace, locale: Locale): PlaceResult => ({
  name: place.name[locale],
  geometry: { location: { lat: place.lat, lng: place.lng } },
  types: [...place.types],
  vicinity: place.around[locale],
  ...(place.phone === undefined ? {} : { international_phone_number: place.phone }),
  ...(place.website === undefined ? {} : { website: place.website }),
})
