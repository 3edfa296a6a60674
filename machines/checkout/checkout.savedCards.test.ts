import { describe, expect, test } from 'vitest'
import { expired, maya, mastercard, offer, refusal, visa } from './checkout.samples.ts'
import {
  selectViewState,
  selectFailure,
  selectKeepsCard,
  selectSavedCards,
  selectSavedCardsStatus,
  selectPaymentMethodId,
  selectView,
  selectIsNothingCharged,
} from './checkout.selectors.ts'
import { canSubmit, checkout } from './checkout.testing.ts'
import { SAVED_CARDS_TIMEOUT_MS, NEW_CARD, type SavedCard } from './savedCards.rules.ts'

describe('a guest with saved cards', () => {
  test('pays with the primary one without a card form', async () => {
    const { actor, wishes, authenticated, until } = await keeping([visa, mastercard])
    expect(selectPaymentMethodId(actor.getSnapshot())).toBe(visa.id)
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect([authenticated, wishes.map(({ attempt }) => attempt)]).toEqual([
      [visa.id],
      [{ id: 'attempt-1', payment: 'payment-1' }],
    ])
  })

  test('pays with the one they chose, even after a page reload', async () => {
    const chosen = await keeping([visa, mastercard])
    chosen.actor.send({ type: 'card.choose', id: mastercard.id })
    const { paymentMethodId } = chosen.actor.getSnapshot().context
    expect(paymentMethodId).toBe(mastercard.id)
    const { actor, authenticated, until } = await keeping([visa, mastercard], { paymentMethodId: mastercard.id })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(authenticated).toEqual([mastercard.id])
  })

  test('can pay with a new one, which is saved if they say so', async () => {
    const { actor, authenticated, until } = await keeping([visa])
    actor.send({ type: 'card.choose', id: NEW_CARD })
    expect([selectKeepsCard(actor.getSnapshot()), canSubmit(actor.getSnapshot())]).toEqual([false, false])
    actor.send({ type: 'card.shown' })
    await until(canSubmit)
    actor.send({ type: 'card.keep', keeps: true })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect([authenticated, selectKeepsCard(actor.getSnapshot())]).toEqual([[], true])
  })

  test('must choose again to save a card at the next checkout', async () => {
    const { actor } = await keeping([visa])
    actor.send({ type: 'card.keep', keeps: true })
    actor.send({ type: 'checkout.open', rateKey: 'rate-2' })
    expect(selectKeepsCard(actor.getSnapshot())).toBe(false)
  })

  test('whose cards have all expired pays with a new one', async () => {
    const { actor } = await keeping([expired])
    expect([selectPaymentMethodId(actor.getSnapshot()), selectSavedCardsStatus(actor.getSnapshot())]).toEqual([
      NEW_CARD,
      'list',
    ])
  })

  test('sees a decline, and the next card pays under a new key', async () => {
    const { actor, wishes, authenticated, until } = await keeping([visa, mastercard], {
      answers: [refusal('declined', 402)],
    })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectFailure(snapshot)?.code === 'declined')
    expect([selectViewState(actor.getSnapshot()), actor.getSnapshot().context.termsAccepted]).toEqual(['form', true])
    actor.send({ type: 'card.choose', id: mastercard.id })
    expect(selectFailure(actor.getSnapshot())).toBeNull()
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect([authenticated, wishes.map(({ attempt }) => attempt.id)]).toEqual([
      [visa.id, mastercard.id],
      ['attempt-1', 'attempt-2'],
    ])
  })

  test('sees that a card was deleted meanwhile: the list reloads, and nothing was sent', async () => {
    const { actor, wishes, listed, until } = await keeping([visa, mastercard], {
      banks: [refusal('card.gone', 404)],
      lists: [[visa, mastercard], [mastercard]],
    })
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectSavedCards(snapshot)?.length === 1 && selectFailure(snapshot) !== null)
    const snapshot = actor.getSnapshot()
    expect([selectFailure(snapshot)?.code, selectPaymentMethodId(snapshot), listed(), wishes]).toEqual([
      'card.gone',
      mastercard.id,
      2,
      [],
    ])
  })

  test('is offered another card, not the invoice they did not choose', async () => {
    const { actor, until } = await keeping([visa], { banks: [refusal('card.gone', 404)], lists: [[visa], []] })
    actor.send({ type: 'card.choose', id: visa.id })
    actor.send({ type: 'wallet.change', wallet: 'invoice', isOffered: true })
    actor.send({ type: 'pay.submit', offer })
    const back = await until((snapshot) => selectFailure(snapshot) !== null)
    expect(selectPaymentMethodId(back)).toBe(NEW_CARD)
  })

  test.each([
    ['that they call off ends without a charge', refusal('card.cancelled', 400), 'card.cancelled'],
    ['that they fail is told', refusal('card.fixCard', 400), 'card.fixCard'],
    ['that cannot be asked is told', refusal('network', 500), 'network'],
  ])('a check by the bank %s, and they can pay again', async (_, failure, code) => {
    const { actor, wishes, until } = await keeping([visa], { banks: [failure] })
    actor.send({ type: 'pay.submit', offer })
    await until(canSubmit)
    expect([selectFailure(actor.getSnapshot())?.code, wishes]).toEqual([code, []])
    expect(selectIsNothingCharged(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
  })

  test('continues under the key of an attempt that never arrived', async () => {
    const { actor, wishes, until } = await keeping([visa], {
      attemptId: 'earlier',
      earlier: [refusal('not_found', 404)],
    })
    await until(canSubmit)
    actor.send({ type: 'pay.submit', offer })
    await until((snapshot) => selectViewState(snapshot) === 'booked')
    expect(wishes.map(({ attempt }) => attempt.id)).toEqual(['earlier'])
  })

  test('leaves no card and no choice for the next user on signing out', async () => {
    const { actor, until } = await keeping([visa, mastercard], { lists: [[visa, mastercard], [expired]] })
    actor.send({ type: 'card.choose', id: mastercard.id })
    actor.send({ type: 'card.keep', keeps: true })
    actor.send({ type: 'auth.signedOut', user: maya })
    const { savedCards, paymentMethodId, keepsCard } = actor.getSnapshot().context
    expect({ savedCards, paymentMethodId, keepsCard }).toEqual({
      savedCards: null,
      paymentMethodId: null,
      keepsCard: false,
    })
    actor.send({ type: 'auth.signedIn', user: maya })
    expect(selectSavedCards(await until((snapshot) => selectSavedCardsStatus(snapshot) === 'list'))).toEqual([expired])
  })
})

