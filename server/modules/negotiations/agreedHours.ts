import type { DayHour } from '#contract/hotel/stay.ts'
import type { MailWords } from '#server/mail/mailWords.ts'
import { extraHoursOf } from './extraHours.ts'
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

/** The hours that were agreed on with an offer. */
export const agreedHoursOf = (...offer: Parameters<typeof extraHoursOf>): AgreedHours[] =>
  extraHoursOf(...offer).map(({ side, from, until }) => ({ side, at: side === 'check_in' ? from : until }))

/** The offer that was agreed on, also after it was taken back. */
export const agreedOffer = (offers: readonly OfferRow[]): OfferRow | undefined =>
  offers.find(({ answer }) => answer === 'accept')

/** Names the hours on a document. */
export const agreedHoursText = ({ t, hour }: Pick<MailWords, 't' | 'hour'>, { side, at }: AgreedHours): string =>
  t(`documents.hours.${side}`, { hour: hour(at) })
