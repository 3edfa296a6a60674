import { DEFAULT_CURRENCY } from '#contract/currencies.ts'
import type { LawOf } from '#machines/kit/entry.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import type { CheckoutEvent } from './checkout.setup.ts'
import type { Snapshot } from './steps.laws.ts'

type Where = Parameters<Snapshot['matches']>[0]

interface Heard {
  event: CheckoutEvent
  where: readonly Where[]
}
const OPEN: Where = { purchase: 'open' }
const UNSURE: Where = { purchase: { paying: 'unsure' } }
const HEARD: readonly Heard[] = [
  { event: { type: 'checkout.open', rateKey: '' }, where: [{ purchase: 'idle' }, OPEN, { purchase: 'outcome' }] },
  { event: { type: 'checkout.leave' }, where: [OPEN, { purchase: 'outcome' }] },
  { event: { type: 'guest.change', guest: {} }, where: [OPEN] },
  { event: { type: 'comment.change', comment: '' }, where: [OPEN] },
  { event: { type: 'terms.change', accepted: true }, where: [OPEN] },
  { event: { type: 'bid.change', side: 'check_in', written: { text: '', currency: DEFAULT_CURRENCY } }, where: [OPEN] },
  { event: { type: 'card.choose', id: '' }, where: [OPEN] },
  { event: { type: 'card.keep', keeps: true }, where: [OPEN] },
  { event: { type: 'card.retry' }, where: [{ place: { shown: 'failed' } }] },
  { event: { type: 'cards.retry' }, where: [{ purchase: { open: { kept: 'failed' } } }] },
  { event: { type: 'signIn.cancel' }, where: [{ purchase: { open: { form: 'signingIn' } } }] },
  { event: { type: 'pay.retry' }, where: [UNSURE] },
  { event: { type: 'pay.lookUp' }, where: [{ purchase: { paying: { sending: { patience: 'over' } } } }] },
  { event: { type: 'price.accept' }, where: [{ purchase: { outcome: 'priceChanged' } }] },
  { event: { type: 'price.refuse' }, where: [{ purchase: { outcome: 'priceChanged' } }] },
  { event: { type: 'again.accept' }, where: [{ purchase: { outcome: 'alreadyBooked' } }] },
  { event: { type: 'again.refuse' }, where: [{ purchase: { outcome: 'alreadyBooked' } }] },
  { event: { type: 'booking.check' }, where: [{ purchase: { outcome: 'processing' } }] },
  {
    event: { type: 'connection.restored' },
    where: [
      { place: { shown: 'failed' } },
      { purchase: { open: { kept: 'failed' } } },
      { purchase: { open: { earlier: 'failed' } } },
      { purchase: { paying: { sending: { wish: 'waiting' } } } },
      UNSURE,
    ],
  },
]

export const heardLaws: readonly LawOf<typeof checkoutMachine>[] = [
  {
    says: 'A guest can do what the page offers, and nothing else.',
    holds: ({ after }) => HEARD.every(({ event, where }) => after.can(event) === where.some((at) => after.matches(at))),
  },
]
