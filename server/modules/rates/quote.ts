import { UNAVAILABLE_MESSAGE } from '#contract/http/errors.ts'
import { stayProblem, type Room, type Stay } from '#contract/hotel/stay.ts'
import type { Cents } from '#contract/shared/money.ts'
import { ApiError } from '#server/http/errors.ts'
import type { HotelIndex, HotelRecord, RoomType } from '#server/modules/hotels/hotels.index.ts'
import { hotelTime } from '#server/modules/hotels/hotelTime.ts'
import { heldSpan, type Guarantee, type Span } from '#server/modules/inventory/span.ts'
import { cancellationOf, isCancellable } from './cancellation.ts'
import { createStayRequest, fits, partyOf, priceOffer, type StayRequest } from './offers.ts'
import { isSold, planAfterDeadline } from './plans.ts'
import type { Offer, RateKeys } from './rateKey.ts'
import type { BreakdownCents } from './rates.price.ts'

export interface QuoteDeps {
  hotels: Pick<HotelIndex, 'room'>
  keys: Pick<RateKeys, 'read'>
}

/** The offer behind a key as it is sold now: a refundable plan whose deadline has passed is its non-refundable one. */
export interface SoldOffer {
  offer: Offer
  hotel: HotelRecord
  room: RoomType
  request: StayRequest
  /** The plan of the key is refundable and past its deadline: `offer` is its non-refundable one. */
  has_lapsed: boolean
}

/** The purchase behind a booking, priced again by the server. */
export interface Quote {
  hotelId: string
  roomTypeId: string
  stay: Stay
  rooms: readonly Room[]
  guaranteed: Guarantee
  /** Hours beyond standard: positive more, negative fewer. */
  deviation: { check_in: number; check_out: number }
  /** Hours to hold, in `rooms.length` rooms. */
  hold: Span
  check_in_at: Temporal.Instant
  check_out_at: Temporal.Instant
  breakdown: BreakdownCents
  /** The maximum bid for a side. */
  avg_night_price: Cents
  /** The first night of all rooms, with taxes. */
  first_night: Cents
  /** Null: non-refundable. */
  cancellation_deadline: Temporal.Instant | null
  /** As in `SoldOffer`. */
  has_lapsed: boolean
}

export interface QuoteExtras {
  /** Sum of the bids for sides that are not guaranteed; part of the total. */
  bids?: Cents
  /** Available discount; never takes off more than is left to pay. */
  promo?: Cents
  credits?: Cents
}

/**
 * The current price of a key. Ignores the inventory: `hold` decides, in the transaction of the booking.
 * @throws 404 for an invalid key or one that no longer sells anything, 410 for an expired one.
 */
export const quote = (rateKey: string, extras: QuoteExtras, now: Temporal.Instant, deps: QuoteDeps): Quote => {
  const { offer, hotel, room, request, has_lapsed } = requireOffer(rateKey, now, deps)
  const { stay, rooms, guaranteed, plan } = offer
  const price = priceOffer(hotel, room, request, plan, guaranteed, extras)
  const time = hotelTime(hotel.time_zone)
  const { deadline } = cancellationOf(hotel, plan, stay.checkIn, now.epochMilliseconds)
  return {
    hotelId: hotel.id,
    roomTypeId: room.id,
    stay,
    rooms,
    guaranteed,
    deviation: { check_in: request.checkin_deviation, check_out: request.checkout_deviation },
    hold: heldSpan(stay, guaranteed),
    check_in_at: Temporal.Instant.fromEpochMilliseconds(time.momentOf(stay.checkIn)),
    check_out_at: Temporal.Instant.fromEpochMilliseconds(time.momentOf(stay.checkOut)),
    breakdown: price.breakdown,
    avg_night_price: price.avg_night_price,
    first_night: price.first_night,
    cancellation_deadline: deadline === null ? null : Temporal.Instant.from(deadline),
    has_lapsed,
  }
}

/**
 * Reads a key.
 * @throws 404 for an invalid key or one that no longer sells anything, 410 for an expired one.
 */
export const requireOffer = (rateKey: string, now: Temporal.Instant, { hotels, keys }: QuoteDeps): SoldOffer => {
  const offer = keys.read(rateKey, now)
  if (offer === 'malformed') throw new ApiError('not_found', 'No rate found')
  if (offer === 'expired') throw new ApiError('gone', UNAVAILABLE_MESSAGE)
  const match = hotels.room(offer.room_number)
  if (match === undefined) throw new ApiError('not_found', UNAVAILABLE_MESSAGE)
  const { hotel, room } = match
  const hour = hotelTime(hotel.time_zone).hourAt(now.epochMilliseconds)
  const canCancel = isCancellable(hotel, offer.stay.checkIn, now.epochMilliseconds)
  const plan = canCancel ? offer.plan : planAfterDeadline(offer.plan)
  const problem = stayProblem(offer.stay, hour, hotel.time_zone)
  if (!isSold(hotel, plan, canCancel) || !fits(room, partyOf(offer.rooms)) || problem !== undefined)
    throw new ApiError('not_found', UNAVAILABLE_MESSAGE)
  const request = createStayRequest(offer.stay, offer.rooms)
  return { offer: { ...offer, plan }, hotel, room, request, has_lapsed: plan !== offer.plan }
}
