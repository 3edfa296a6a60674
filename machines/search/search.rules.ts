import type { Bounds, Destination, Point } from '#contract/destination.ts'
import type { Amenity } from '#contract/amenities.ts'
import type { HotelSummary } from '#contract/hotels.ts'
import { NO_FILTERS, type Filters, type SortBy } from './search.view.ts'

export const PINNED_NEAREST = 5

/** Specification §5: every typed word appears in the name, in any order and case. */
export const hasNameLike = (name: string, typed: string): boolean => {
  const lower = name.toLocaleLowerCase()
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}

/** What narrows a list, each by itself. */
export type FilterGroup = 'name' | 'price' | 'stars' | 'rating' | 'cancellation' | 'hours' | 'amenities'

/** A list as it is narrowed. */
export interface Narrowing {
  filters: Filters
  hotelName: string
}

const isWithin = (price: number, { min, max }: Filters['priceRange']): boolean =>
  (min === null || price >= min) && (max === null || price <= max)

const KEEPS: Record<FilterGroup, (hotel: HotelSummary, by: Narrowing) => boolean> = {
  name: ({ name }, { hotelName }) => hasNameLike(name, hotelName),
  price: ({ rate }, { filters }) => isWithin(rate.avg_night_price, filters.priceRange),
  stars: ({ stars }, { filters: { starRating } }) => starRating.length === 0 || starRating.includes(Math.floor(stars)),
  rating: ({ reviews }, { filters }) => reviews.rating >= filters.guestRating,
  cancellation: ({ cancellation }, { filters }) => !filters.freeCancellation || cancellation.refundable,
  hours: ({ rate }, { filters }) => !filters.hoursGuaranteed || (rate.checkin_guaranteed && rate.checkout_guaranteed),
  amenities: (hotel, { filters }) => filters.amenities.every((amenity) => hotel.amenities.includes(amenity)),
}
const isGroup = (name: string): name is FilterGroup => Object.hasOwn(KEEPS, name)
const GROUPS = Object.keys(KEEPS).filter(isGroup)

const ORDERS: Record<SortBy, (one: HotelSummary, other: HotelSummary) => number> = {
  best_desc: (one, other) => other.best_value - one.best_value,
  // By what a guest pays and sees first; taxes can turn the order of the nights around. Of two that cost the same, the better rated.
  price_asc: (one, other) => one.rate.total - other.rate.total || other.reviews.rating - one.reviews.rating,
  // Of two that are rated the same, the one that more guests have rated.
  rating_desc: (one, other) => other.reviews.rating - one.reviews.rating || other.reviews.count - one.reviews.count,
  stars_desc: (one, other) => other.stars - one.stars,
  distance_asc: (one, other) => one.distance - other.distance,
}

/** Specification §5, Filters; hotels that sort alike keep their order. */
export const applyFilters = (hotels: readonly HotelSummary[], by: Narrowing): HotelSummary[] =>
  hotels.filter((hotel) => GROUPS.every((group) => KEEPS[group](hotel, by))).sort(ORDERS[by.filters.sortBy])

/** Specification §4: the nearest hotels, nearest first, before all others. */
export const pinNearest = (hotels: readonly HotelSummary[]): HotelSummary[] => {
  const pinned = [...hotels].sort(ORDERS.distance_asc).slice(0, PINNED_NEAREST)
  return [...pinned, ...hotels.filter((hotel) => !pinned.includes(hotel))]
}

/** The list as the guest sees it: filtered, sorted, and near a point of interest with the nearest on top. */
export const visibleHotels = (
  hotels: readonly HotelSummary[],
  { poi, ...by }: Narrowing & { poi: boolean },
): HotelSummary[] => {
  const found = applyFilters(hotels, by)
  return poi ? pinNearest(found) : found
}

/** The one hotel of a list that comes first in an order, such as the one with the lowest price; wherever it stands. */
export const firstBy = (hotels: readonly HotelSummary[], sortBy: SortBy): HotelSummary | undefined =>
  [...hotels].sort(ORDERS[sortBy])[0]

/** The least ratings that are offered; 0: any. */
export const LEAST_RATINGS = [0, 7, 8, 9] as const
export const STARS = [5, 4, 3, 2, 1] as const

/** How many hotels each choice would show, all the other groups being as they are. */
export interface Facets {
  stars: ReadonlyMap<number, number>
  rating: ReadonlyMap<number, number>
  cancellation: number
  hours: number
  /** With those that are chosen already. */
  amenities: ReadonlyMap<Amenity, number>
  /** Of each step of `rate_distribution`, by its place. */
  prices: readonly number[]
}

interface PriceStep {
  from: number
  to: number
}

/** In one pass: a hotel counts for a group when no other group hides it. */
export const facetsOf = (hotels: readonly HotelSummary[], by: Narrowing, steps: readonly PriceStep[]): Facets => {
  const stars = new Map<number, number>()
  const rating = new Map<number, number>()
  const amenities = new Map<Amenity, number>()
  const prices = steps.map(() => 0)
  let cancellation = 0
  let hours = 0
  for (const hotel of hotels) {
    const hiding = GROUPS.filter((group) => !KEEPS[group](hotel, by))
    if (hiding.length > 1) continue
    const counts = (group: FilterGroup): boolean => hiding.length === 0 || hiding[0] === group
    if (counts('stars')) add(stars, Math.floor(hotel.stars))
    if (counts('rating')) for (const least of LEAST_RATINGS) if (hotel.reviews.rating >= least) add(rating, least)
    if (counts('cancellation') && hotel.cancellation.refundable) cancellation += 1
    if (counts('hours') && hotel.rate.checkin_guaranteed && hotel.rate.checkout_guaranteed) hours += 1
    if (hiding.length === 0) for (const amenity of hotel.amenities) add(amenities, amenity)
    if (counts('price')) {
      const step = steps.findIndex(
        ({ from, to }) => hotel.rate.avg_night_price >= from && hotel.rate.avg_night_price < to,
      )
      if (step >= 0) prices[step] = (prices[step] ?? 0) + 1
    }
  }
  return { stars, rating, cancellation, hours, amenities, prices }
}