describe('a list of saved cards that does not arrive', () => {
  test('does not prevent paying with a new card, and can be loaded again', async () => {
    const { actor, until } = await checkout({ isFilled: true, lists: [refusal('internal', 500), [visa]] }, null)
    await until((snapshot) => selectSavedCardsStatus(snapshot) === 'failed' && !selectView(snapshot).isLoadingCards)
    await until(canSubmit)
    actor.send({ type: 'cards.retry' })
    await until((snapshot) => selectSavedCardsStatus(snapshot) === 'list')
    expect(selectPaymentMethodId(actor.getSnapshot())).toBe(visa.id)
  })

  test('is not waited for if it hangs', async () => {
    const hanging = new Promise<SavedCard[]>(() => undefined)
    const { actor, clock } = await checkout({ isFilled: true, lists: [hanging] }, null)
    actor.send({ type: 'card.hidden' })
    expect(selectSavedCardsStatus(actor.getSnapshot())).toBe('loading')
    clock.increment(SAVED_CARDS_TIMEOUT_MS)
    expect(selectSavedCardsStatus(actor.getSnapshot())).toBe('failed')
  })
})

/** A checkout with a filled-in form, the list of saved cards and no card form yet. */
const keeping = async (cards: SavedCard[], plan: Parameters<typeof checkout>[0] = {}) => {
  const opened = await checkout({ isFilled: true, lists: [cards], ...plan }, null)
  opened.actor.send({ type: 'card.hidden' })
  await opened.until((snapshot) => selectSavedCardsStatus(snapshot) === 'list')
  return opened
}
