import type { Hotel, Picture } from '#contract/hotel/hotels.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { HotelRecord } from './hotels.index.ts'

/** What is near follows from where it is. */
export type HotelPage = Omit<Hotel, 'nearby'>

/** The city of a hotel; empty where nobody knows it. */
export type CityName = (hotel: Pick<HotelRecord, 'city_id'>, locale: Locale) => string

/** What a hotel says and shows of itself. It comes from where the catalogue comes from, never from our tables. */
export interface HotelContent {
  /** The whole page of a hotel; undefined where there is none. */
  page(hotelId: string, locale: Locale): HotelPage | undefined
  address(hotelId: string, locale: Locale): string
  /** The address of the card's picture, in the light of an hour of the day. */
  image(hotelId: string, hour: number): string
  /** Its pictures in the light of an hour of the day. */
  room(roomTypeId: string, locale: Locale, hour: number): { description: string; images: Picture[] }
}
