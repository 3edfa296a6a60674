import type { Role } from './user.ts'

/** Specification §9 and decisions §7: US dollars of credit for every whole hundred of hours stayed. */
export const LOYALTY_CREDIT = 25
export const LOYALTY_HOURS = 100

/** Specification §9: how long something says that it was copied, in milliseconds. */
export const COPIED_FLAG_MS = 3000

/** Carries a friend's promo code in the address of any page. */
export const PROMO_PARAM = 'promo'

/** Specification §6 and decisions §8: business accounts neither see nor use promo codes. */
export const mayRefer = (role: Role): boolean => role !== 'b2b' && role !== 'b2b_with_invoicing'
