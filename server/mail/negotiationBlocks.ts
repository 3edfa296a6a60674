import { hourPart, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR, datePart, dayHour } from '#contract/hotel/stay.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import { stayLineOf } from './commonBlocks.ts'
import type { Block, Meaning } from './email.ts'
import type { MailWords } from './mailWords.ts'

/** Hours asked for, offered or agreed, and the price of the extra ones in US dollars. */
interface OfferedHours {
  checkin_datetime: string
  checkout_datetime: string
  price: number
}

/** Hours before 15:00 and after 11:00, which the price is for; a later check-in or an earlier check-out counts as none. */
const extraHours = ({ checkin_datetime, checkout_datetime }: Omit<OfferedHours, 'price'>) => ({
  early: Math.max(0, STANDARD_CHECK_IN_HOUR - hourPart(checkin_datetime)),
  late: Math.max(0, hourPart(checkout_datetime) - STANDARD_CHECK_OUT_HOUR),
})

const countExtraHours = (hours: Omit<OfferedHours, 'price'>): number => {
  const { early, late } = extraHours(hours)
  return early + late
}

/** What sets the hours of a side apart, beside the standard hour. */
export type MeaningOf = (side: 'check_in' | 'check_out') => Meaning[]

/** How far the extra hours reach beyond the standard ones. */
const beyondStandard =
  ({ plural, hour }: MailWords, hours: Omit<OfferedHours, 'price'>, tone: Meaning['tone']): MeaningOf =>
  (side) => {
    const { early, late } = extraHours(hours)
    const [count, key, standard] =
      side === 'check_in'
        ? ([early, 'early', dayHour(datePart(hours.checkin_datetime), STANDARD_CHECK_IN_HOUR)] as const)
        : ([late, 'late', dayHour(datePart(hours.checkout_datetime), STANDARD_CHECK_OUT_HOUR)] as const)
    return count === 0 ? [] : [{ tone, text: plural(`negotiationMail.${key}`, count, { hour: hour(standard) }) }]
  }

/**
 * The stay with its line.
 * @param tone of its extra hours: on request, or guaranteed.
 */
export const negotiatedStay = (
  words: MailWords,
  hours: Omit<OfferedHours, 'price'>,
  timeZone: string,
  tone: 'asked' | 'guaranteed',
  meaningOf: MeaningOf = beyondStandard(words, hours, tone),
): Block => {
  const { t, day, hour, moment } = words
  const { checkin_datetime: checkIn, checkout_datetime: checkOut } = hours
  const at = (label: string, on: string) => ({ label, day: day(on), hour: hour(on), moment: moment(on) })
  return {
    kind: 'stay',
    sides: [
      { ...at(t('mail.booking.checkIn'), checkIn), meanings: meaningOf('check_in') },
      { ...at(t('mail.booking.checkOut'), checkOut), meanings: meaningOf('check_out') },
    ],
    line: stayLineOf(words, { checkIn, checkOut }, timeZone, { checkInTone: tone, checkOutTone: tone }),
  }
}

/** Price of the extra hours, in all and for each of them. */
export const offeredAmount = ({ t, plural, money }: MailWords, offer: OfferedHours, notes: string[]): Block => {
  const hours = countExtraHours(offer)
  const each = hours > 1 ? [t('negotiationMail.perHour', { money: money(perHour(offer.price, hours)) })] : []
  return {
    kind: 'amount',
    label: plural('negotiationMail.price', hours),
    money: money(offer.price),
    notes: [...each, ...notes],
  }
}

/** In US dollars, rounded to the cent. */
export const perHour = (dollars: number, hours: number): number => toDollars(Math.round(toCents(dollars) / hours))
