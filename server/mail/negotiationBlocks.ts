import { hourPart, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR, datePart, dayHour } from '#contract/hotel/stay.ts'
import type { HourPromise } from '#contract/inquiry/hourPromise.ts'
import type { BidSide } from '#contract/inquiry/inquiries.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import { stayLineOf } from './commonBlocks.ts'
import type { Block, Meaning } from './email.ts'
import type { MailWords } from './mailWords.ts'

/** Hours asked for, offered or agreed, and the price of the extra ones in US dollars. */
interface OfferedHours {
  checkin_datetime: string
  checkout_datetime: string
  price: number
  /** The end that a bid is about; the other one stays as it is booked. Null: both are asked for. */
  side: BidSide | null
}

/** Hours before 15:00 and after 11:00; a later check-in or an earlier check-out counts as none. */
const extraHours = ({ checkin_datetime, checkout_datetime }: Omit<OfferedHours, 'price'>) => ({
  early: Math.max(0, STANDARD_CHECK_IN_HOUR - hourPart(checkin_datetime)),
  late: Math.max(0, hourPart(checkout_datetime) - STANDARD_CHECK_OUT_HOUR),
})

const isAsked = ({ side }: Pick<OfferedHours, 'side'>, end: BidSide): boolean => side === null || side === end

/** The hours that the price is for. */
const countExtraHours = (hours: Omit<OfferedHours, 'price'>): number => {
  const { early, late } = extraHours(hours)
  return (isAsked(hours, 'check_in') ? early : 0) + (isAsked(hours, 'check_out') ? late : 0)
}

/** Marks that set the hours of an end apart, beside the standard hour. */
export type MeaningOf = (end: BidSide) => Meaning[]

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
 * @param tones of the hours that are asked for, and of the other end of a bid.
 * @param meaningOf an end that is asked for; how far it is from the standard hour, if absent.
 */
export const negotiatedStay = (
  words: MailWords,
  hours: Omit<OfferedHours, 'price'>,
  timeZone: string,
  tones: { asked: 'asked' | HourPromise; other: HourPromise },
  meaningOf: MeaningOf = beyondStandard(words, hours, tones.asked === 'asked' ? 'asked' : 'guaranteed'),
): Block => {
  const { t, day, hour, moment } = words
  const { checkin_datetime: checkIn, checkout_datetime: checkOut } = hours
  const toneOf = (end: BidSide) => (isAsked(hours, end) ? tones.asked : tones.other)
  const meanings = (end: BidSide) =>
    isAsked(hours, end) ? meaningOf(end) : beyondStandard(words, hours, 'guaranteed')(end)
  const at = (label: string, on: string) => ({ label, day: day(on), hour: hour(on), moment: moment(on) })
  return {
    kind: 'stay',
    sides: [
      { ...at(t('mail.booking.checkIn'), checkIn), meanings: meanings('check_in') },
      { ...at(t('mail.booking.checkOut'), checkOut), meanings: meanings('check_out') },
    ],
    line: stayLineOf(words, { checkIn, checkOut }, timeZone, {
      checkInTone: toneOf('check_in'),
      checkOutTone: toneOf('check_out'),
    }),
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
