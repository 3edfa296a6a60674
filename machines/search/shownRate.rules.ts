import type { HotelSummary } from '#contract/hotel/hotels.ts'
import type { Filters } from './search.view.ts'

/** Terms that a guest insists on. */
export type WantedTerms = Pick<Filters, 'freeCancellation' | 'breakfast'>

/** The rate that a hotel's card shows and leads to. Amounts are US dollars. */
export interface ShownRate {
  total: number
  /** Decisions §11: with all hours of the stay. Compare hotels by this alone. */
  hoursTotal: number
  avg_night_price: number
  /** Deadline of free cancellation, as an instant and on the hotel's wall clock; both null: not refundable. */
  deadline: string | null
  deadline_local: string | null
  /** The hotel's base rate, the only one with a total on request beside the guaranteed one. */
  isBase: boolean
}

/**
 * Decisions §11: the hotel's base rate, or its cheapest with the terms wanted. A guest who wants both terms gets one rate that
 * has both. Null: the hotel sells none.
 */
export const shownRate = (hotel: HotelSummary, wanted: WantedTerms): ShownRate | null => {
  if (!wanted.freeCancellation && !wanted.breakfast) {
    const { deadline, deadline_local } = hotel.cancellation
    return {
      total: hotel.rate.total,
      hoursTotal: hotel.hours_total,
      avg_night_price: hotel.rate.avg_night_price,
      deadline,
      deadline_local,
      isBase: true,
    }
  }
  const rate = rateWith(hotel, wanted)
  return (
    rate && {
      total: rate.total,
      hoursTotal: rate.hours_total,
      avg_night_price: rate.avg_night_price,
      deadline: rate.deadline,
      deadline_local: rate.deadline_local,
      isBase: rate.rateKey === hotel.rate.rateKey,
    }
  )
}

const rateWith = (hotel: HotelSummary, { freeCancellation, breakfast }: WantedTerms) => {
  if (freeCancellation && breakfast) return hotel.refundable_breakfast
  return freeCancellation ? hotel.refundable : hotel.breakfast
}

/** The amount by which hotels are compared; a hotel without such a rate comes last. */
export const comparedTotal = (hotel: HotelSummary, wanted: WantedTerms): number =>
  shownRate(hotel, wanted)?.hoursTotal ?? Infinity

/** Specification §5: the night that the price filter compares, of the rate that the card shows. */
export const nightPrice = (hotel: HotelSummary, wanted: WantedTerms): number =>
  (shownRate(hotel, wanted) ?? hotel.rate).avg_night_price

/** Both hours of the stay are guaranteed, in every rate that a card can show. */
export const isStayGuaranteed = ({ rate }: Pick<HotelSummary, 'rate'>): boolean =>
  rate.checkin_guaranteed && rate.checkout_guaranteed
