import {
  dayHour,
  datePart,
  hourPart,
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  type DayHour,
  type Stay,
} from '#contract/hotel/stay.ts'
import { bidStatus } from '#contract/booking/bookings.ts'
import { hourPromise, type HourPromise } from '#contract/inquiry/hourPromise.ts'
import {
  MAX_INQUIRY_PRICE,
  MIN_INQUIRY_PRICE,
  type BidSide,
  type Inquiry,
  type InquiryOffer,
} from '#contract/inquiry/inquiries.ts'
import { readDecimal } from '#machines/kit/decimal.ts'
import type { ExtraTone } from '#contract/hotel/staySegments.ts'
import { countExtraHours, type SideTones } from '#src/i18n/stayWords.ts'

/** The hours and the price of an offer. */
export type Offered = Pick<InquiryOffer, 'checkin_datetime' | 'checkout_datetime' | 'price'>

export const stayOf = ({
  checkin_datetime,
  checkout_datetime,
}: Pick<Offered, 'checkin_datetime' | 'checkout_datetime'>): Stay => ({
  checkIn: checkin_datetime,
  checkOut: checkout_datetime,
})

/** The end that a bid is about; null: an inquiry is about both. */
export type AskedSide = BidSide | null

/** The extra hours that are asked for; an end with fewer hours than standard has none. */
export const extraHoursOf = (stay: Stay, side: AskedSide): number => {
  const { checkIn, checkOut } = countExtraHours(stay)
  return (side === 'check_out' ? 0 : Math.max(0, checkIn)) + (side === 'check_in' ? 0 : Math.max(0, checkOut))
}

/** US dollars for an hour; null without hours. */
export const pricePerHour = (offer: Offered, side: AskedSide): number | null => {
  const hours = extraHoursOf(stayOf(offer), side)
  return hours === 0 ? null : offer.price / hours
}

/** The other end of a bid is booked, so its hours are guaranteed, unless they come from a bid of their own. */
export const otherTone = ({ booking }: Pick<Inquiry, 'booking'>): HourPromise =>
  hourPromise(booking?.other_bid === undefined ? null : bidStatus(booking.other_bid)) ?? 'guaranteed'

/** @param other of the end that a bid is not about */
export const tonesOf = (tone: ExtraTone, side: AskedSide, other: HourPromise = 'guaranteed'): SideTones => ({
  checkIn: side === 'check_out' ? other : tone,
  checkOut: side === 'check_in' ? other : tone,
})

/** Decisions §6: without a yes the stay has no extra hours at the ends that were asked. */
export const stayWithoutYes = ({ checkIn, checkOut }: Stay, side: AskedSide): Stay => ({
  checkIn:
    side === 'check_out' ? checkIn : dayHour(datePart(checkIn), Math.max(hourPart(checkIn), STANDARD_CHECK_IN_HOUR)),
  checkOut:
    side === 'check_in' ? checkOut : dayHour(datePart(checkOut), Math.min(hourPart(checkOut), STANDARD_CHECK_OUT_HOUR)),
})

export interface HourRange {
  least: number
  most: number
}

/**
 * Hours that a counter-offer may name: between those first asked for and the standard ones. Null for an end without a question.
 * @param asked the guest's first request
 */
export const counterHours = (
  asked: Stay,
  side: AskedSide,
): { checkIn: HourRange | null; checkOut: HourRange | null } => {
  const extra = countExtraHours(asked)
  return {
    checkIn:
      side !== 'check_out' && extra.checkIn > 0
        ? { least: hourPart(asked.checkIn), most: STANDARD_CHECK_IN_HOUR }
        : null,
    checkOut:
      side !== 'check_in' && extra.checkOut > 0
        ? { least: STANDARD_CHECK_OUT_HOUR, most: hourPart(asked.checkOut) }
        : null,
  }
}

/** A clock hour in a sentence: 12:00, 9:00. Minutes other than 00 are no hour that can be asked for. */
const CLOCK_HOUR = /(?<![\d:.])([01]?\d|2[0-3]):00(?![\d:])/g

/**
 * Decisions §6: a note to an inquiry that names an hour is offered as the next request. An hour counts for each end at which it would be
 * extra, and less than what was asked for.
 */
export const hoursNamed = (note: string, asked: Stay): { checkIn: DayHour | null; checkOut: DayHour | null } => {
  const hours = [...note.matchAll(CLOCK_HOUR)].map(([, hour]) => Number(hour))
  const { checkIn, checkOut } = counterHours(asked, null)
  const at = (day: string, range: HourRange | null): DayHour | null => {
    const hour = hours.find(
      (one) =>
        range !== null &&
        one >= range.least &&
        one <= range.most &&
        one !== hourPart(day) &&
        one !== (range === checkIn ? STANDARD_CHECK_IN_HOUR : STANDARD_CHECK_OUT_HOUR),
    )
    return hour === undefined ? null : dayHour(datePart(day), hour)
  }
  return { checkIn: at(asked.checkIn, checkIn), checkOut: at(asked.checkOut, checkOut) }
}

/** US dollars with at most two decimals; null: not an amount that can be offered. */
export const readPrice = (text: string): number | null => {
  const price = readDecimal(text)
  return price !== null && price >= MIN_INQUIRY_PRICE && price <= MAX_INQUIRY_PRICE ? price : null
}

/** US dollars change by one up to this price, and by five above. */
const SMALL_PRICE = 20
const LARGE_STEP = 5

/** The next price up or down, on whole steps. */
export const stepPrice = (price: number, direction: 1 | -1): number => {
  const step = price > SMALL_PRICE || (direction === 1 && price === SMALL_PRICE) ? LARGE_STEP : 1
  return direction === 1 ? Math.floor(price / step) * step + step : Math.ceil(price / step) * step - step
}
