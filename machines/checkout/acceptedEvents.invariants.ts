import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { anywhere, acceptedEventInvariants, type AcceptedEvents } from '#machines/kit/verify/invariants.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { EMPTY_GUEST } from './checkout.rules.ts'
import { isOpen, isPaying, isSomebody, type Snapshot } from './steps.invariants.ts'

const hasCardPlace = (snapshot: Snapshot) => snapshot.matches({ cardFormSlot: 'mounted' })
const isAlreadyBooked = (snapshot: Snapshot) => snapshot.matches({ purchase: { outcome: 'alreadyBooked' } })

const ACCEPTED_EVENTS: AcceptedEvents<typeof checkoutMachine> = {
  'checkout.open': {
    with: { rateKey: '' },
    from: [{ purchase: 'idle' }, { purchase: 'open' }, { purchase: 'outcome' }],
  },
  'checkout.leave': { from: [{ purchase: 'open' }, { purchase: 'outcome' }] },
  // For a signed-in guest it renews the session, so a failed lookup can run again.
  'auth.signedIn': {
    with: { user: EMPTY_GUEST },
    from: [{ guest: 'signedOut' }, { purchase: { open: { earlier: 'failed' } } }],
  },
  // Clears whatever is left of the account, however often it is sent.
  'auth.signedOut': {
    with: { user: EMPTY_GUEST },
    from: (snapshot) =>
      [isSomebody, isOpen, isPaying, hasCardPlace, isAlreadyBooked].some((isThere) => isThere(snapshot)),
  },
  'auth.left': { from: anywhere },
  'signIn.cancel': { from: [{ purchase: { open: { form: 'signingIn' } } }] },
  'guest.change': { with: { guest: {} }, from: [{ purchase: 'open' }] },
  'comment.change': { with: { comment: '' }, from: [{ purchase: 'open' }] },
  'terms.change': { with: { accepted: true }, from: [{ purchase: 'open' }] },
  'bid.change': {
    with: { side: 'check_in', input: { text: '', currency: DEFAULT_CURRENCY } },
    from: [{ purchase: 'open' }],
  },
  'card.shown': { from: [{ cardFormSlot: 'unmounted' }] },
  'card.hidden': { from: [{ cardFormSlot: 'mounted' }] },
  'card.retry': { from: [{ cardFormSlot: { mounted: 'failed' } }] },
  'card.invalidated': { from: [{ cardFormSlot: { mounted: 'ready' } }] },
  'card.choose': { with: { id: '' }, from: [{ purchase: 'open' }] },
  'card.keep': { with: { keeps: true }, from: [{ purchase: 'open' }] },
  // During any purchase; signing out clears the wallets.
  'wallet.change': { with: { wallet: 'apple-pay', isOffered: true }, from: [{ guest: 'signedIn' }] },
  'cards.retry': { from: [{ purchase: { open: { kept: 'failed' } } }] },
  'pay.submit': {
    with: {
      offer: { rateKey: '', total: 0, deadline: null, loyalty: null, bidRanges: { check_in: null, check_out: null } },
    },
    from: [{ purchase: { open: { form: 'editing' } } }],
  },
  'pay.retry': { from: [{ purchase: { paying: 'outcomeUnknown' } }] },
  'pay.checkStatus': { from: [{ purchase: { paying: { sending: { waitStage: 'over' } } } }] },
  'duplicate.confirm': { from: [{ purchase: { outcome: 'alreadyBooked' } }] },
  'duplicate.decline': { from: [{ purchase: { outcome: 'alreadyBooked' } }] },
  'change.accept': { from: [{ purchase: { outcome: 'offerChanged' } }] },
  'change.refuse': { from: [{ purchase: { outcome: 'offerChanged' } }] },
  'booking.check': { from: [{ purchase: { outcome: 'processing' } }, { purchase: { open: { earlier: 'failed' } } }] },
  'connection.restored': {
    from: [
      { cardFormSlot: { mounted: 'failed' } },
      { purchase: { open: { kept: 'failed' } } },
      { purchase: { open: { earlier: 'failed' } } },
      { purchase: { paying: { sending: { request: 'waiting' } } } },
      { purchase: { paying: 'outcomeUnknown' } },
    ],
  },
}

export const checkoutAcceptedEvents = acceptedEventInvariants(ACCEPTED_EVENTS)
