import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import { viewStateInvariants, type ViewStateTable } from '#machines/kit/verify/invariants.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { NEW_CARD, selectedSavedCard, selectedWallet } from './savedCards.rules.ts'
import { checkoutProblems } from './checkout.rules.ts'
import {
  selectCardForm,
  selectViewState,
  selectIsCardShown,
  selectIsPreparing,
  selectIsSignedIn,
  selectIsSigningIn,
  selectSavedCardsStatus,
  selectWaitStage,
  selectPaymentMethodId,
  selectProgress,
} from './checkout.selectors.ts'
import { isOpen, isSomebody, type Snapshot } from './steps.invariants.ts'

const SELECTORS = {
  viewState: selectViewState,
  progress: selectProgress,
  waitStage: selectWaitStage,
  isSigningIn: selectIsSigningIn,
  savedCardsStatus: selectSavedCardsStatus,
  cardForm: selectCardForm,
  isCardShown: selectIsCardShown,
  isSignedIn: selectIsSignedIn,
}
type Seen = ViewStateTable<typeof checkoutMachine, typeof SELECTORS>

/** Nothing is under way or waited for. */
const STILL = { progress: null, waitStage: 'short', isSigningIn: false } as const
const FORM = { viewState: 'form', waitStage: 'short' } as const

/** `unknown`: status shown until the saved cards are known. */
const cardList = ({ context: { savedCards } }: Snapshot, unknown: 'loading' | 'failed') => ({
  ...FORM,
  savedCardsStatus: savedCards === null ? unknown : savedCards.length === 0 ? ('none' as const) : ('list' as const),
})
/** With the fields of a new card shown, the list need not be waited for. */
const awaited = (snapshot: Snapshot) =>
  cardList(snapshot, snapshot.matches({ cardFormSlot: 'mounted' }) ? 'failed' : 'loading')

/** The form and its card stay while paying, except after the page has said that it takes longer. */
const paying = ({ context: { isLate } }: Snapshot) =>
  ({ viewState: isLate ? 'processing' : 'form', isSigningIn: false }) as const
const confirming = (snapshot: Snapshot) => ({ ...paying(snapshot), progress: 'confirming', waitStage: 'long' }) as const
const verifying = (snapshot: Snapshot) => ({ ...paying(snapshot), progress: 'verifying', waitStage: 'short' }) as const
const sending = (snapshot: Snapshot) => ({ ...paying(snapshot), progress: 'booking' }) as const

const VIEW_STATES: Seen = {
  'cardFormSlot.unmounted': { cardForm: 'closed', isCardShown: false },
  'cardFormSlot.mounted.closed': { cardForm: 'closed', isCardShown: true },
  'cardFormSlot.mounted.opening': { cardForm: 'opening', isCardShown: true },
  'cardFormSlot.mounted.ready': { cardForm: 'ready', isCardShown: true },
  'cardFormSlot.mounted.failed': { cardForm: 'failed', isCardShown: true },
  'guest.signedOut': { isSignedIn: false },
  'guest.signedIn': { isSignedIn: true },
  'purchase.idle': { viewState: 'idle', ...STILL },
  'purchase.open.kept.unasked': awaited,
  'purchase.open.kept.loading': awaited,
  'purchase.open.kept.loaded': (snapshot) => cardList(snapshot, 'failed'),
  'purchase.open.kept.failed': (snapshot) => cardList(snapshot, 'failed'),
  'purchase.open.earlier.none': { progress: null },
  // No payment until the outcome of the last attempt is known.
  'purchase.open.earlier.asking': { progress: 'confirming' },
  'purchase.open.earlier.failed': { progress: null },
  'purchase.open.earlier.resolved': { progress: null },
  'purchase.open.form.editing': { ...FORM, isSigningIn: false },
  'purchase.open.form.signingIn': { ...FORM, isSigningIn: true },
  'purchase.paying.started': {},
  'purchase.paying.askingWallet': (snapshot) => ({ ...sending(snapshot), waitStage: 'short' }),
  'purchase.paying.tokenizing': verifying,
  'purchase.paying.authenticating': verifying,
  'purchase.paying.sending.request.booking': sending,
  'purchase.paying.sending.request.waiting': sending,
  'purchase.paying.sending.waitStage.short': { waitStage: 'short' },
  'purchase.paying.sending.waitStage.long': { waitStage: 'long' },
  'purchase.paying.sending.waitStage.over': { waitStage: 'over' },
  'purchase.paying.outcomeUnknown': { viewState: 'outcomeUnknown', ...STILL },
  'purchase.paying.repricing': (snapshot) => ({ ...sending(snapshot), waitStage: 'short' }),
  'purchase.paying.confirming': confirming,
  'purchase.paying.checking': confirming,
  'purchase.outcome.offerChanged': { viewState: 'offerChanged', ...STILL },
  'purchase.outcome.unavailable': { viewState: 'unavailable', ...STILL },
  'purchase.outcome.expired': { viewState: 'expired', ...STILL },
  'purchase.outcome.processing': { viewState: 'processing', ...STILL },
  'purchase.outcome.booked': { viewState: 'booked', ...STILL },
  'purchase.outcome.alreadyBooked': { viewState: 'alreadyBooked', ...STILL },
}

export const checkoutViewStates: readonly InvariantOf<typeof checkoutMachine>[] = [
  ...viewStateInvariants(SELECTORS, VIEW_STATES),
  {
    description: 'What is shown as chosen is what pays.',
    check: ({ after }) => {
      const { savedCards, wallets, paymentMethodId } = after.context
      const wallet = selectedWallet(wallets, paymentMethodId)
      return selectPaymentMethodId(after) === (wallet ?? selectedSavedCard(savedCards, paymentMethodId) ?? NEW_CARD)
    },
  },
  {
    description:
      'Pay waits for the list of cards, or for the form of a new one, once all is filled in, while it comes and no longer; a wallet waits for neither.',
    check: ({ after }) => {
      const { savedCards, wallets, paymentMethodId } = after.context
      const isByWallet = selectedWallet(wallets, paymentMethodId) !== null
      const isDue =
        !isByWallet && isOpen(after) && isSomebody(after) && Object.keys(checkoutProblems(after.context)).length === 0
      const isListComing =
        savedCards === null &&
        after.matches({ purchase: { open: { kept: 'loading' } } }) &&
        after.matches({ cardFormSlot: 'unmounted' })
      const isFormComing =
        selectPaymentMethodId(after) === NEW_CARD && after.matches({ cardFormSlot: { mounted: 'opening' } })
      return selectIsPreparing(after) === (isDue && (isListComing || isFormComing))
    },
  },
]
