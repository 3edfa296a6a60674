import type { Role } from '#contract/user/user.ts'
import { plainLine } from '#contract/shared/typedText.ts'

/** Specification §9 and decisions §7: US dollars of credit for every full hundred hours stayed. */
export const LOYALTY_CREDIT = 25
export const HOURS_PER_LOYALTY_CREDIT = 100

/** Specification §9: milliseconds for which "copied" is shown. */
export const COPIED_FLAG_MS = 3000

/** Query parameter that carries a friend's promo code on any page. */
export const PROMO_PARAM = 'promo'

export const MAX_PROMO_LENGTH = 40

/** Decisions §12: reasons to refuse a promo code. */
export const PROMO_REFUSALS = ['promo.unknown', 'promo.own', 'promo.used', 'promo.notFirst', 'promo.business'] as const
export type PromoRefusal = (typeof PROMO_REFUSALS)[number]

/** Ignores case, spaces, and what a copied code brings along: invisible marks and full-width letters. */
export const readPromo = (code: string): string => plainLine(code).replaceAll(' ', '').toUpperCase()

/** Specification §6 and decisions §8: business accounts neither see nor use promo codes. */
export const mayRefer = (role: Role): boolean => role !== 'b2b' && role !== 'b2b_with_invoicing'
