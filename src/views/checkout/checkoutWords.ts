import type { Breakdown, Rate, RateAnswer } from '#contract/rates.ts'
import { MAX_COMMENT_LENGTH } from '#contract/bookings.ts'
import { cardFormText, declineText } from '#src/i18n/cardWords.ts'
import { errorText, type Failure } from '#src/i18n/errorText.ts'
import type { Words } from '#src/i18n/I18nContext.tsx'
import type { SideTones } from '#src/i18n/stayWords.ts'

/** What to tell of a payment that did not come about. */
export const paymentFailureText = (words: Words, failure: Failure & { message: string }): string => {
  const { code, message } = failure
  if (code.startsWith('card.')) return cardFormText(words, message)
  const notCharged = words.t('errors.card.notCharged')
  if (code === 'rejected') return `${words.t('checkout.rejected')} ${notCharged}`
  if (code !== 'declined') return errorText(words, failure)
  return `${declineText(words, message)}. ${notCharged}`
}

export const rateTones = (rate: Pick<Rate, 'checkin_guaranteed' | 'checkout_guaranteed'>): SideTones => ({
  checkIn: rate.checkin_guaranteed ? 'guaranteed' : 'asked',
  checkOut: rate.checkout_guaranteed ? 'guaranteed' : 'asked',
})

type HoursOfRate = Pick<Rate, 'checkin_deviation' | 'checkout_deviation' | 'checkin_guaranteed' | 'checkout_guaranteed'>

/** What becomes of the hours beyond or below standard: given back, bought and held, or asked for. */
export const hoursOfRate = (rate: HoursOfRate): { givenBack: number; bought: number } => {
  const { checkin_deviation: checkIn, checkout_deviation: checkOut } = rate
  return {
    givenBack: Math.max(0, -checkIn) + Math.max(0, -checkOut),
    bought:
      (rate.checkin_guaranteed ? Math.max(0, checkIn) : 0) + (rate.checkout_guaranteed ? Math.max(0, checkOut) : 0),
  }
}

export interface MoneyLine {
  id: keyof Breakdown
  name: string
  dollars: number
}

/** The lines that come to the total; one that is zero is left out, but for the nights and the taxes. */
export const breakdownLines = (words: Words, breakdown: Breakdown, rate: HoursOfRate, nights: number): MoneyLine[] => {
  const { givenBack, bought } = hoursOfRate(rate)
  const hours = (count: number) => words.plural('common.hours', count)
  const lines: MoneyLine[] = [
    { id: 'nights', name: words.plural('common.nights', nights), dollars: breakdown.nights },
    {
      id: 'hours_saved',
      name: words.t('checkout.breakdown.hours_saved', { hours: hours(givenBack) }),
      dollars: breakdown.hours_saved,
    },
    {
      id: 'hours_bought',
      name: words.t('checkout.breakdown.hours_bought', { hours: hours(bought) }),
      dollars: breakdown.hours_bought,
    },
    { id: 'bids', name: words.t('checkout.breakdown.bids'), dollars: breakdown.bids },
    { id: 'promo', name: words.t('checkout.breakdown.promo'), dollars: breakdown.promo },
    { id: 'credits', name: words.t('checkout.breakdown.credits'), dollars: breakdown.credits },
    { id: 'taxes', name: words.t('checkout.breakdown.taxes'), dollars: breakdown.taxes },
  ]
  return lines.filter(({ id, dollars }) => dollars !== 0 || id === 'nights' || id === 'taxes')
}

/** "2 adults, 1 child", of all rooms together. */
export const partyText = (words: Words, rooms: RateAnswer['rooms']): string => {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const children = rooms.reduce((sum, room) => sum + room.children.length, 0)
  return words.list([
    ...(rooms.length > 1 ? [words.plural('common.rooms', rooms.length)] : []),
    words.plural('common.adults', adults),
    ...(children > 0 ? [words.plural('common.children', children)] : []),
  ])
}

/** The guest may write a little more than is allowed, to see that it is too much. */
export const COMMENT_ROOM = MAX_COMMENT_LENGTH + 200
