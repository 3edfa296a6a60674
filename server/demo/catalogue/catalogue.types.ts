import { array, enums, integer, number, object, optional, record, string, type Infer } from 'superstruct'
import type { Amenity } from '#contract/hotel/amenities.ts'
import type { Cents } from '#contract/shared/money.ts'
import type { RoomOffer } from '#contract/hotel/rates.ts'
import { CLIMATES } from '#demoImages/climate.ts'
import { BUILDING_NAMES } from '#demoImages/houses/names.ts'
import { LocalText } from '#server/localText.ts'
import { filled } from './filled.ts'

/** When a city is dear: see `SEASONS`. */
const SEASON_KINDS = ['summer', 'winter_sun', 'spring_autumn', 'autumn', 'southern', 'even'] as const

const District = object({
  name: LocalText,
  lat: number(),
  lng: number(),
  /** Standard deviation of the hotels' distance from the district's middle. */
  spread_km: number(),
  /** Weight among the districts of the city. */
  share: number(),
})
export type District = Infer<typeof District>

export const City = object({
  /** Three letters; the beginning of the id of each of its hotels. */
  id: string(),
  name: LocalText,
  /** ISO 3166-1 alpha-2. */
  country: string(),
  /** The postal code of its state, in the United States. */
  state: optional(string()),
  lat: number(),
  lng: number(),
  /** IANA name. */
  time_zone: string(),
  /** Taxes and fees on a stay, in hundredths of a percent; near the usual ones, not a tax table. */
  tax_basis_points: integer(),
  climate: enums(CLIMATES),
  /** How many of a hundred hotels are such a building. */
  houses: record(enums(BUILDING_NAMES), integer()),
  /** A typical three-star night in US cents. */
  price_level: integer(),
  season: enums(SEASON_KINDS),
  /** ISO weekdays (1 Monday to 7 Sunday) of the nights before the city's days of rest. */
  weekend: array(integer()),
  /** How many hotels the catalogue has here. */
  hotels: integer(),
  districts: filled(District),
})
export type City = Infer<typeof City>

/** Whole percent of the base price. A night costs base × month × weekday / 10,000. */
export interface Season {
  /** January first, 12 numbers. */
  months: readonly number[]
  /** Monday first, 7 numbers. */
  weekdays: readonly number[]
}

export type Bed = RoomOffer['beds'][number]

export const ROOM_KINDS = [
  'economy_single',
  'classic_double',
  'twin',
  'accessible_double',
  'superior_double',
  'deluxe_king',
  'terrace_king',
  'studio',
  'family',
  'quadruple',
  'junior_suite',
  'suite',
  'penthouse',
] as const
export type RoomKind = (typeof ROOM_KINDS)[number]

export interface CatalogueRoom {
  /** `nyc-0001-r1` */
  id: string
  kind: RoomKind
  name: LocalText
  base_price_cents: Cents
  /** How many such rooms the hotel has. */
  rooms_total: number
  max_adults: number
  max_children: number
  /** Square metres. */
  size: number
  beds: readonly Bed[]
  amenities: readonly Amenity[]
}

export interface CatalogueHotel {
  /** `nyc-0001` */
  id: string
  city_id: string
  /** Place of its district in the city's list. */
  district: number
  name: LocalText
  lat: number
  lng: number
  /** 1 to 5. */
  stars: number
  /** 0 to 10, one decimal. */
  rating: number
  review_count: number
  amenities: readonly Amenity[]
  guarantees_early_check_in: boolean
  guarantees_late_check_out: boolean
  /** Cancelling is free until this many hours before check-in. */
  cancellation_hours: 24 | 48 | 72
  /** Percent off for a rate without cancelling; 0: not offered. */
  non_refundable_discount: number
  /** Per person and night; 0: not offered. */
  breakfast_cents: Cents
  season: Season
  room_types: readonly CatalogueRoom[]
}
