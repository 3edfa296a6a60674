import { dollars, text } from './codec.ts'
import { get, noFields, optional, required } from './defineEndpoint.ts'
import { ConfigResponse } from './config.ts'
import { boundsCodec, destinationCodec } from '#contract/hotel/destination.ts'
import { SoldNearResponse } from '#contract/hotel/soldNear.ts'
import { Hotel, HotelsResponse } from '#contract/hotel/hotels.ts'
import { localeCodec } from '#contract/shared/locale.ts'
import { PriceMatrixResponse, RateResponse, RoomsResponse } from '#contract/hotel/rates.ts'
import { dayHourCodec, roomsCodec } from '#contract/hotel/stay.ts'

const stayFields = {
  checkIn: required(dayHourCodec),
  checkOut: required(dayHourCodec),
  rooms: required(roomsCodec),
}

/** The endpoints for finding a hotel, apart: search pages load no others. */
export const searchEndpoints = {
  config: get('/config/', { query: noFields, response: ConfigResponse }),
  /** Suggestions near a place without hotels. */
  soldNear: get('/places_with_hotels/', {
    query: { dest: required(destinationCodec), bounds: optional(boundsCodec) },
    response: SoldNearResponse,
  }),
  searchHotels: get('/hotels/', {
    query: { dest: required(destinationCodec), bounds: optional(boundsCodec), ...stayFields },
    response: HotelsResponse,
  }),
  hotel: get('/hotels/:id/', { query: { lang: optional(localeCodec) }, response: Hotel }),
  rooms: get('/rates/', { query: { hotelId: required(text), ...stayFields }, response: RoomsResponse }),
  board: get('/rates/board/', { query: { hotelId: required(text), ...stayFields }, response: PriceMatrixResponse }),
  rate: get('/rates/:rateKey/', {
    query: { promo: optional(text), credits: optional(dollars) },
    response: RateResponse,
    access: 'optional',
  }),
}
