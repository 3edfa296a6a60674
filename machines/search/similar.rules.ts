import type { HotelSummary } from '#contract/hotel/hotels.ts'

/** Number of hotels offered in place of one that is sold out. */
export const SIMILAR_SHOWN = 3

type Compared = Pick<HotelSummary, 'id' | 'stars' | 'distance' | 'hours_total'>

const middleOf = (totals: readonly number[]): number =>
  totals.toSorted((one, other) => one - other)[Math.floor(totals.length / 2)] ?? 0

/**
 * Alternatives to a sold-out hotel, sorted by difference in stars, then in price, then by distance. Its own price is unknown, so
 * the median of hotels with its stars is used.
 */
export const similarHotels = <Hotel extends Compared>(
  hotels: readonly Hotel[],
  { id, stars }: Pick<HotelSummary, 'id' | 'stars'>,
): Hotel[] => {
  const others = hotels.filter((hotel) => hotel.id !== id)
  const usual = middleOf(others.filter((hotel) => hotel.stars === stars).map(({ hours_total }) => hours_total))
  const away = (hotel: Hotel): number => Math.abs(hotel.stars - stars)
  const dearer = (hotel: Hotel): number => (usual === 0 ? 0 : Math.abs(hotel.hours_total - usual))
  return others
    .toSorted((one, other) => away(one) - away(other) || dearer(one) - dearer(other) || one.distance - other.distance)
    .slice(0, SIMILAR_SHOWN)
}
