import type { Bounds, Destination, Point } from '#contract/hotel/destination.ts'
import { LOCALES, type Locale } from '#contract/shared/locale.ts'
import { isPointOfInterest, MAX_PREDICTIONS, placeKind, type Prediction } from '#contract/hotel/places.ts'
import { kilometres } from './distance.ts'
import { buildFinder, type Finder, type PlaceMatch, type FindOptions } from './finder.ts'
import { fold } from '#contract/shared/fold.ts'
import { loadDestinations } from './gazetteer.ts'
import type { KnownPlace } from './knownPlace.ts'
import type { KnownPlaces, PlaceResult, PlacesProvider } from './places.port.ts'
import type { LocalText } from '#server/localText.ts'
import { everySpelling } from './regions.ts'

/** A hotel that can be found by name. */
export interface Lodging {
  /** The hotel's id, which is also the id of the place. */
  id: string
  names: LocalText
  /** The city, shown after the name. */
  city: LocalText
  lat: number
  lng: number
  phone?: string
  website?: string
}

/** More than are shown, because those with hotels move to the front. */
const MAX_MATCHES = 2 * MAX_PREDICTIONS
const MAX_LODGING_AMONG_DESTINATIONS = 3
/** Many hotels share their first words: as many are compared with the typed name. */
const MAX_NAMESAKES = 100
/** Fewer letters begin too many hotels. */
const MIN_LODGING_LETTERS = 3

/** A hotel is as well known as a town of a few thousand people. */
const LODGING_WEIGHT = 4.2
const LODGING_TYPES = ['lodging', 'point_of_interest']

/** Number of hotels that a search for a place covers. */
export type CountHotels = (search: { destination: Destination; bounds?: Bounds }) => number

export interface LocalPlacesDeps {
  lodging: readonly Lodging[]
  countHotels: CountHotels
  /** Kilometers to the nearest hotel that a search there answers with; null if there is none. */
  nearestHotel: (point: Point) => number | null
}

/** Maximum distance of a near town. */
const NEAREST_KM = 30
/** Maximum distance between our own point of a place and that in a link, which came from the same list. */
const SAME_POINT_KM = 0.3

/**
 * Places without a network: GeoNames cities, our own districts, landmarks and airports, and the given hotels. The call builds
 * the index, which takes about a second.
 */
export const localPlaces = ({ lodging, countHotels, nearestHotel }: LocalPlacesDeps): PlacesProvider & KnownPlaces => {
  const destinations = loadDestinations()
  const hotels = lodging.map(lodgingPlace)
  const findDestinations = buildFinder(destinations)
  const findHotels = namedFirst(buildFinder(hotels))
  const byId = new Map([...destinations, ...hotels].map((place) => [place.id, place]))

  const towns = destinations.filter(({ types }) => types.includes('locality'))
  const counts = new Map<string, number>()
  const hotelsOf = (place: KnownPlace): number | undefined => {
    if (place.types.includes('lodging')) return undefined
    const cached = counts.get(place.id)
    if (cached !== undefined) return cached
    const { lat, lng, bounds, types } = place
    const destination = { name: place.name.en, point: { lat, lng }, poi: isPointOfInterest(types) }
    const count = countHotels({ destination, ...(bounds === undefined ? {} : { bounds }) })
    counts.set(place.id, count)
    return count
  }
  const soldAt = (place: KnownPlace): Pick<Prediction, 'hotels' | 'nearest_hotel'> => {
    const hotels = hotelsOf(place)
    if (hotels === undefined) return {}
    // An area has no single point to measure from.
    const km = hotels === 0 && place.bounds === undefined ? nearestHotel(place) : null
    return { hotels, ...(km === null ? {} : { nearest_hotel: Math.round(km * 10) / 10 }) }
  }
  const rank = ({ place, direct }: PlaceMatch): number => (direct ? 0 : 2) + (hotelsOf(place) === 0 ? 1 : 0)
  /**
   * Among equally good matches, places with hotels come first. A place without one, whose whole name was typed, still comes
   * before less known places that only begin with the text.
   */
  const bookableFirst = (matches: readonly PlaceMatch[]): KnownPlace[] => {
    const ranked = matches.toSorted((left, right) => rank(left) - rank(right))
    const meant = ranked.filter((one) => one.exact && hotelsOf(one.place) === 0)
    const others = ranked.filter((one) => !meant.includes(one))
    for (const one of meant) {
      const lesser = others.findIndex((other) => !other.exact && other.score < one.score)
      others.splice(lesser < 0 ? others.length : lesser, 0, one)
    }
    return others.map(({ place }) => place)
  }

  const find = (query: string, types: readonly string[]): KnownPlace[] => {
    const hasType = (place: KnownPlace): boolean => place.types.some((type) => types.includes(type))
    if (types.length > 0) {
      const options: FindOptions = { limit: MAX_MATCHES, enough: MAX_PREDICTIONS, accepts: hasType, forgiving: true }
      return bookableFirst([...findDestinations(query, options), ...findHotels(query, options)])
    }
    const matches = findDestinations(query, {
      limit: MAX_MATCHES,
      enough: MAX_PREDICTIONS,
      accepts: everyPlace,
      forgiving: true,
    })
    if (query.trim().length < MIN_LODGING_LETTERS) return bookableFirst(matches)
    const hotels = findHotels(query, {
      limit: MAX_LODGING_AMONG_DESTINATIONS,
      enough: MAX_LODGING_AMONG_DESTINATIONS,
      accepts: everyPlace,
      // The start of a destination's name is hardly a misspelled hotel.
      forgiving: !matches.some(({ direct }) => direct),
    })
    return bookableFirst([...matches, ...hotels])
  }

  return {
    suggest: async ({ query, types, locale }) => toPredictions(find(query, types), locale, soldAt),
    detail: async (id, locale) => {
      const place = byId.get(id)
      return place ? toResult(place, locale) : null
    },
    nearest: (point, locale) => nearestOf(towns, point, NEAREST_KM)?.name[locale] ?? null,
    nameOf: ({ name, point }, locale) =>
      nearestOf([...destinations, ...hotels], point, SAME_POINT_KM, bearing(name))?.name[locale] ?? null,
    townOf: ({ name, point }) => {
      const town = nearestOf(towns, point, NEAREST_KM, bearing(name))
      return town ? { lat: town.lat, lng: town.lng } : null
    },
  }
}

