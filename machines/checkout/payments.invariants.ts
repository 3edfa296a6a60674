import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import {
  doneOutput,
  invocationInputs,
  eventFailure,
  contextMatches,
  isDoneEvent,
  isErrorEvent,
  fieldsUnchanged,
} from '#machines/kit/verify/invariants.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import { isFree, orderWithBids } from './bids.rules.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { checkoutProblems, bookingResult } from './checkout.rules.ts'
import { validSelection, NEW_CARD, selectedSavedCard, selectedWallet } from './savedCards.rules.ts'
import { isOpen, isPaying, isBooked, isSomebody, statusIn, isPressed } from './steps.invariants.ts'

export const paymentsInvariants: readonly InvariantOf<typeof checkoutMachine>[] = [
  {
    description:
      'A wallet that fails says nothing, and leaves the form as it was; a bank that refuses its card is told.',
    check: (step) => {
      const failure = eventFailure(step)
      if (failure === null || !isErrorEvent(step, 'askWallet')) return true
      const isCardRefused = failure.code === 'card.fixCard'
      return (
        isOpen(step.after) &&
        fieldsUnchanged(step, 'attempt', 'guest') &&
        (isCardRefused ? isEqualView(step.after.context.failure, failure) : fieldsUnchanged(step, 'failure'))
      )
    },
  },
  {
    description:
      'A promo code that counts no more when the booking is made leads back to the form, which says so and has the offer asked for anew.',
    check: (step) => {
      const failure = eventFailure(step)
      if (failure?.code !== 'promo_refused' || !isErrorEvent(step, 'book')) return true
      return (
        isOpen(step.after) &&
        isEqualView(step.after.context.failure, failure) &&
        step.emitted.some(({ type }) => type === 'offer.changed')
      )
    },
  },
  {
    description: 'The wallets that can pay are those that were last said to, of somebody who is signed in.',
    check: (step) => {
      const { before, event, after } = step
      if (before === null || event === null || !isSomebody(before)) return after.context.wallets.length === 0
      if (!isSomebody(after)) return after.context.wallets.length === 0
      if (event.type !== 'wallet.change') return fieldsUnchanged(step, 'wallets')
      const others = before.context.wallets.filter((wallet) => wallet !== event.wallet)
      return (
        after.context.wallets.includes(event.wallet) === event.isOffered &&
        others.every((wallet) => after.context.wallets.includes(wallet)) &&
        after.context.wallets.length === others.length + (event.isOffered ? 1 : 0) &&
        isEqualView(before.value, after.value)
      )
    },
  },
  {
    description:
      'Pay goes on with a form that is right and a card, of somebody who is signed in; else it says what is missing.',
    check: (step) => {
      const { before, event, after, emitted } = step
      const isSignInRequested = emitted.some(({ type }) => type === 'signIn.requested')
      if (
        before === null ||
        event?.type !== 'pay.submit' ||
        !before.matches({ purchase: { open: { form: 'editing' } } })
      )
        return !isSignInRequested
      const { context } = before
      const order = orderWithBids(event.offer, context.bids)
      const isRight =
        Object.keys(checkoutProblems(context)).length === 0 &&
        (['check_in', 'check_out'] as const).every(
          (side) => event.offer.bidRanges[side] === null || order.bids[side] !== null,
        )
      const hasWallet =
        selectedWallet(context.wallets, context.paymentMethodId) !== null || (isSomebody(before) && isFree(order))
      const hasCard =
        hasWallet || selectedSavedCard(context.savedCards, context.paymentMethodId) !== null || context.card !== ''
      if (isRight && hasCard)
        return (
          isSomebody(after) &&
          isPaying(after) &&
          contextMatches(after.context, {
            order,
            isChecked: true,
            tries: 0,
            failure: null,
            formerOffer: null,
            isLate: false,
            again: false,
          })
        )
      const isSignInDue = isRight && !isSomebody(before)
      return (
        isOpen(after) &&
        isSignInRequested === isSignInDue &&
        (isSignInDue ? after.matches({ purchase: { open: { form: 'signingIn' } } }) : after.context.isChecked)
      )
    },
  },
  {
    description: 'Who has signed in, or does not want to, goes on with the form.',
    check: ({ event, after }) =>
      !['auth.signedIn', 'signIn.cancel'].includes(event?.type ?? '') ||
      !after.matches({ purchase: { open: { form: 'signingIn' } } }),
  },
  {
    description:
      'The card or wallet that pays is the one that was chosen, and can pay; where there is nothing to pay, none does.',
    check: (step) => {
      const { card, order, guest, keepsCard, savedCards, wallets, paymentMethodId } = step.after.context
      const savedCardId = selectedSavedCard(savedCards, paymentMethodId)
      const byWallet = isFree(order) ? 'nothing' : selectedWallet(wallets, paymentMethodId)
      const isCardPayment =
        invocationInputs(step, 'tokenizeCard').length + invocationInputs(step, 'authenticateCard').length > 0
      return (
        !(byWallet !== null && isCardPayment) &&
        invocationInputs(step, 'askWallet').every(
          (input) => byWallet !== null && contextMatches(input, { wallet: byWallet, order, guest }),
        ) &&
        invocationInputs(step, 'tokenizeCard').every(
          (input) => savedCardId === null && card !== '' && contextMatches(input, { card, order, guest, keepsCard }),
        ) &&
        invocationInputs(step, 'authenticateCard').every(
          (input) =>
            savedCardId !== null &&
            savedCards?.some(({ id, isExpired }) => id === input.paymentMethodId && !isExpired) === true &&
            contextMatches(input, { paymentMethodId: savedCardId, order, guest }),
        )
      )
    },
  },
  {
    description: 'A choice of card stands until it is another, or no card answers to it.',
    check: (step) => {
      const { before, event, after } = step
      if (before === null) return true
      const { savedCards, paymentMethodId } = after.context
      if (event?.type === 'card.choose' && isOpen(before))
        return paymentMethodId === event.id && after.context.failure === null
      if (isDoneEvent(step, 'loadCards'))
        return (
          isEqualView(savedCards, doneOutput(step)) &&
          paymentMethodId === validSelection(savedCards ?? [], before.context.paymentMethodId)
        )
      if (isErrorEvent(step, 'authenticateCard') && eventFailure(step)?.code === 'card.gone') {
        const gone = selectedSavedCard(before.context.savedCards, before.context.paymentMethodId)
        return (
          paymentMethodId === (selectedSavedCard(savedCards, null) ?? NEW_CARD) &&
          isEqualView(savedCards, before.context.savedCards?.filter(({ id }) => id !== gone) ?? null)
        )
      }
      // Specification §8: a wallet's failure is not shown; the card is offered.
      if (isErrorEvent(step, 'askWallet') && isOpen(after))
        return ['wallet.cancelled', 'card.cancelled', 'card.fixCard'].includes(eventFailure(step)?.code ?? '')
          ? fieldsUnchanged(step, 'paymentMethodId')
          : paymentMethodId === (selectedSavedCard(savedCards, null) ?? NEW_CARD) && !after.context.isChecked
      return (
        fieldsUnchanged(step, 'paymentMethodId') ||
        (paymentMethodId === null && (event?.type === 'auth.signedOut' || event?.type === 'checkout.open'))
      )
    },
  },
  {
    description: 'What is paid for is what Pay was pressed on, or the new price and terms that the guest was told.',
    check: (step) => {
      const { before, after } = step
      if (before === null) return true
      if (isDoneEvent(step, 'refreshOrder'))
        return (
          isEqualView(after.context.order, doneOutput(step)) &&
          contextMatches(after.context, {
            formerOffer: { total: before.context.order.total, deadline: before.context.order.deadline },
            failure: null,
          }) &&
          after.matches({ purchase: { outcome: 'offerChanged' } }) &&
          step.emitted.some(({ type }) => type === 'offer.changed')
        )
      const isBegun = isPressed(step) || (isOpen(after) && step.event?.type === 'checkout.open')
      return (
        (isBegun || fieldsUnchanged(step, 'order', 'formerOffer')) &&
        invocationInputs(step, 'refreshOrder').every((order) => isEqualView(order, before.context.order))
      )
    },
  },
  {
    description: 'A payment that fails is told on the form, unless the guest has called it off.',
    check: (step) => {
      const failure = eventFailure(step)
      const { before, after } = step
      if (failure === null || !(isErrorEvent(step, 'tokenizeCard') || isErrorEvent(step, 'authenticateCard')))
        return true
      return (
        isOpen(after) &&
        (failure.code === 'card.cancelled'
          ? fieldsUnchanged(step, 'failure')
          : isEqualView(after.context.failure, failure)) &&
        after.context.card === (failure.code === 'card.refreshToken' ? '' : before?.context.card)
      )
    },
  },
  {
    description: 'An end says what it is of, and a booking that is not accepted is told as such.',
    check: (step) => {
      const { after } = step
      const { failure, bookingId } = after.context
      if (after.matches({ purchase: { outcome: 'alreadyBooked' } })) return failure?.code === 'already_booked'
      if (isBooked(after)) return bookingId !== '' && failure === null
      const status = isDoneEvent(step, 'book') || isDoneEvent(step, 'loadBooking') ? statusIn(step) : null
      return (
        status === null ||
        bookingResult(status) !== 'rejected' ||
        (isOpen(after) && failure?.code === 'rejected' && bookingId === '')
      )
    },
  },
  {
    description: 'Who was told that it takes longer sees no form while it is looked at again.',
    check: (step) => {
      const { before, event, after } = step
      const isNoticeShown = after.matches({ purchase: { outcome: 'processing' } }) || isDoneEvent(step, 'findBooking')
      const isAnew = isPressed(step) || (event?.type === 'checkout.open' && isOpen(after))
      return after.context.isLate === (isNoticeShown || (!isAnew && (before?.context.isLate ?? false)))
    },
  },
]
