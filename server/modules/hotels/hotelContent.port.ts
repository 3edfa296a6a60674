import type { Hotel, Picture } from '#contract/hotel/hotels.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { HotelRecord } from './hotels.index.ts'

/** Without `nearby`, which is computed from the location, and what hotels answer to requests. */
export type HotelPage = Omit<Hotel, 'nearby' | 'answer_record'>

/** Name of the hotel's city; empty if unknown. */
export type CityName = (hotel: Pick<HotelRecord, 'city_id'>, locale: Locale) => string

/** Texts and pictures of a hotel. They come from the source of the catalog, never from our tables. */
export interface HotelContent {
  /** The page of a hotel; undefined if there is none. */
  page(hotelId: string, locale: Locale): HotelPage | undefined
  /** Ids of the hotels with this contact address, in lower case. */
  hotelsAt(email: string): readonly string[]
  address(hotelId: string, locale: Locale): string
  /** Of the hotel's country, in which it is written to unless it names another; English elsewhere. */
  language(hotelId: string): Locale
  /** URL of the card's picture, in the light of an hour of the day. */
  image(hotelId: string, hour: number): string
  /** Description and pictures, in the light of an hour of the day. */
  room(roomTypeId: string, locale: Locale, hour: number): { description: string; images: Picture[] }
}
