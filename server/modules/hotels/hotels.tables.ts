import type { JSONColumnType } from 'kysely'
import type { Amenity } from '#contract/hotel/amenities.ts'
import type { Cents } from '#contract/shared/money.ts'
import type { RoomOffer } from '#contract/hotel/rates.ts'
import type { LocalText } from '#server/localText.ts'

/** Percent of the base price, whole numbers: 12 months from January, 7 weekdays from Monday. */
export interface Season {
  months: readonly number[]
  weekdays: readonly number[]
}

interface HotelsTable {
  id: string
  city_id: string
  names: JSONColumnType<LocalText>
  lat: number
  lng: number
  stars: number
  rating: number
  review_count: number
  amenities: JSONColumnType<readonly Amenity[]>
  time_zone: string
  tax_basis_points: number
  guarantees_early_check_in: boolean
  guarantees_late_check_out: boolean
  cancellation_hours: number
  non_refundable_discount: number
  breakfast_cents: Cents
  season: JSONColumnType<Season>
}

interface RoomTypesTable {
  id: string
  number: number
  hotel_id: string
  kind: string
  names: JSONColumnType<LocalText>
  base_price_cents: Cents
  rooms_total: number
  max_adults: number
  max_children: number
  size: number
  beds: JSONColumnType<RoomOffer['beds']>
  amenities: JSONColumnType<readonly Amenity[]>
}

export interface HotelTables {
  hotels: HotelsTable
  room_types: RoomTypesTable
}
