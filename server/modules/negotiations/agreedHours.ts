import { hourPart, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR, type DayHour } from '#contract/hotel/stay.ts'
import type { MailWords } from '#server/mail/mailWords.ts'
import type { OfferRow } from './negotiations.store.ts'

/** One end of a stay, at an hour that was agreed. */
export interface AgreedHours {
  side: 'check_in' | 'check_out'
  at: DayHour
}

interface BidColumns {
  bid_side: AgreedHours['side'] | null
  bid_check_in: DayHour | null
  bid_check_out: DayHour | null
}

/** Null where there is no bid. */
export const bidHoursOf = ({ bid_side, bid_check_in, bid_check_out }: BidColumns): AgreedHours | null => {
  const at = bid_side === 'check_in' ? bid_check_in : bid_check_out
  return bid_side === null || at === null ? null : { side: bid_side, at }
}

/** The ends of an offer that differ from the standard hours. */
export const extraHoursOf = ({ check_in, check_out }: Pick<OfferRow, 'check_in' | 'check_out'>): AgreedHours[] => [
  ...(hourPart(check_in) < STANDARD_CHECK_IN_HOUR ? [{ side: 'check_in' as const, at: check_in }] : []),
  ...(hourPart(check_out) > STANDARD_CHECK_OUT_HOUR ? [{ side: 'check_out' as const, at: check_out }] : []),
]

/** The offer that was agreed on, also after it was taken back. */
export const agreedOffer = (offers: readonly OfferRow[]): OfferRow | undefined =>
  offers.find(({ answer }) => answer === 'accept')

/** Names the hours on a document. */
export const agreedHoursText = ({ t, hour }: Pick<MailWords, 't' | 'hour'>, { side, at }: AgreedHours): string =>
  t(`documents.hours.${side}`, { hour: hour(at) })