const add = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1)

/** How many things narrow a list; the order is none of them. */
export const filterCount = ({ filters, hotelName }: Narrowing): number =>
  [
    hotelName.trim() !== '',
    filters.priceRange.min !== null || filters.priceRange.max !== null,
    filters.guestRating > 0,
    filters.freeCancellation,
    filters.hoursGuaranteed,
  ].filter(Boolean).length +
  filters.starRating.length +
  filters.amenities.length

/** No filter; the order stays, it hides nothing. */
export const withoutFilters = ({ sortBy }: Filters): Filters => ({ ...NO_FILTERS, sortBy })

const KM_PER_DEGREE = 111.195
/** How much farther than the farthest hotel that is shown the next search looks. */
const WIDER = 2
const LEAST_KM = 2

/** To about a meter. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** As far as a search without an area reaches. */
const REACH_KM = 12

const kmBetween = (one: Point, other: Point): number =>
  KM_PER_DEGREE * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180))

/** How far an area reaches from a point in it. */
const reachOf = (point: Point, { neLat, swLat, neLng, swLng }: Bounds): number =>
  Math.max(
    ...[neLat, swLat].map((lat) => kmBetween(point, { ...point, lat })),
    ...[neLng, swLng].map((lng) => kmBetween(point, { ...point, lng })),
  )

/** How far from a place a part of the map still goes by its name. */
const LOCAL_KM = 40
/** Of an area's height and width: so far off, its middle is still a place's own point. */
const MIDDLE_SHARE = 0.01

/** From west to east, over the date line too. */
const degreesEast = (west: number, east: number): number => (east - west + 360) % 360

const middleOf = ({ neLat, swLat, neLng, swLng }: Bounds): Point => {
  const lng = swLng + degreesEast(swLng, neLng) / 2
  return { lat: rounded((neLat + swLat) / 2), lng: rounded(lng > 180 ? lng - 360 : lng) }
}

const holds = ({ neLat, swLat, neLng, swLng }: Bounds, { lat, lng }: Point): boolean =>
  lat <= neLat && lat >= swLat && degreesEast(swLng, lng) <= degreesEast(swLng, neLng)

/** A country, a region or a wider search: it lies evenly around the point of its place. */
const isAround = (bounds: Bounds, { lat, lng }: Point): boolean => {
  const middle = middleOf(bounds)
  const off = Math.abs(middle.lng - lng)
  return (
    Math.abs(middle.lat - lat) <= MIDDLE_SHARE * (bounds.neLat - bounds.swLat) &&
    Math.min(off, 360 - off) <= MIDDLE_SHARE * degreesEast(bounds.swLng, bounds.neLng)
  )
}

interface Where {
  destination: Destination
  bounds?: Bounds | undefined
}

/** Whether what is found in an area of the map may be said to be in the destination. */
export const isInDestination = ({ destination: { point }, bounds }: Where): boolean =>
  bounds === undefined || isAround(bounds, point) || (holds(bounds, point) && reachOf(point, bounds) <= LOCAL_KM)

/** A place as it is searched for anew: with the bounds of its own, and not with those of a map that was moved about it. */
export const placeAlone = <Search extends Where>({
  bounds,
  ...search
}: Search): Omit<Search, 'bounds'> & { bounds?: Bounds } =>
  bounds !== undefined && isAround(bounds, search.destination.point) ? { ...search, bounds } : search

/** Where hotels are looked for and distances counted from: the destination, or the middle of an area that is another. */
export const lookedFrom = ({ destination, bounds }: Where): Destination =>
  bounds === undefined || isInDestination({ destination, bounds })
    ? destination
    : { ...destination, point: middleOf(bounds), poi: false }

interface Listed {
  hotels: readonly Pick<HotelSummary, 'distance'>[]
  /** How many there are in the area that was searched. */
  found: number
  /** That area, where it was not the usual reach. */
  bounds: Bounds | undefined
}

/**
 * The area that reaches twice as far around a place: as the farthest hotel of a list that is only the nearest of more, and
 * otherwise as the area that was searched.
 */
export const widerBounds = (point: Point, { hotels, found, bounds }: Listed): Bounds => {
  const { lat, lng } = point
  const farthest = hotels.reduce((most, { distance }) => Math.max(most, distance), LEAST_KM)
  const reach = bounds === undefined ? REACH_KM : reachOf(point, bounds)
  const km = WIDER * (found > hotels.length ? farthest : Math.max(farthest, reach))
  const up = km / KM_PER_DEGREE
  const across = up / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  return {
    neLat: rounded(Math.min(90, lat + up)),
    swLat: rounded(Math.max(-90, lat - up)),
    neLng: rounded(Math.min(180, lng + across)),
    swLng: rounded(Math.max(-180, lng - across)),
  }
}