/** Hotels that have the typed name come first, then those whose name begins with it. Only here, the word hotel counts. */
const namedFirst =
  (find: Finder): Finder =>
  (query, options) => {
    const typed = fold(query).trim()
    const distance = ({ place }: PlaceMatch): number => {
      const names = place.names.map(fold)
      if (names.includes(typed)) return 0
      return names.some((name) => name.startsWith(typed)) ? 1 : 2
    }
    return find(query, { ...options, limit: Math.max(options.limit, MAX_NAMESAKES) })
      .map((match) => ({ match, distance: distance(match) }))
      .toSorted((left, right) => left.distance - right.distance)
      .slice(0, options.limit)
      .map(({ match }) => match)
  }

const everyPlace: (place: KnownPlace) => boolean = () => true

const lodgingPlace = (hotel: Lodging): KnownPlace => ({
  id: hotel.id,
  name: hotel.names,
  around: hotel.city,
  names: everySpelling([hotel.names]),
  otherNames: [],
  aroundNames: everySpelling([hotel.city]),
  weight: LODGING_WEIGHT,
  types: LODGING_TYPES,
  lat: hotel.lat,
  lng: hotel.lng,
  ...(hotel.phone === undefined ? {} : { phone: hotel.phone }),
  ...(hotel.website === undefined ? {} : { website: hotel.website }),
})

const isWithin = (place: KnownPlace, point: Point, km: number): boolean =>
  Math.abs(place.lat - point.lat) * 100 < km && kilometres(place, point) <= km

/** True for a place with this name in any language. */
const bearing = (name: string): ((place: KnownPlace) => boolean) => {
  const folded = fold(name)
  return (place) => LOCALES.some((locale) => fold(place.name[locale]) === folded)
}

const nearestOf = (
  places: readonly KnownPlace[],
  point: Point,
  km: number,
  accepts = everyPlace,
): KnownPlace | undefined =>
  places
    .filter((place) => isWithin(place, point, km) && accepts(place))
    .toSorted((left, right) => kilometres(left, point) - kilometres(right, point))[0]

/** Drops all but the first, best known of the places with the same text and kind. */
const toPredictions = (
  places: readonly KnownPlace[],
  locale: Locale,
  soldAt: (place: KnownPlace) => Pick<Prediction, 'hotels' | 'nearest_hotel'>,
): Prediction[] => {
  const shown = new Map<string, Prediction>()
  for (const place of places) {
    const label = `${place.name[locale]}\n${place.around[locale]}\n${placeKind(place.types)}`
    if (shown.has(label) || shown.size === MAX_PREDICTIONS) continue
    shown.set(label, {
      place_id: place.id,
      structured_formatting: { main_text: place.name[locale], secondary_text: place.around[locale] },
      types: [...place.types],
      ...soldAt(place),
    })
  }
  return [...shown.values()]
}

const viewportOf = ({ neLat, neLng, swLat, swLng }: Bounds) => ({
  northeast: { lat: neLat, lng: neLng },
  southwest: { lat: swLat, lng: swLng },
})

const toResult = (place: KnownPlace, locale: Locale): PlaceResult => ({
  name: place.name[locale],
  geometry: {
    location: { lat: place.lat, lng: place.lng },
    ...(place.bounds === undefined ? {} : { viewport: viewportOf(place.bounds) }),
  },
  types: [...place.types],
  vicinity: place.around[locale],
  ...(place.phone === undefined ? {} : { international_phone_number: place.phone }),
  ...(place.website === undefined ? {} : { website: place.website }),
})
