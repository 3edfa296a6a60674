import { mastercard, paymentMethodsSpec } from '#machines/paymentMethods/paymentMethods.samples.ts'
import {
  selectCardForm,
  selectViewState,
  selectFailure,
  selectIsOutcomeUnknown,
  selectNews,
  selectProgress,
} from '#machines/paymentMethods/paymentMethods.selectors.ts'
import type { BrowserScenarios } from './kit/browserScenarios.ts'

/** A card that is not on the list yet, with last digits that a page can show. */
export const ADDED = { ...mastercard, id: 'amex', brand: 'American Express', last4: '0005' }

/** The list and the form for a new card are separate pages: neither offers the actions of the other. */
export const paymentMethodsScenarios: BrowserScenarios = {
  entry: {
    ...paymentMethodsSpec,
    viewStates: {
      viewState: { of: selectViewState, values: [] },
      cardForm: { of: selectCardForm, values: [] },
      progress: { of: (snapshot) => selectProgress(snapshot) ?? 'none', values: [] },
      outcomeUnknown: { of: (snapshot) => String(selectIsOutcomeUnknown(snapshot)), values: [] },
      news: { of: (snapshot) => selectNews(snapshot)?.what ?? 'none', values: [] },
      failure: { of: (snapshot) => (selectFailure(snapshot) === null ? 'none' : 'message'), values: [] },
    },
    samples: paymentMethodsSpec.samples.map((sample) =>
      sample.type === 'xstate.done.actor.storeCard' ? { ...sample, output: ADDED } : sample,
    ),
  },
  canHappen: (event, snapshot) => {
    const { type } = event
    const isAtList = snapshot.matches({ cardFormSlot: 'unmounted' }) && !snapshot.matches({ list: 'idle' })
    const isNew = selectNews(snapshot)?.what === 'added'
    // After saving a card, the page moves to the list without the guest.
    if (snapshot.matches({ adding: 'added' })) return type === 'card.hidden'
    if (isNew && snapshot.matches({ cardFormSlot: 'unmounted' }) && !snapshot.matches({ list: 'loading' }))
      return type === 'list.open'
    switch (type) {
      case 'list.open':
        return (
          snapshot.matches({ cardFormSlot: 'unmounted' }) &&
          selectNews(snapshot) === null &&
          (selectFailure(snapshot) === null || snapshot.matches({ list: 'failed' }))
        )
      case 'card.shown':
        return snapshot.matches({ cardFormSlot: 'unmounted' }) && selectNews(snapshot) === null
      case 'list.leave':
      case 'primary.make':
      case 'method.remove':
        return isAtList
      case 'list.retry':
        return isAtList && snapshot.matches({ list: 'failed' })
      case 'card.submit':
        return snapshot.matches({ cardFormSlot: { mounted: 'ready' } })
      case 'xstate.error.actor.tokenizeCard':
        return ['card.fixCard', 'card.cancelled'].includes(event['error'].code)
      default:
        return true
    }
  },
  unreached: [
    { of: /· card\.invalidated$/, why: 'the local gateway’s tokens are not spent' },
    { of: /error\.actor\.tokenizeCard #1$/, why: 'the local gateway’s tokens are not spent' },
    { of: /list\.ready · list\.retry$/, why: 'a list that is there has no such button' },
  ],
}
