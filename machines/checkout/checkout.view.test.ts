import { isEqualView } from '#machines/kit/equalView.ts'
import { expect, test } from 'vitest'
import { NO_BIDS } from './bids.rules.ts'
import { EMPTY_GUEST } from './checkout.rules.ts'
import { selectCardForm, selectView } from './checkout.selectors.ts'
import { visa } from './checkout.samples.ts'
import { checkout } from './checkout.testing.ts'
import { NEW_CARD, type SavedCard } from './savedCards.rules.ts'

const NO_ORDER = {
  rateKey: '',
  total: 0,
  deadline: null,
  bids: { check_in: null, check_out: null },
  loyalty: null,
}

test('an open form with card fields shows everything the page needs, with nothing typed yet', async () => {
  const { actor } = await checkout({ isSignedIn: false })
  expect(selectView(actor.getSnapshot())).toEqual({
    viewState: 'form',
    progress: null,
    isUnanswered: false,
    waitStage: 'short',
    isPreparing: false,
    isSignedIn: false,
    isSigningIn: false,
    guest: EMPTY_GUEST,
    comment: '',
    termsAccepted: false,
    bidInputs: NO_BIDS,
    isChecked: false,
    problems: { first_name: 'required', last_name: 'required', terms: 'required' },
    failure: null,
    paidOrder: NO_ORDER,
    formerOffer: null,
    cardForm: 'closed',
    isCardShown: true,
    keepsCard: false,
    savedCardsStatus: 'failed',
    savedCards: [],
    isLoadingCards: false,
    paymentMethodId: NEW_CARD,
    wallets: [],
    selectedWallet: null,
  })
})

test('the view changes once per letter typed, and not at all for events without effect', async () => {
  const { actor } = await checkout({ isSignedIn: false, isFilled: true })
  let shown = selectView(actor.getSnapshot())
  let shows = 0
  actor.subscribe((snapshot) => {
    const view = selectView(snapshot)
    if (isEqualView(view, shown)) return
    shown = view
    shows += 1
  })
  for (const comment of ['A', 'A ', 'A q']) actor.send({ type: 'comment.change', comment })
  expect(shows).toBe(3)
  actor.send({ type: 'comment.change', comment: 'A q' })
  actor.send({ type: 'terms.change', accepted: true })
  actor.send({ type: 'signIn.cancel' })
  expect([shows, shown.comment]).toEqual([3, 'A q'])
})

test('Pay waits on a filled-in form until there is something to pay with', async () => {
  const deferred: { answer?: (cards: SavedCard[]) => void } = {}
  const list = new Promise<SavedCard[]>((resolve) => {
    deferred.answer = resolve
  })
  const { actor, until } = await checkout({ isFilled: true, lists: [list] })
  const isPreparing = () => selectView(actor.getSnapshot()).isPreparing
  expect(isPreparing()).toBe(false)
  actor.send({ type: 'card.hidden' })
  actor.send({ type: 'card.shown' })
  expect([selectCardForm(actor.getSnapshot()), isPreparing()]).toEqual(['opening', true])
  await until((snapshot) => selectCardForm(snapshot) === 'ready')
  expect(isPreparing()).toBe(false)
  // Without the fields of a new card, paying waits for the list.
  actor.send({ type: 'card.hidden' })
  expect(isPreparing()).toBe(true)
  actor.send({ type: 'terms.change', accepted: false })
  expect(isPreparing()).toBe(false)
  actor.send({ type: 'terms.change', accepted: true })
  deferred.answer?.([visa])
  await until((snapshot) => snapshot.context.savedCards !== null)
  expect(isPreparing()).toBe(false)
})
