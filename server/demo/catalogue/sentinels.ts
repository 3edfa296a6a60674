import { AMENITIES } from '#contract/hotel/amenities.ts'
import type { CatalogueHotel } from './catalogue.types.ts'

/**
 * Hotels with these numbers behave the same in every city, to show a case in a demo or a test: `nyc-0007` has one room of each
 * kind, `tlv-0008` guarantees no hours, and so on.
 */
export const SENTINELS = {
  /** One room of each kind: the first booking of a stay sells it out. */
  last_room: '0007',
  /** Guarantees neither early check-in nor late check-out: all extra hours need a bid. */
  never_guarantees: '0008',
  /** Guarantees both sides. */
  always_guarantees: '0009',
  /** Has a cheaper non-refundable rate, and breakfast. */
  non_refundable: '0010',
  /** Free cancellation ends 72 hours before check-in. */
  long_notice: '0011',
  /** Never has a room for sale. */
  sold_out: '0012',
} as const
export type Sentinel = keyof typeof SENTINELS

/** @forTests */
export const sentinelHotelId = (cityId: string, sentinel: Sentinel): string => `${cityId}-${SENTINELS[sentinel]}`

/** Applies the changes of a sentinel to the hotel; most hotels are none. */
export const asSentinel = (hotel: CatalogueHotel): CatalogueHotel => {
  switch (hotel.id.slice(-4)) {
    case SENTINELS.last_room:
      return { ...hotel, room_types: hotel.room_types.map((room) => ({ ...room, rooms_total: 1 })) }
    case SENTINELS.never_guarantees:
      return { ...hotel, guarantees_early_check_in: false, guarantees_late_check_out: false }
    case SENTINELS.always_guarantees:
      return { ...hotel, guarantees_early_check_in: true, guarantees_late_check_out: true }
    case SENTINELS.non_refundable:
      return {
        ...hotel,
        non_refundable_discount: 12,
        breakfast_cents: hotel.breakfast_cents || 1500,
        amenities: AMENITIES.filter((amenity) => amenity === 'breakfast' || hotel.amenities.includes(amenity)),
      }
    case SENTINELS.long_notice:
      return { ...hotel, cancellation_hours: 72 }
    default:
      return hotel
  }
}
