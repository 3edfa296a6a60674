import type { Cents } from '#contract/shared/money.ts'
import {
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  datePart,
  hourPart,
  type Room,
  type Stay,
} from '#contract/hotel/stay.ts'
import type { HotelRecord, RoomType } from '#server/modules/hotels/hotels.index.ts'
import type { Season } from '#server/modules/hotels/hotels.tables.ts'
import { hourRange, type Availability, type HourRange } from '#server/modules/inventory/availability.ts'
import { calendarDayOfEpoch, epochDay, type CalendarDay } from '#server/modules/inventory/epochDay.ts'
import { heldSpan, type Guarantee } from '#server/modules/inventory/span.ts'
import { hasBreakfast, isRefundable, type Plan } from './plans.ts'
import { percentOf, priceStay, type StayPrice, type StayToPrice } from './rates.price.ts'

/** A stay and its party, computed once for all hotels of a search. */
export interface StayRequest {
  stay: Stay
  rooms: readonly Room[]
  party: Party
  nights: readonly CalendarDay[]
  /** Hours beyond standard: positive more hours, negative fewer. */
  checkin_deviation: number
  checkout_deviation: number
  /** Guarantees no extra hours: the minimum that any variant holds. */
  least: Guarantee
  leastRange: HourRange
  /** All requested hours: the maximum. */
  mostRange: HourRange
}

export const createStayRequest = (stay: Stay, rooms: readonly Room[]): StayRequest => {
  const first = epochDay(datePart(stay.checkIn))
  const nights = Array.from({ length: epochDay(datePart(stay.checkOut)) - first }, (_, night) =>
    calendarDayOfEpoch(first + night),
  )
  const checkin_deviation = STANDARD_CHECK_IN_HOUR - hourPart(stay.checkIn)
  const checkout_deviation = hourPart(stay.checkOut) - STANDARD_CHECK_OUT_HOUR
  const least = { check_in: checkin_deviation <= 0, check_out: checkout_deviation <= 0 }
  return {
    stay,
    rooms,
    party: partyOf(rooms),
    nights,
    checkin_deviation,
    checkout_deviation,
    least,
    leastRange: hourRange(heldSpan(stay, least)),
    mostRange: hourRange({ from: stay.checkIn, until: stay.checkOut }),
  }
}

/** Hours gained before the standard check-in and after the standard check-out. */
export const hoursSaved = (request: StayRequest): number =>
  Math.max(0, request.checkin_deviation) + Math.max(0, request.checkout_deviation)

/** Capacity that every room of a party needs: the most adults and the most guests of any of its rooms. */
export interface Party {
  adults: number
  guests: number
}

export const partyOf = (rooms: readonly Room[]): Party => ({
  adults: Math.max(...rooms.map(({ adults }) => adults)),
  guests: Math.max(...rooms.map(({ adults, children }) => adults + children.length)),
})

/** A child may take an unused adult bed; never the other way round. */
export const fits = (room: Pick<RoomType, 'max_adults' | 'max_children'>, party: Party): boolean =>
  party.adults <= room.max_adults && party.guests <= room.max_adults + room.max_children

/** The cheapest room type by base price that fits the party and has enough free rooms in the range. */
export const cheapestRoom = (
  hotel: HotelRecord,
  request: StayRequest,
  availability: Availability,
  range: HourRange = request.leastRange,
): RoomType | undefined => {
  for (const room of hotel.room_types)
    if (fits(room, request.party) && availability.hasRooms(room, range, request.rooms.length)) return room
  return undefined
}

export interface BaseOffer {
  room: RoomType
  guaranteed: Guarantee
  /** If the offer guarantees more: the cheapest room with the extra hours on request. */
  askRoom: RoomType | undefined
}

const BOTH: Guarantee = { check_in: true, check_out: true }

/**
 * Specification §4, base rate of a hotel: the cheapest room with both sides guaranteed, otherwise the cheapest with the least
 * guarantee. Undefined if no room that fits the party is free.
 */
export const baseOffer = (
  hotel: HotelRecord,
  request: StayRequest,
  availability: Availability,
): BaseOffer | undefined => {
  const least = cheapestRoom(hotel, request, availability)
  if (least === undefined) return undefined
  const { check_in, check_out } = request.least
  if (check_in && check_out) return { room: least, guaranteed: BOTH, askRoom: undefined }
  const guarantees = (check_in || hotel.guarantees_early_check_in) && (check_out || hotel.guarantees_late_check_out)
  const sure = guarantees ? cheapestRoom(hotel, request, availability, request.mostRange) : undefined
  return sure === undefined
    ? { room: least, guaranteed: request.least, askRoom: undefined }
    : { room: sure, guaranteed: BOTH, askRoom: least }
}

/**
 * Decisions §3: the guarantees in which one room type is offered; empty if sold out. A side with extra hours is offered without
 * a guarantee, and also with one if the hotel guarantees that side and the hours are free; any other side is always guaranteed.
 */
export const variantsOf = (
  hotel: Pick<HotelRecord, 'guarantees_early_check_in' | 'guarantees_late_check_out'>,
  room: RoomType,
  request: StayRequest,
  availability: Availability,
): Guarantee[] => {
  const checkIn = request.least.check_in ? [true] : hotel.guarantees_early_check_in ? [false, true] : [false]
  const checkOut = request.least.check_out ? [true] : hotel.guarantees_late_check_out ? [false, true] : [false]
  return checkIn
    .flatMap((check_in) => checkOut.map((check_out) => ({ check_in, check_out })))
    .filter((guaranteed) =>
      availability.hasRooms(room, hourRange(heldSpan(request.stay, guaranteed)), request.rooms.length),
    )
}

/** One night of one room for two: base × month × weekday, half a cent rounded up. */
export const nightPrice = (base: Cents, season: Season, night: CalendarDay): Cents =>
  Math.floor(
    (base * (season.months[night.month - 1] ?? 100) * (season.weekdays[night.weekday - 1] ?? 100) + 5000) / 10_000,
  )

/** The nights of a stay in one room type, for two. */
export interface RoomNights {
  full: readonly Cents[]
  /** With the non-refundable discount. */
  lowest: readonly Cents[]
}

export const nightsOf = (hotel: HotelRecord, room: RoomType, request: StayRequest): RoomNights => {
  const full = request.nights.map((night) => nightPrice(room.base_price_cents, hotel.season, night))
  const percent = 100 - hotel.non_refundable_discount
  return { full, lowest: percent === 100 ? full : full.map((night) => percentOf(night, percent)) }
}

/**
 * The price of one room type, plan and variant. The non-refundable discount applies to each night; hours are priced by the
 * discounted nights in every plan.
 */
export const priceOffer = (
  hotel: HotelRecord,
  room: RoomType,
  request: StayRequest,
  plan: Plan,
  guaranteed: Guarantee,
  extras?: Pick<StayToPrice, 'bids' | 'promo' | 'credits'>,
  { full, lowest }: RoomNights = nightsOf(hotel, room, request),
): StayPrice => {
  const offer: StayToPrice = {
    stay: request.stay,
    rooms: request.rooms,
    nights: isRefundable(plan) ? full : lowest,
    lowest_nights: lowest,
    breakfast_cents: hasBreakfast(plan) ? hotel.breakfast_cents : 0,
    guaranteed,
    tax_basis_points: hotel.tax_basis_points,
  }
  return priceStay(extras === undefined ? offer : { ...offer, ...extras })
}
