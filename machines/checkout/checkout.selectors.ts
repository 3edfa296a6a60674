import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from './checkout.machine.ts'
import { NEW_CARD, selectedSavedCard, selectedWallet, type SavedCard } from './savedCards.rules.ts'
import { checkoutProblems, type CheckoutProblems } from './checkout.rules.ts'

const NO_CARDS: readonly SavedCard[] = []

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/** View state of the page. `form` remains while paying, with its card fields. */
export type CheckoutViewState =
  | 'idle'
  | 'form'
  | 'outcomeUnknown'
  | 'offerChanged'
  | 'alreadyBooked'
  | 'unavailable'
  | 'expired'
  | 'processing'
  | 'booked'

const OUTCOMES = ['offerChanged', 'alreadyBooked', 'unavailable', 'expired', 'processing', 'booked'] as const

export const selectViewState = (snapshot: CheckoutSnapshot): CheckoutViewState => {
  if (isPaying(snapshot, 'outcomeUnknown')) return 'outcomeUnknown'
  if (snapshot.matches({ purchase: 'paying' })) return snapshot.context.isLate ? 'processing' : 'form'
  if (snapshot.matches({ purchase: 'open' })) return 'form'
  return OUTCOMES.find((outcome) => snapshot.matches({ purchase: { outcome } })) ?? 'idle'
}

type PayingStep = 'askingWallet' | 'tokenizing' | 'authenticating' | 'confirming' | 'checking' | 'outcomeUnknown'

const isPaying = (snapshot: CheckoutSnapshot, ...steps: PayingStep[]): boolean =>
  steps.some((paying) => snapshot.matches({ purchase: { paying } }))

/** Progress of a payment, for the button; null: it can be pressed, or the guest must act first. */
export const selectProgress = (snapshot: CheckoutSnapshot): 'verifying' | 'booking' | 'confirming' | null => {
  if (isPaying(snapshot, 'tokenizing', 'authenticating')) return 'verifying'
  if (snapshot.matches({ purchase: { open: { earlier: 'asking' } } })) return 'confirming'
  if (isPaying(snapshot, 'confirming', 'checking')) return 'confirming'
  return snapshot.matches({ purchase: 'paying' }) && !isPaying(snapshot, 'outcomeUnknown') ? 'booking' : null
}

/** The outcome of an earlier attempt at this offer is unknown. */
export const selectIsUnanswered = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.context.attempt.id !== '' &&
  snapshot.matches({ purchase: 'open' }) &&
  !snapshot.matches({ purchase: { open: { earlier: 'resolved' } } })

/**
 * Stage of waiting for a response: `short` shows nothing, `long` says that it takes longer, `over` offers to look up the
 * outcome.
 */
export const selectWaitStage = (snapshot: CheckoutSnapshot): 'short' | 'long' | 'over' => {
  const hasWaited = (waitStage: 'long' | 'over') =>
    snapshot.matches({ purchase: { paying: { sending: { waitStage } } } })
  if (hasWaited('over')) return 'over'
  return hasWaited('long') || isPaying(snapshot, 'confirming', 'checking') ? 'long' : 'short'
}

export const selectCardForm = (snapshot: CheckoutSnapshot): 'closed' | 'opening' | 'ready' | 'failed' => {
  const steps = ['opening', 'ready', 'failed'] as const
  return steps.find((mounted) => snapshot.matches({ cardFormSlot: { mounted } })) ?? 'closed'
}
/** The fields of a new card are on the page. They stay while a saved card is chosen, which keeps what was typed. */
export const selectIsCardShown = (snapshot: CheckoutSnapshot): boolean => snapshot.matches({ cardFormSlot: 'mounted' })
export const selectIsSignedIn = (snapshot: CheckoutSnapshot): boolean => snapshot.matches({ guest: 'signedIn' })

