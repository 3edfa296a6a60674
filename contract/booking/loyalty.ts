import type { Role } from '#contract/user/user.ts'

/** Specification §9 and decisions §7: US dollars of credit for every whole hundred of hours stayed. */
export const LOYALTY_CREDIT = 25
export const LOYALTY_HOURS = 100

/** Specification §9: how long something says that it was copied, in milliseconds. */
export const COPIED_FLAG_MS = 3000

/** Carries a friend's promo code in the address of any page. */
export const PROMO_PARAM = 'promo'

export const MAX_PROMO_LENGTH = 40

/** Decisions §12: why a promo code does not count. */
export const PROMO_REFUSALS = ['promo.unknown', 'promo.own', 'promo.used', 'promo.notFirst', 'promo.business'] as const
export type PromoRefusal = (typeof PROMO_REFUSALS)[number]

/** As people write it: blanks around it and small letters do not matter. */
export const readPromo = (code: string): string => code.trim().toUpperCase()

/** Specification §6 and decisions §8: business accounts neither see nor use promo codes. */
export const mayRefer = (role: Role): boolean => role !== 'b2b' && role !== 'b2b_with_invoicing'
