import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from './checkout.machine.ts'
import { NEW_CARD, payingCard, type KeptCard } from './keptCards.rules.ts'
import { checkoutProblems, type CheckoutProblems } from './checkout.rules.ts'

const NO_CARDS: readonly KeptCard[] = []

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/** What the page shows. `form` stays on it while paying, with its card fields. */
export type CheckoutFace =
  | 'idle'
  | 'form'
  | 'unsure'
  | 'priceChanged'
  | 'alreadyBooked'
  | 'unavailable'
  | 'expired'
  | 'processing'
  | 'booked'

export const selectFace = (snapshot: CheckoutSnapshot): CheckoutFace => {
  if (snapshot.matches({ paying: 'unsure' })) return 'unsure'
  if (snapshot.matches('paying') && snapshot.context.isLate) return 'processing'
  if (snapshot.matches('open') || snapshot.matches('paying')) return 'form'
  if (snapshot.matches('idle')) return 'idle'
  if (snapshot.matches('priceChanged')) return 'priceChanged'
  if (snapshot.matches('alreadyBooked')) return 'alreadyBooked'
  if (snapshot.matches('unavailable')) return 'unavailable'
  if (snapshot.matches('expired')) return 'expired'
  return snapshot.matches('processing') ? 'processing' : 'booked'
}

/** Where a payment stands, for the button; null: it can be pressed, or the guest has something to do first. */
export const selectProgress = (snapshot: CheckoutSnapshot): 'verifying' | 'booking' | 'confirming' | null => {
  if (snapshot.matches({ paying: 'tokenizing' }) || snapshot.matches({ paying: 'authenticating' })) return 'verifying'
  if (snapshot.matches({ open: { earlier: 'asking' } })) return 'confirming'
  if (snapshot.matches({ paying: 'confirming' }) || snapshot.matches({ paying: 'checking' })) return 'confirming'
  return snapshot.matches('paying') && !snapshot.matches({ paying: 'unsure' }) ? 'booking' : null
}

/** How long an answer has been waited for: nothing said, said that it takes longer, and offered to be looked up. */
export const selectPatience = (snapshot: CheckoutSnapshot): 'short' | 'long' | 'over' => {
  if (snapshot.matches({ paying: { sending: { patience: 'over' } } })) return 'over'
  const isLong = snapshot.matches({ paying: { sending: { patience: 'long' } } })
  return isLong || snapshot.matches({ paying: 'confirming' }) || snapshot.matches({ paying: 'checking' })
    ? 'long'
    : 'short'
}

export const selectCardForm = (snapshot: CheckoutSnapshot): 'closed' | 'opening' | 'ready' | 'failed' => {
  if (snapshot.matches({ open: { card: 'opening' } })) return 'opening'
  if (snapshot.matches({ open: { card: 'failed' } })) return 'failed'
  return snapshot.context.card === '' ? 'closed' : 'ready'
}

/** A list that does not come keeps nobody from paying with a new card. */
export const selectKeptList = (snapshot: CheckoutSnapshot): 'loading' | 'failed' | 'none' | 'list' => {
  const { keptCards, isPlaced } = snapshot.context
  if (keptCards !== null) return keptCards.length === 0 ? 'none' : 'list'
  const isAwaited = snapshot.matches({ open: { kept: 'unasked' } }) || snapshot.matches({ open: { kept: 'loading' } })
  return isAwaited && !isPlaced ? 'loading' : 'failed'
}
export const selectKeptCards = ({ context }: CheckoutSnapshot) => context.keptCards
/** The card that pays: the id of a kept one, or `NEW_CARD`. */
export const selectPaymentMethodId = ({ context }: CheckoutSnapshot): string =>
  payingCard(context.keptCards, context.paymentMethodId) ?? NEW_CARD
export const selectKeepsCard = ({ context }: CheckoutSnapshot) => context.keepsCard

export const selectIsSigningIn = (snapshot: CheckoutSnapshot) => snapshot.matches({ open: { form: 'signingIn' } })
export const selectGuest = ({ context }: CheckoutSnapshot) => context.guest
/** What was typed for the sides on request, right or wrong. */
export const selectWrittenBids = ({ context }: CheckoutSnapshot) => context.bids
export const selectComment = ({ context }: CheckoutSnapshot) => context.comment
export const selectFailure = ({ context }: CheckoutSnapshot) => context.failure
export const selectOrder = ({ context }: CheckoutSnapshot) => context.order
export const selectFormerTotal = ({ context }: CheckoutSnapshot) => context.formerTotal

/** What is wrong with the form, said whether or not it is shown yet. */
export const selectProblems = ({ context }: CheckoutSnapshot): CheckoutProblems => checkoutProblems(context)

/** Everything is filled in, but what it could be paid with is still on its way. */
export const selectIsPreparing = (snapshot: CheckoutSnapshot): boolean => {
  if (!snapshot.matches('open') || !snapshot.context.isSignedIn) return false
  if (Object.keys(selectProblems(snapshot)).length > 0) return false
  if (selectKeptList(snapshot) === 'loading') return true
  return selectPaymentMethodId(snapshot) === NEW_CARD && selectCardForm(snapshot) === 'opening'
}

/** All that the page shows of its machine. */
export const selectView = (snapshot: CheckoutSnapshot) => {
  const { termsAccepted, isChecked, isPlaced } = snapshot.context
  return {
    face: selectFace(snapshot),
    progress: selectProgress(snapshot),
    patience: selectPatience(snapshot),
    isPreparing: selectIsPreparing(snapshot),
    isSigningIn: selectIsSigningIn(snapshot),
    guest: selectGuest(snapshot),
    comment: selectComment(snapshot),
    termsAccepted,
    writtenBids: selectWrittenBids(snapshot),
    isChecked,
    problems: selectProblems(snapshot),
    failure: selectFailure(snapshot),
    paidOrder: selectOrder(snapshot),
    formerTotal: selectFormerTotal(snapshot),
    cardForm: selectCardForm(snapshot),
    /** The fields of a new card are on the page, also while a kept one is chosen: what was typed stays. */
    isCardShown: isPlaced,
    keepsCard: selectKeepsCard(snapshot),
    keptList: selectKeptList(snapshot),
    keptCards: selectKeptCards(snapshot) ?? NO_CARDS,
    isLoadingCards: snapshot.matches({ open: { kept: 'loading' } }),
    paymentMethodId: selectPaymentMethodId(snapshot),
  }
}
