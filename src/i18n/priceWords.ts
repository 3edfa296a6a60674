import type { Breakdown, Rate, RateResponse } from '#contract/hotel/rates.ts'
import type { PageI18n } from './I18nContext.tsx'

type HoursOfRate = Pick<Rate, 'checkin_deviation' | 'checkout_deviation' | 'checkin_guaranteed' | 'checkout_guaranteed'>

/** Hours a rate gives back, and extra hours it guarantees. Extra hours on request count in neither. */
export const countRateHours = (rate: HoursOfRate): { givenBack: number; bought: number } => {
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

/** The lines that add up to the total; zero lines are omitted, except nights and taxes. */
export const breakdownLines = (
  words: PageI18n,
  breakdown: Breakdown,
  rate: HoursOfRate,
  nights: number,
): MoneyLine[] => {
  const { givenBack, bought } = countRateHours(rate)
  const lines: MoneyLine[] = [
    { id: 'nights', name: words.plural('common.nights', nights), dollars: breakdown.nights },
    {
      id: 'hours_saved',
      name: words.plural('common.stay.givenBack', givenBack),
      dollars: breakdown.hours_saved,
    },
    {
      id: 'hours_bought',
      name: words.plural('common.stay.gainedGuaranteed', bought),
      dollars: breakdown.hours_bought,
    },
    { id: 'bids', name: words.t('checkout.breakdown.bids'), dollars: breakdown.bids },
    { id: 'promo', name: words.t('checkout.breakdown.promo'), dollars: breakdown.promo },
    { id: 'credits', name: words.t('checkout.breakdown.credits'), dollars: breakdown.credits },
    { id: 'taxes', name: words.t('checkout.breakdown.taxes'), dollars: breakdown.taxes },
  ]
  return lines.filter(({ id, dollars }) => dollars !== 0 || id === 'nights' || id === 'taxes')
}

/** "2 adults, 1 child", for all rooms together. */
export const partyText = (words: PageI18n, rooms: RateResponse['rooms']): string => {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const children = rooms.reduce((sum, room) => sum + room.children.length, 0)
  return words.list([
    ...(rooms.length > 1 ? [words.plural('common.rooms', rooms.length)] : []),
    words.plural('common.adults', adults),
    ...(children > 0 ? [words.plural('common.children', children)] : []),
  ])
}
