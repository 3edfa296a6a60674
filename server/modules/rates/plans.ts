import type { HotelRecord } from '#server/modules/hotels/hotels.index.ts'

/**
 * Decisions §3: a plan answers two questions, refundable or not, and breakfast or not. Rate keys contain positions in this
 * list: only append.
 */
export const PLANS = ['flexible', 'non_refundable', 'flexible_breakfast', 'non_refundable_breakfast'] as const
export type Plan = (typeof PLANS)[number]

export const isRefundable = (plan: Plan): boolean => plan === 'flexible' || plan === 'flexible_breakfast'

export const hasBreakfast = (plan: Plan): boolean =>
  plan === 'flexible_breakfast' || plan === 'non_refundable_breakfast'

type Sold = Pick<HotelRecord, 'non_refundable_discount' | 'breakfast_cents'>

/**
 * A refundable plan is sold until its deadline. From then on the non-refundable one is sold by every hotel, at the full price
 * where it gives no discount, so no hotel becomes unsellable when its deadline passes.
 * @param isCancellable whether the deadline is still ahead: `isCancellable` in `cancellation.ts`.
 */
export const isSold = (hotel: Sold, plan: Plan, isCancellable: boolean): boolean =>
  (!hasBreakfast(plan) || hotel.breakfast_cents > 0) &&
  (isRefundable(plan) ? isCancellable : hotel.non_refundable_discount > 0 || !isCancellable)

/** The cheapest plan, for any hours and party. */
export const cheapestPlan = (hotel: Sold, isCancellable: boolean): Plan =>
  isSold(hotel, 'non_refundable', isCancellable) ? 'non_refundable' : 'flexible'

/** What a plan sold earlier is now: once the deadline has passed, the non-refundable one with the same meals. */
export const planAfterDeadline = (plan: Plan): Plan =>
  hasBreakfast(plan) ? 'non_refundable_breakfast' : 'non_refundable'

export const mealPlan = (plan: Plan): 'room_only' | 'breakfast' => (hasBreakfast(plan) ? 'breakfast' : 'room_only')
