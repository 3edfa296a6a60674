import { AMENITIES, type Amenity } from '#contract/hotel/amenities.ts'
import type { Cents } from '#contract/shared/money.ts'
import { chance, type Chance } from '#demoImages/chance.ts'
import type { CatalogueHotel, CatalogueRoom, City, District, Season } from './catalogue.types.ts'
import { CITIES, SEASONS } from './cities.ts'
import { hotelName } from './names.ts'
import { roomsOf } from './rooms.ts'
import { asSentinel } from './sentinels.ts'
import { isOnLand } from './shores.ts'

const KM_PER_DEGREE = 111.2
const STAR_WEIGHTS = [4, 14, 40, 31, 11]
/** Price of a classic double by stars, relative to the city's three-star level. */
const STAR_FACTORS = [0.48, 0.68, 1, 1.62, 2.9]
/** Probability that a hotel of one to five stars has the amenity. */
const HOTEL_AMENITIES: Partial<Record<Amenity, readonly number[]>> = {
  pool: [0, 0.04, 0.16, 0.42, 0.82],
  spa: [0, 0, 0.06, 0.34, 0.86],
  gym: [0, 0.08, 0.4, 0.78, 0.98],
  parking: [0.2, 0.34, 0.46, 0.56, 0.72],
  restaurant: [0.04, 0.16, 0.5, 0.82, 1],
  bar: [0.06, 0.2, 0.48, 0.78, 1],
  pets: [0.3, 0.28, 0.26, 0.24, 0.3],
  airport_shuttle: [0.02, 0.08, 0.18, 0.26, 0.4],
  terrace: [0.1, 0.14, 0.26, 0.38, 0.54],
}

const weighted = (r: Chance, weights: readonly number[]): number => {
  let left = r() * weights.reduce((sum, weight) => sum + weight, 0)
  return Math.max(
    0,
    weights.findIndex((weight) => (left -= weight) < 0),
  )
}

/** A standard normal random number (Box-Muller). */
const normal = (r: Chance): number => Math.sqrt(-2 * Math.log(1 - r())) * Math.cos(2 * Math.PI * r())

const PLACE_TRIES = 60

/** Accurate to about a meter. */
const toFiveDecimals = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

const standOnLand = (r: Chance, city: City, district: District): { lat: number; lng: number } => {
  const wide = KM_PER_DEGREE * Math.cos((district.lat * Math.PI) / 180)
  for (let tries = 0; tries < PLACE_TRIES; tries++) {
    const lat = toFiveDecimals(district.lat + (normal(r) * district.spread_km) / KM_PER_DEGREE)
    const lng = toFiveDecimals(district.lng + (normal(r) * district.spread_km) / wide)
    if (isOnLand(city.id, lat, lng)) return { lat, lng }
  }
  return { lat: district.lat, lng: district.lng }
}

const weekdaysOf = (r: Chance, city: City): number[] => {
  const business = r.coin(0.42)
  const rest = business ? r.whole(84, 92) : r.whole(108, 120)
  const work = business ? r.whole(103, 110) : r.whole(94, 99)
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => (city.weekend.includes(weekday) ? rest : work))
}

const seasonOf = (r: Chance, city: City): Season => ({
  months: SEASONS[city.season].map((percent) => percent + r.whole(-4, 4)),
  weekdays: weekdaysOf(r, city),
})

const ratingOf = (r: Chance, stars: number): number =>
  Math.round(Math.max(4.6, Math.min(9.8, 6.35 + stars * 0.5 + normal(r) * 0.62)) * 10) / 10

/** In the contract's order, without duplicates. */
const inOrder = (chosen: ReadonlySet<Amenity>): Amenity[] => AMENITIES.filter((amenity) => chosen.has(amenity))

const amenitiesOf = (
  r: Chance,
  stars: number,
  common: readonly Amenity[],
  rooms: readonly CatalogueRoom[],
  breakfast: Cents,
): Amenity[] => {
  const chosen = new Set<Amenity>([...common, ...rooms.flatMap((room) => room.amenities)])
  for (const amenity of AMENITIES) if (r() < (HOTEL_AMENITIES[amenity]?.[stars - 1] ?? 0)) chosen.add(amenity)
  if (breakfast > 0) chosen.add('breakfast')
  return inOrder(chosen)
}

export const hotelIdOf = (city: City, number: number): string => `${city.id}-${String(number).padStart(4, '0')}`

/** Returns the hotel of this number, 1 to `city.hotels`; always the same. */
export const generateHotel = (city: City, number: number): CatalogueHotel => {
  const id = hotelIdOf(city, number)
  const r = chance(`catalogue ${id}`)
  const stars = weighted(r, STAR_WEIGHTS) + 1
  const districtPlace = weighted(
    r,
    city.districts.map((district) => district.share),
  )
  const district = city.districts[districtPlace] ?? city.districts[0]
  const name = hotelName(r, city, number, stars, district.name)
  const { lat, lng } = standOnLand(r, city, district)
  const price = city.price_level * (STAR_FACTORS[stars - 1] ?? 1) * Math.exp(normal(r) * 0.24)
  const breakfast_cents = r() < 0.3 + stars * 0.12 ? r.whole(6 + stars * 2, 10 + stars * 5) * 100 : 0
  const common: Amenity[] = ['wifi', ...(r() < 0.55 + stars * 0.11 ? (['air_conditioning'] as const) : [])]
  const room_types = roomsOf(r, id, stars, price, common)
  return asSentinel({
    id,
    city_id: city.id,
    district: districtPlace,
    name,
    lat,
    lng,
    stars,
    rating: ratingOf(r, stars),
    review_count: Math.round(Math.exp(4.6 + stars * 0.32 + normal(r) * 0.9)) + 6,
    amenities: amenitiesOf(r, stars, common, room_types, breakfast_cents),
    guarantees_early_check_in: r.coin(0.6),
    guarantees_late_check_out: r.coin(0.6),
    cancellation_hours: r.pick([24, 24, 48, 48, 72]),
    non_refundable_discount: r.coin(0.55) ? r.whole(8, 14) : 0,
    breakfast_cents,
    season: seasonOf(r, city),
    room_types,
  })
}

/** The whole catalogue, city by city; the same on every machine. @forTests */
export const generateHotels = (): CatalogueHotel[] =>
  CITIES.flatMap((city) => Array.from({ length: city.hotels }, (_, place) => generateHotel(city, place + 1)))
