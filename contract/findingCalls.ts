import { dollars, text } from './codec.ts'
import { get, noFields, optional, required } from './call.ts'
import { ConfigAnswer } from './config.ts'
import { boundsCodec, destinationCodec } from './destination.ts'
import { SoldNearAnswer } from './soldNear.ts'
import { Hotel, HotelsAnswer } from './hotels.ts'
import { localeCodec } from './locale.ts'
import { BoardAnswer, RateAnswer, RoomsAnswer } from './rates.ts'
import { dayHourCodec, roomsCodec } from './stay.ts'

const stayFields = {
  checkIn: required(dayHourCodec),
  checkOut: required(dayHourCodec),
  rooms: required(roomsCodec),
}

/** The part of the table that finding a hotel needs: those pages load no more of it. */
export const findingCalls = {
  config: get('/config/', { query: noFields, answer: ConfigAnswer }),
  /** Where to go on from a place that has no hotel. */
  soldNear: get('/places_with_hotels/', {
    query: { dest: required(destinationCodec), bounds: optional(boundsCodec) },
    answer: SoldNearAnswer,
  }),
  searchHotels: get('/hotels/', {
    query: { dest: required(destinationCodec), bounds: optional(boundsCodec), ...stayFields },
    answer: HotelsAnswer,
  }),
  hotel: get('/hotels/:id/', { query: { lang: optional(localeCodec) }, answer: Hotel }),
  rooms: get('/rates/', { query: { hotelId: required(text), ...stayFields }, answer: RoomsAnswer }),
  board: get('/rates/board/', { query: { hotelId: required(text), ...stayFields }, answer: BoardAnswer }),
  rate: get('/rates/:rateKey/', { query: { promo: optional(text), credits: optional(dollars) }, answer: RateAnswer }),
}