/** `failed` also while the list loads and the new card's fields are shown: it must not delay paying with a new card. */
export const selectSavedCardsStatus = (snapshot: CheckoutSnapshot): 'loading' | 'failed' | 'none' | 'list' => {
  const { savedCards } = snapshot.context
  if (savedCards !== null) return savedCards.length === 0 ? 'none' : 'list'
  const isAwaited = (['unasked', 'loading'] as const).some((state) => isOpen(snapshot, { kept: state }))
  return isAwaited && !selectIsCardShown(snapshot) ? 'loading' : 'failed'
}

type OpenRegions = { kept: 'unasked' | 'loading' } | { form: 'signingIn' }

const isOpen = (snapshot: CheckoutSnapshot, open: OpenRegions): boolean => snapshot.matches({ purchase: { open } })

export const selectSavedCards = ({ context }: CheckoutSnapshot) => context.savedCards
/** The wallet or invoice that pays; null: a card. */
export const selectChosenWallet = ({ context }: CheckoutSnapshot) =>
  selectedWallet(context.wallets, context.paymentMethodId)
/** The method that pays: id of a saved card, a wallet, or `NEW_CARD`. */
export const selectPaymentMethodId = (snapshot: CheckoutSnapshot): string =>
  selectChosenWallet(snapshot) ??
  selectedSavedCard(snapshot.context.savedCards, snapshot.context.paymentMethodId) ??
  NEW_CARD
export const selectKeepsCard = ({ context }: CheckoutSnapshot) => context.keepsCard

export const selectIsSigningIn = (snapshot: CheckoutSnapshot) => isOpen(snapshot, { form: 'signingIn' })
export const selectGuest = ({ context }: CheckoutSnapshot) => context.guest
/** Typed bids for the sides on request, valid or not. */
export const selectBidInputs = ({ context }: CheckoutSnapshot) => context.bids
export const selectComment = ({ context }: CheckoutSnapshot) => context.comment
export const selectFailure = ({ context }: CheckoutSnapshot) => context.failure
export const selectOrder = ({ context }: CheckoutSnapshot) => context.order
export const selectFormerOffer = ({ context }: CheckoutSnapshot) => context.formerOffer

/** Problems of the form, shown or not. */
export const selectProblems = ({ context }: CheckoutSnapshot): CheckoutProblems => checkoutProblems(context)

/** Everything is filled in, but the method to pay with is still loading. */
export const selectIsPreparing = (snapshot: CheckoutSnapshot): boolean => {
  if (!snapshot.matches({ purchase: 'open' }) || !selectIsSignedIn(snapshot)) return false
  if (Object.keys(selectProblems(snapshot)).length > 0 || selectChosenWallet(snapshot) !== null) return false
  if (selectSavedCardsStatus(snapshot) === 'loading') return true
  return selectPaymentMethodId(snapshot) === NEW_CARD && selectCardForm(snapshot) === 'opening'
}

export const selectView = (snapshot: CheckoutSnapshot) => {
  const { termsAccepted, isChecked } = snapshot.context
  return {
    viewState: selectViewState(snapshot),
    progress: selectProgress(snapshot),
    isUnanswered: selectIsUnanswered(snapshot),
    waitStage: selectWaitStage(snapshot),
    isPreparing: selectIsPreparing(snapshot),
    isSignedIn: selectIsSignedIn(snapshot),
    isSigningIn: selectIsSigningIn(snapshot),
    guest: selectGuest(snapshot),
    comment: selectComment(snapshot),
    termsAccepted,
    bidInputs: selectBidInputs(snapshot),
    isChecked,
    problems: selectProblems(snapshot),
    failure: selectFailure(snapshot),
    paidOrder: selectOrder(snapshot),
    formerOffer: selectFormerOffer(snapshot),
    cardForm: selectCardForm(snapshot),
    isCardShown: selectIsCardShown(snapshot),
    keepsCard: selectKeepsCard(snapshot),
    savedCardsStatus: selectSavedCardsStatus(snapshot),
    savedCards: selectSavedCards(snapshot) ?? NO_CARDS,
    isLoadingCards: isOpen(snapshot, { kept: 'loading' }),
    paymentMethodId: selectPaymentMethodId(snapshot),
    wallets: snapshot.context.wallets,
    selectedWallet: selectChosenWallet(snapshot),
  }
}
