import type { Rate, RateResponse } from '#contract/hotel/rates.ts'
import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR, hourPart, type Stay } from '#contract/hotel/stay.ts'
import type { Preselected } from '#machines/rates/rateChoice.rules.ts'
import { hoursInTotal, type HoursInTotal } from '#src/i18n/hoursInTotal.ts'
import { withTaxes } from '#machines/rates/rates.rules.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'
import { countExtraHours, type SideTones } from '#src/i18n/stayWords.ts'

/** Hours beyond standard on each side, guaranteed or on request. */
const extraOf = (rate: Rate) => ({
  checkIn: Math.max(0, rate.checkin_deviation),
  checkOut: Math.max(0, rate.checkout_deviation),
})

/** Tones for a changed stay until its rates are known: fewer hours than guaranteed stay guaranteed; more are undecided. */
export const tonesAhead = (previous: Stay, tones: SideTones, next: Stay): SideTones => {
  const [had, has] = [countExtraHours(previous), countExtraHours(next)]
  const ahead = (side: 'checkIn' | 'checkOut'): SideTones =>
    tones[side] === 'guaranteed' && has[side] > Math.max(0, had[side]) ? { [side]: 'gained' } : {}
  return { ...tones, ...ahead('checkIn'), ...ahead('checkOut') }
}

/** Key of a plan: board and refundability. */
export const planOf = ({ board, cancellation }: Rate): string => `${board} ${cancellation.refundable}`

/** `hoursInTotal` of a preselected `hoursTotal`. Its rate is the variant that guarantees least, so the hours may not be in the total. */
export const hoursInPreselected = ({ rate, hoursTotal }: Pick<Preselected, 'rate' | 'hoursTotal'>): HoursInTotal => ({
  ...hoursInTotal(rate),
  more: hoursTotal !== null && hoursTotal > rate.total,
})

/** The room's rate with these two answers; null if it is not sold. */
export const rateWith = <Sold extends Rate>(
  rates: readonly Sold[],
  answers: { board: Rate['board']; refundable: boolean },
): Sold | null =>
  rates.find(({ board, cancellation }) => board === answers.board && cancellation.refundable === answers.refundable) ??
  null

/** Guaranteed first, then fewer sides on request, then cheaper. */
export const bySureness = (rates: readonly Rate[]): Rate[] =>
  [...rates].sort((one, other) => countSidesOnRequest(one) - countSidesOnRequest(other) || one.total - other.total)

const countSidesOnRequest = (rate: Rate): number => Number(!rate.checkin_guaranteed) + Number(!rate.checkout_guaranteed)

export const countGuaranteedHours = (rate: Rate): number => {
  const extra = extraOf(rate)
  return (rate.checkin_guaranteed ? extra.checkIn : 0) + (rate.checkout_guaranteed ? extra.checkOut : 0)
}

export const countHoursOnRequest = (rate: Rate): number => {
  const extra = extraOf(rate)
  return extra.checkIn + extra.checkOut - countGuaranteedHours(rate)
}

/** Promise of a rate: guaranteed hours, or hours on request. */
export const promiseOf = (words: PageI18n, rate: Rate, stay: Stay): string => {
  const extra = extraOf(rate)
  const checkIn = words.hourOf(stay.checkIn)
  const checkOut = words.hourOf(stay.checkOut)
  const askIn = extra.checkIn > 0 && !rate.checkin_guaranteed
  const askOut = extra.checkOut > 0 && !rate.checkout_guaranteed
  if (askIn && askOut) return words.t('hotel.rate.askBoth', { checkIn, checkOut })
  if (askIn) return words.t('hotel.rate.askCheckIn', { hour: checkIn })
  if (askOut) return words.t('hotel.rate.askCheckOut', { hour: checkOut })
  if (extra.checkIn > 0 && extra.checkOut > 0) return words.t('hotel.rate.bothGuaranteed', { checkIn, checkOut })
  if (extra.checkIn > 0) return words.t('hotel.rate.checkInGuaranteed', { hour: checkIn })
  if (extra.checkOut > 0) return words.t('hotel.rate.checkOutGuaranteed', { hour: checkOut })
  return rate.checkin_deviation < 0 || rate.checkout_deviation < 0
    ? words.t('hotel.rate.bothGuaranteed', { checkIn, checkOut })
    : words.t('hotel.rate.standard')
}

const standardWhere = (isOnRequest: boolean, chosen: number, standard: number): number =>
  isOnRequest ? standard : chosen

/** The outcome in one sentence. */
export const sentenceOf = (words: PageI18n, rate: Rate, offer: Pick<RateResponse, 'stay'>): string => {
  const { checkIn, checkOut } = offer.stay
  const askIn = rate.checkin_deviation > 0 && !rate.checkin_guaranteed
  const askOut = rate.checkout_deviation > 0 && !rate.checkout_guaranteed
  if (askIn || askOut)
    return words.t('hotel.rate.askText', {
      from: words.hour(standardWhere(askIn, hourPart(checkIn), STANDARD_CHECK_IN_HOUR)),
      until: words.hour(standardWhere(askOut, hourPart(checkOut), STANDARD_CHECK_OUT_HOUR)),
    })
  const guaranteedHours = countGuaranteedHours(rate)
  const sentences: string[] = []
  const [from, until] = [words.hourOf(checkIn), words.hourOf(checkOut)]
  if (rate.checkin_deviation > 0 && rate.checkout_deviation > 0)
    sentences.push(words.t('hotel.rate.holdsBoth', { from, until }))
  else if (rate.checkin_deviation > 0) sentences.push(words.t('hotel.rate.holdsFrom', { hour: from }))
  else if (rate.checkout_deviation > 0) sentences.push(words.t('hotel.rate.holdsUntil', { hour: until }))
  if (guaranteedHours > 0)
    sentences.push(
      words.plural('hotel.rate.hoursCost', guaranteedHours, {
        money: words.money(withTaxes(rate, rate.checkin_price + rate.checkout_price)),
      }),
    )
  const given = Math.max(0, -rate.checkin_deviation) + Math.max(0, -rate.checkout_deviation)
  if (given > 0)
    sentences.push(
      words.plural('hotel.rate.savesText', given, { money: words.money(withTaxes(rate, -rate.breakdown.hours_saved)) }),
    )
  return sentences.join(' ')
}
