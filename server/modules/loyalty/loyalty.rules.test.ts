import { expect, test } from 'vitest'
import { promoRefusal, type PromoFacts } from './loyalty.rules.ts'

const fair: PromoFacts = {
  sharer: { id: 'sharer', type: 'regular' },
  friend: { id: 'friend', type: 'regular' },
  isSharer: false,
  hasUsed: false,
  hasBooked: false,
}

test.each<[string, Partial<PromoFacts>, string | null]>([
  ['of a friend who has never booked counts', {}, null],
  ['counts before the friend has signed in', { friend: undefined }, null],
  ['of an agent counts', { sharer: { id: 'sharer', type: 'agent' } }, null],
  ['that nobody has is unknown', { sharer: undefined }, 'promo.unknown'],
  ['that nobody has is unknown before signing in too', { sharer: undefined, friend: undefined }, 'promo.unknown'],
  ['of a business account is unknown', { sharer: { id: 'sharer', type: 'b2b' } }, 'promo.unknown'],
  ['of one’s own does not count', { friend: { id: 'sharer', type: 'regular' } }, 'promo.own'],
  ['of whoever shares the owner’s mailbox or card does not count', { isSharer: true }, 'promo.own'],
  ['after another one does not count', { hasUsed: true, hasBooked: true }, 'promo.used'],
  ['after a booking without one does not count', { hasBooked: true }, 'promo.notFirst'],
  ['is not for a business account', { friend: { id: 'friend', type: 'b2b' } }, 'promo.business'],
  ['is not for one with invoicing', { friend: { id: 'friend', type: 'b2b_with_invoicing' } }, 'promo.business'],
  ['tells a business account nothing else', { sharer: undefined, friend: { id: 'f', type: 'b2b' } }, 'promo.business'],
])('a promo code %s', (_, facts, reason) => {
  expect(promoRefusal({ ...fair, ...facts })).toBe(reason)
})
