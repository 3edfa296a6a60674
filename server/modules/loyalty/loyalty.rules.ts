import { mayRefer, type PromoRefusal } from '#contract/booking/loyalty.ts'
import type { Role } from '#contract/user/user.ts'

/** Messages for API clients: why a promo code is refused. */
export const PROMO_MESSAGES: Readonly<Record<PromoRefusal, string>> = {
  'promo.unknown': 'This promo code is unknown',
  'promo.own': 'This promo code is your own',
  'promo.used': 'You have used a promo code already',
  'promo.notFirst': 'Promo codes are for a first booking',
  'promo.business': 'Promo codes are not for business accounts',
}

interface Account {
  id: string
  type: Role
}

export interface PromoFacts {
  /** Owner of the code; undefined if there is none. */
  sharer: Account | undefined
  /** Undefined before sign-in. */
  friend: Account | undefined
  /** The friend shares the mailbox or a card with the owner of the code. */
  isSharer: boolean
  /** The friend, or who shares their mailbox or a card, has used a code, and not got it back. */
  hasUsed: boolean
  /** The friend has a booking that was not rejected or cancelled. */
  hasBooked: boolean
}

/** Decisions §7, §8 and §12: why a promo code is refused; null if it is accepted. */
export const promoRefusal = ({ sharer, friend, isSharer, hasUsed, hasBooked }: PromoFacts): PromoRefusal | null => {
  if (friend !== undefined && !mayRefer(friend.type)) return 'promo.business'
  if (sharer === undefined || !mayRefer(sharer.type)) return 'promo.unknown'
  if (sharer.id === friend?.id || isSharer) return 'promo.own'
  if (hasUsed) return 'promo.used'
  return hasBooked ? 'promo.notFirst' : null
}
