import { LATER_CHECK_OUT_HOUR, type Cancellation, type HotelsResponse } from '#contract/hotel/hotels.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { hourPart } from '#contract/hotel/stay.ts'
import { JsonText, OctetWriter, octetsOf } from '#server/http/jsonText.ts'
import { hoursSaved } from '#server/modules/rates/offers.ts'
import { cancellationsOf, cardOf, distributionOf, type SearchResponseOptions } from './hotels.response.ts'
import type { CityName } from './hotelContent.port.ts'
import type { HotelRecord } from './hotels.index.ts'
import type { PricedPlan } from './hotels.rates.ts'
import type { SearchResults } from './hotels.results.ts'

/**
 * The response of a search as bytes. `JSON.stringify` would take most of a search, so the part of a hotel that does not depend
 * on the search is serialized once and cached; its offer for this stay is appended.
 */
export const writeHotelsResponse = (
  results: SearchResults,
  { locale, now, content, cityName, answerRecords }: SearchResponseOptions,
): JsonText<HotelsResponse> => {
  const { request, hotels } = results
  const hour = hourPart(request.stay.checkIn)
  const cancellation = cancellationsOf(request, now)
  const terms = cachedText(octetsOf)
  const deadlines = cachedText(
    ({ deadline, deadline_local }) => `,"deadline":${octetsOf(deadline)},"deadline_local":${octetsOf(deadline_local)}}`,
  )
  const hours = hoursSaved(request)
  const writer = new OctetWriter(EMPTY_BYTES + hotels.length * HOTEL_BYTES)
  writer.write('{"hotels":[')
  const listed = (hotel: HotelRecord, priced: PricedPlan | undefined): string =>
    priced === undefined
      ? 'null'
      : `{"rateKey":"${results.rateKeys[priced.keyAt] ?? ''}","avg_night_price":${hundredths(priced.avgNightPrice)}` +
        `,"total":${hundredths(priced.total)}` +
        `,"hours_total":${hundredths(priced.hoursTotal)}${deadlines(cancellation(hotel, priced.plan))}`
  for (const [place, { hotel, km, rates, guaranteed, ask, laterCheckOut }] of hotels.entries()) {
    const { base, price } = rates
    writer.copy(cardBytes(hotel, locale, cityName))
    const record = answerRecords.of(hotel.id)
    writer.write(
      `,"answer_record":${record === null ? 'null' : octetsOf(record)},"distance":${hundredths(Math.round(km * 100))}` +
        `,"best_value":${results.bestValues[place] ?? 0},"hours_total":${hundredths(base.hoursTotal)},"image":${octetsOf(content.image(hotel.id, hour))}` +
        `,"cancellation":${terms(cancellation(hotel, base.plan))}` +
        `,"rate":{"rateKey":"${results.rateKeys[base.keyAt] ?? ''}","avg_night_price":${hundredths(price.avg_night_price)}` +
        `,"total":${hundredths(base.total)},"ask_total":${ask === null ? 'null' : hundredths(ask.total)}` +
        `,"ask_hours_total":${ask === null ? 'null' : hundredths(ask.hoursTotal)}` +
        `,"checkin_guaranteed":${guaranteed.check_in},"checkout_guaranteed":${guaranteed.check_out}` +
        `,"hours_saved":${hours},"money_saved":${hundredths(price.money_saved)}},"refundable":${listed(hotel, rates.refundable)}` +
        `,"breakfast":${listed(hotel, rates.breakfast)},"refundable_breakfast":${listed(hotel, rates.refundableBreakfast)}` +
        ',"later_check_out":' +
        (laterCheckOut === null ? 'null}' : `{"hour":${LATER_CHECK_OUT_HOUR},"price":${hundredths(laterCheckOut)}}}`) +
        (place + 1 < hotels.length ? ',' : ''),
    )
  }
  writer.write(
    `],"found":${results.inArea},"scope":"${results.scope}","airport":${octetsOf(results.airport)}` +
      `,"rate_distribution":${octetsOf(distributionOf(results))}}`,
  )
  return new JsonText(writer.bytes())
}

/** Slightly more than most hotels need, so the buffer rarely grows. */
const HOTEL_BYTES = 1300
const EMPTY_BYTES = 4096

/** Weak, so an entry lives as long as the index has the hotel. */
const cards: Record<Locale, WeakMap<HotelRecord, Uint8Array>> = {
  en: new WeakMap(),
  ar: new WeakMap(),
  he: new WeakMap(),
}

/** JSON of a hotel's card without the closing brace. */
const cardBytes = (hotel: HotelRecord, locale: Locale, cityName: CityName): Uint8Array => {
  const cached = cards[locale].get(hotel)
  if (cached !== undefined) return cached
  const bytes = Buffer.from(JSON.stringify(cardOf(hotel, locale, cityName)).slice(0, -1))
  cards[locale].set(hotel, bytes)
  return bytes
}

/** Caches by identity: a response has few different terms, each many times. */
const cachedText = (write: (cancellation: Cancellation) => string) => {
  const cache = new Map<Cancellation, string>()
  return (cancellation: Cancellation): string => {
    const text = cache.get(cancellation) ?? write(cancellation)
    cache.set(cancellation, text)
    return text
  }
}

/** Formats a non-negative integer of hundredths, e.g. cents, as a decimal number. Integers format faster than fractions. */
const hundredths = (count: number): string => {
  const wholes = Math.floor(count / 100)
  const rest = count - wholes * 100
  return rest === 0 ? `${wholes}` : `${wholes}.${rest < 10 ? '0' : ''}${rest}`
}
