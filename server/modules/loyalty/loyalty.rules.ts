import { mayRefer, type PromoRefusal } from '#contract/booking/loyalty.ts'
import type { Role } from '#contract/user/user.ts'

/** Why a promo code does not count, in words for whoever calls the API. */
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
  /** Whose code it is; undefined: nobody's. */
  sharer: Account | undefined
  /** Undefined as long as nobody has signed in. */
  friend: Account | undefined
  /** The friend has a booking that was made with a code and came to something. */
  hasUsed: boolean
  /** The friend has a booking, of any kind, that stands or is over. */
  hasBooked: boolean
}

/** Decisions §7, §8 and §12: why a promo code does not count; null: it does. */
export const promoRefusal = ({ sharer, friend, hasUsed, hasBooked }: PromoFacts): PromoRefusal | null => {
  if (friend !== undefined && !mayRefer(friend.type)) return 'promo.business'
  if (sharer === undefined || !mayRefer(sharer.type)) return 'promo.unknown'
  if (sharer.id === friend?.id) return 'promo.own'
  if (hasUsed) return 'promo.used'
  return hasBooked ? 'promo.notFirst' : null
}
