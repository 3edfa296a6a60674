import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'

/** Rate keys contain positions in this list: only append. */
export const PLANS = ['flexible', 'non_refundable', 'flexible_breakfast'] as const
export type Plan = (typeof PLANS)[number]

type Sold = Pick<HotelRecord, 'non_refundable_discount' | 'breakfast_cents'>

export const isSold = (hotel: Sold, plan: Plan): boolean =>
  plan === 'flexible' ||
  (plan === 'non_refundable' && hotel.non_refundable_discount > 0) ||
  (plan === 'flexible_breakfast' && hotel.breakfast_cents > 0)

/** The cheapest plan, for any stay. */
export const cheapestPlan = (hotel: Sold): Plan => (isSold(hotel, 'non_refundable') ? 'non_refundable' : 'flexible')

export const mealPlan = (plan: Plan): 'room_only' | 'breakfast' =>
  plan === 'flexible_breakfast' ? 'breakfast' : 'room_only'
