import type { HotelSummary } from '#contract/hotel/hotels.ts'
import type { Rate } from '#contract/hotel/rates.ts'

/** Whether the total beside a night's price also has savings for fewer hours, or the price of more. */
export interface HoursInTotal {
  fewer: boolean
  more: boolean
}

export const hoursInTotal = ({ breakdown }: Pick<Rate, 'breakdown'>): HoursInTotal => ({
  fewer: breakdown.hours_saved < 0,
  more: breakdown.hours_bought > 0,
})

/** `hoursInTotal` of `hours_total` on a hotel's card. Hours cost and save the same in every plan of a hotel. */
export const hoursInCardTotal = ({ rate }: Pick<HotelSummary, 'rate'>): HoursInTotal => ({
  fewer: rate.money_saved > 0,
  more: rate.hours_saved > 0,
})
