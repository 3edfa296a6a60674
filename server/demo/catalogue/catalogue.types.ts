import { array, enums, integer, number, object, optional, record, string, type Infer } from 'superstruct'
import type { Amenity } from '#contract/hotel/amenities.ts'
import type { Cents } from '#contract/shared/money.ts'
import type { RoomOffer } from '#contract/hotel/rates.ts'
import { CLIMATES } from '#demoImages/climate.ts'
import { BUILDING_NAMES } from '#demoImages/houses/names.ts'
import { LocalText } from '#server/localText.ts'
import { filled } from './filled.ts'

/** Keys of `SEASONS`: the price curve of a city's year. */
const SEASON_KINDS = ['summer', 'winter_sun', 'spring_autumn', 'autumn', 'southern', 'even'] as const

const District = object({
  name: LocalText,
  lat: number(),
  lng: number(),
  /** Standard deviation of the hotels' distance from the district's center. */
  spread_km: number(),
  /** Weight among the city's districts. */
  share: number(),
})
export type District = Infer<typeof District>

export const City = object({
  /** Three letters; prefix of its hotels' ids. */
  id: string(),
  name: LocalText,
  /** ISO 3166-1 alpha-2. */
  country: string(),
  /** Postal code of its state, in the United States only. */
  state: optional(string()),
  lat: number(),
  lng: number(),
  /** IANA name. */
  time_zone: string(),
  /** Taxes and fees on a stay, in hundredths of a percent; close to real ones, but not a tax table. */
  tax_basis_points: integer(),
  climate: enums(CLIMATES),
  /** Percent of hotels per kind of building; they add up to 100. */
  houses: record(enums(BUILDING_NAMES), integer()),
  /** A typical three-star night in US cents. */
  price_level: integer(),
  season: enums(SEASON_KINDS),
  /** ISO weekdays (1 Monday to 7 Sunday) of the nights before the city's days of rest. */
  weekend: array(integer()),
  /** Number of hotels in the catalogue. */
  hotels: integer(),
  districts: filled(District),
})
export type City = Infer<typeof City>

/** In whole percent of the base price. A night costs base × month × weekday / 10,000. */
export interface Season {
  /** 12 numbers, January first. */
  months: readonly number[]
  /** 7 numbers, Monday first. */
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
  /** Number of such rooms in the hotel. */
  rooms_total: number
  max_adults: number
  max_children: number
  /** In square meters. */
  size: number
  beds: readonly Bed[]
  amenities: readonly Amenity[]
}

export interface CatalogueHotel {
  /** `nyc-0001` */
  id: string
  city_id: string
  /** Index of its district in the city's list. */
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
  /** Cancellation is free until this many hours before check-in. */
  cancellation_hours: 24 | 48 | 72
  /** Percent off for a non-refundable rate; 0: not offered. */
  non_refundable_discount: number
  /** Per person and night; 0: not offered. */
  breakfast_cents: Cents
  season: Season
  room_types: readonly CatalogueRoom[]
}
