import { UNAVAILABLE_MESSAGE } from '#contract/http/errors.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { toDollars } from '#contract/shared/money.ts'
import type { RateResponse, RoomOffer, RoomsResponse } from '#contract/hotel/rates.ts'
import { hourPart, type Room, type Stay } from '#contract/hotel/stay.ts'
import type { Clock } from '#server/clock.ts'
import { ApiError } from '#server/http/errors.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import type { HotelIndex, HotelRecord, RoomType } from '#server/modules/hotels/hotels.index.ts'
import { requireStay } from '#server/modules/hotels/stay.check.ts'
import type { Availability } from '#server/modules/inventory/availability.ts'
import { cancellationOf, isCancellable } from './cancellation.ts'
import { createStayRequest, fits, priceOffer, variantsOf, type StayRequest } from './offers.ts'
import { isSold, PLANS, type Plan } from './plans.ts'
import { requireOffer, type QuoteExtras, type SoldOffer } from './quote.ts'
import { rateKeyExpiry, type RateKeys } from './rateKey.ts'
import { viewBreakdown, viewRate, type PricedRate } from './rates.view.ts'

export interface RatesDeps {
  hotels: HotelIndex
  availability: Availability
  keys: RateKeys
  content: Pick<HotelContent, 'address' | 'image' | 'room'>
  clock: Clock
}

/** Discounts. */
type Off = Pick<QuoteExtras, 'promo' | 'credits'>

export interface HotelStay extends Stay {
  hotelId: string
  rooms: readonly Room[]
}

/** @throws 404 naming `hotelId`. */
export const requireHotel = (hotels: HotelIndex, hotelId: string): HotelRecord => {
  const hotel = hotels.hotel(hotelId)
  if (hotel === undefined) throw new ApiError('not_found', 'There is no such hotel', { field: 'hotelId' })
  return hotel
}

/**
 * Decisions §11: free room types that fit the party, cheapest first, each with the cheapest variant of every plan.
 * @throws 404 naming `hotelId`, 400 naming `checkIn` or `checkOut`.
 */
export const listRooms = (request: HotelStay, locale: Locale, deps: RatesDeps): RoomsResponse => {
  const now = deps.clock().epochMilliseconds
  const hotel = requireHotel(deps.hotels, request.hotelId)
  const stay = { checkIn: request.checkIn, checkOut: request.checkOut }
  requireStay(stay, hotel.time_zone, now)
  const party = createStayRequest(stay, request.rooms)
  const rooms = hotel.room_types
    .filter((room) => fits(room, party.party) && variantsOf(hotel, room, party, deps.availability).length > 0)
    .map((room) => viewRoom(hotel, room, party, locale, now, deps))
  return { rooms: rooms.toSorted((a, b) => cheapest(a) - cheapest(b)) }
}

const cheapest = (room: RoomOffer): number => room.rates[0]?.total ?? Infinity

const viewRoom = (
  hotel: HotelRecord,
  room: RoomType,
  request: StayRequest,
  locale: Locale,
  now: number,
  { keys, content, availability }: RatesDeps,
): RoomOffer => {
  // A guarantee only adds to the price, so a plan's cheapest variant is the one that guarantees least.
  const rates: PricedRate[] = plansOf(hotel, request, now)
    .map((plan) => ({ plan, guaranteed: request.least, price: priceOffer(hotel, room, request, plan, request.least) }))
    .toSorted((a, b) => a.price.breakdown.total - b.price.breakdown.total)
  const signed = keys.sign(
    contextOf(request, now),
    rates.map((rate) => keyed(room, rate)),
  )
  const { description, images } = content.room(room.id, locale, hourPart(request.stay.checkIn))
  const whole = variantsOf(hotel, room, request, availability).find(({ check_in, check_out }) => check_in && check_out)
  return {
    id: room.id,
    name: room.names[locale],
    description,
    images,
    beds: room.beds,
    size: room.size,
    occupancy: { adults: room.max_adults, children: room.max_children },
    amenities: room.amenities,
    rates: rates.map((rate, place) => ({
      ...viewRate(signed[place] ?? '', rate, hotel, request, now),
      guaranteed_total:
        whole === undefined ? null : toDollars(priceOffer(hotel, room, request, rate.plan, whole).breakdown.total),
    })),
  }
}

const plansOf = (hotel: HotelRecord, { stay }: StayRequest, now: number): Plan[] => {
  const canCancel = isCancellable(hotel, stay.checkIn, now)
  return PLANS.filter((plan) => isSold(hotel, plan, canCancel))
}

/**
 * Decisions §11: the rate of a key, priced and checked again, followed by the other variants of its plan. Keys in the response
 * expire with the requested key, and are valid with or without the discounts. Once the deadline of a refundable key has passed,
 * the response is the non-refundable plan, with keys of its own.
 * @throws 404 for an invalid key or a room that is gone, 410 for an expired key.
 */
export const getRate = (rateKey: string, locale: Locale, deps: RatesDeps, off: Off = {}): RateResponse => {
  const now = deps.clock()
  const sold = requireOffer(rateKey, now, deps)
  const { hotel, room, request, offer } = sold
  const variants = variantsOf(hotel, room, request, deps.availability)
  const guaranteed = variants.find(
    (variant) => variant.check_in === offer.guaranteed.check_in && variant.check_out === offer.guaranteed.check_out,
  )
  if (guaranteed === undefined) throw new ApiError('not_found', UNAVAILABLE_MESSAGE)
  const others = variants
    .filter((variant) => variant !== guaranteed)
    .map((variant) => priced(sold, variant, off))
    .toSorted((a, b) => a.price.breakdown.total - b.price.breakdown.total)
  const first = priced(sold, guaranteed, off)
  const rates = [first, ...others]
  const signed = deps.keys.sign(
    offer,
    rates.map((rate) => keyed(room, rate)),
  )
  const hour = hourPart(offer.stay.checkIn)
  const image = deps.content.image(hotel.id, hour)
  const { images } = deps.content.room(room.id, locale, hour)
  return {
    hotel: {
      id: hotel.id,
      name: hotel.names[locale],
      stars: Math.floor(hotel.stars),
      address: deps.content.address(hotel.id, locale),
      image,
      time_zone: hotel.time_zone,
    },
    room: { id: room.id, name: room.names[locale], image: images[0]?.url ?? image },
    stay: offer.stay,
    rooms: [...offer.rooms],
    rates: rates.map((rate, place) => viewRate(signed[place] ?? '', rate, hotel, request, now.epochMilliseconds)),
    breakdown: viewBreakdown(first.price.breakdown),
    cancellation: cancellationOf(hotel, offer.plan, offer.stay.checkIn, now.epochMilliseconds),
  }
}

const priced = (
  { hotel, room, request, offer }: SoldOffer,
  guaranteed: PricedRate['guaranteed'],
  off: Off,
): PricedRate => ({
  plan: offer.plan,
  guaranteed,
  price: priceOffer(hotel, room, request, offer.plan, guaranteed, off),
})

const contextOf = (request: StayRequest, now: number) => ({
  stay: request.stay,
  rooms: request.rooms,
  expires_minute: rateKeyExpiry(now),
})

/** A key signs the total before discounts. */
const keyed = (room: RoomType, { plan, guaranteed, price: { breakdown } }: PricedRate) => ({
  room_number: room.number,
  plan,
  guaranteed,
  total: breakdown.total - breakdown.promo - breakdown.credits,
})
