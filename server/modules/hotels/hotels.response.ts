import {
  LATER_CHECK_OUT_HOUR,
  type Cancellation,
  type HotelsResponse,
  type HotelSummary,
  type ListedRate,
} from '#contract/hotel/hotels.ts'
import { roundKm } from '#contract/hotel/distance.ts'
import { LOCALES, type Locale } from '#contract/shared/locale.ts'
import { toDollars } from '#contract/shared/money.ts'
import { hourPart } from '#contract/hotel/stay.ts'
import { cancellationOf } from '#server/modules/rates/cancellation.ts'
import { hoursSaved, type StayRequest } from '#server/modules/rates/offers.ts'
import { isRefundable, type Plan } from '#server/modules/rates/plans.ts'
import type { AnswerRecords } from '#server/modules/answerRecord/answerRecords.ts'
import type { CityName, HotelContent } from './hotelContent.port.ts'
import type { HotelRecord } from './hotels.index.ts'
import type { PricedPlan } from './hotels.rates.ts'
import type { SearchResults } from './hotels.results.ts'
import { rateDistribution } from './hotels.value.ts'

/** How to show the results. `now` in milliseconds since 1970. */
export interface SearchResponseOptions {
  locale: Locale
  now: number
  content: Pick<HotelContent, 'image'>
  cityName: CityName
  answerRecords: Pick<AnswerRecords, 'of'>
}

/** The response of a search as in the contract. `writeHotelsResponse` must write the same, field by field. */
export const hotelsResponse = (
  results: SearchResults,
  { locale, now, content, cityName, answerRecords }: SearchResponseOptions,
): HotelsResponse => {
  const { request, hotels } = results
  const hours_saved = hoursSaved(request)
  const hour = hourPart(request.stay.checkIn)
  const cancellation = cancellationsOf(request, now)
  return {
    hotels: hotels.map(({ hotel, km, rates, guaranteed, ask, laterCheckOut }, place) => {
      const { base, price } = rates
      const listed = (priced: PricedPlan | undefined): ListedRate | null => {
        if (priced === undefined) return null
        const { deadline, deadline_local } = cancellation(hotel, priced.plan)
        return {
          rateKey: results.rateKeys[priced.keyAt] ?? '',
          avg_night_price: toDollars(priced.avgNightPrice),
          total: toDollars(priced.total),
          hours_total: toDollars(priced.hoursTotal),
          deadline,
          deadline_local,
        }
      }
      return {
        ...cardOf(hotel, locale, cityName),
        answer_record: answerRecords.of(hotel.id),
        distance: roundKm(km),
        best_value: results.bestValues[place] ?? 0,
        hours_total: toDollars(base.hoursTotal),
        image: content.image(hotel.id, hour),
        cancellation: cancellation(hotel, base.plan),
        rate: {
          rateKey: results.rateKeys[base.keyAt] ?? '',
          avg_night_price: toDollars(price.avg_night_price),
          total: toDollars(base.total),
          ask_total: ask === null ? null : toDollars(ask.total),
          ask_hours_total: ask === null ? null : toDollars(ask.hoursTotal),
          checkin_guaranteed: guaranteed.check_in,
          checkout_guaranteed: guaranteed.check_out,
          hours_saved,
          money_saved: toDollars(price.money_saved),
        },
        refundable: listed(rates.refundable),
        breakfast: listed(rates.breakfast),
        refundable_breakfast: listed(rates.refundableBreakfast),
        later_check_out:
          laterCheckOut === null ? null : { hour: LATER_CHECK_OUT_HOUR, price: toDollars(laterCheckOut) },
      }
    }),
    found: results.inArea,
    scope: results.scope,
    airport: results.airport,
    rate_distribution: distributionOf(results),
  }
}

/** The part of a hotel's card that does not depend on the search. */
export const cardOf = (
  hotel: HotelRecord,
  locale: Locale,
  cityName: CityName,
): Pick<HotelSummary, 'id' | 'name' | 'other_names' | 'city' | 'stars' | 'location' | 'reviews' | 'amenities'> => ({
  id: hotel.id,
  name: hotel.names[locale],
  other_names: LOCALES.filter((other) => other !== locale).map((other) => hotel.names[other]),
  city: cityName(hotel, locale),
  stars: hotel.stars,
  location: { lat: hotel.lat, lng: hotel.lng },
  reviews: { rating: hotel.rating, count: hotel.review_count },
  amenities: hotel.amenities,
})

export const distributionOf = ({ hotels }: SearchResults): HotelsResponse['rate_distribution'] =>
  rateDistribution(hotels.map(({ rates }) => rates.price.avg_night_price))

/** Cancellation terms of a stay, computed once per plan, cancellation hours and time zone in a response. */
export const cancellationsOf = (request: StayRequest, now: number) => {
  const cache = new Map<string, Map<number, Cancellation>>()
  return (hotel: HotelRecord, plan: Plan): Cancellation => {
    const name = isRefundable(plan) ? hotel.time_zone : 'non_refundable'
    const byHours = cache.get(name) ?? new Map<number, Cancellation>()
    if (byHours.size === 0) cache.set(name, byHours)
    const cancellation = byHours.get(hotel.cancellation_hours) ?? cancellationOf(hotel, plan, request.stay.checkIn, now)
    byHours.set(hotel.cancellation_hours, cancellation)
    return cancellation
  }
}
