import type { LawOf } from '#machines/kit/entry.ts'
import { answerIn, asksOf, failureIn, has, isAnswer, isRefusal, keeps } from '#machines/kit/laws.ts'
import { isSameView } from '#machines/kit/sameView.ts'
import { isFree, orderWith } from './bids.rules.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { checkoutProblems, fateOf } from './checkout.rules.ts'
import { choiceAmong, NEW_CARD, payingCard, payingWallet } from './keptCards.rules.ts'
import { isOpen, isPaying, isBooked, isSomebody, statusIn, isPressed } from './steps.laws.ts'

export const paymentsLaws: readonly LawOf<typeof checkoutMachine>[] = [
  {
    says: 'A wallet that fails says nothing, and leaves the form as it was; a bank that refuses its card is told.',
    holds: (step) => {
      const failure = failureIn(step)
      if (failure === null || !isRefusal(step, 'askWallet')) return true
      const isTold = failure.code === 'card.fixCard'
      return (
        isOpen(step.after) &&
        keeps(step, 'attempt', 'guest') &&
        (isTold ? isSameView(step.after.context.failure, failure) : keeps(step, 'failure'))
      )
    },
  },
  {
    says: 'A promo code that counts no more when the booking is made leads back to the form, which says so and has the offer asked for anew.',
    holds: (step) => {
      const failure = failureIn(step)
      if (failure?.code !== 'promo_refused' || !isRefusal(step, 'book')) return true
      return (
        isOpen(step.after) &&
        isSameView(step.after.context.failure, failure) &&
        step.emitted.some(({ type }) => type === 'price.changed')
      )
    },
  },
  {
    says: 'The wallets that can pay are those that were last said to, of somebody who is signed in.',
    holds: (step) => {
      const { before, event, after } = step
      if (before === null || event === null || !isSomebody(before)) return after.context.wallets.length === 0
      if (!isSomebody(after)) return after.context.wallets.length === 0
      if (event.type !== 'wallet.change') return keeps(step, 'wallets')
      const others = before.context.wallets.filter((wallet) => wallet !== event.wallet)
      return (
        after.context.wallets.includes(event.wallet) === event.isOffered &&
        others.every((wallet) => after.context.wallets.includes(wallet)) &&
        after.context.wallets.length === others.length + (event.isOffered ? 1 : 0) &&
        isSameView(before.value, after.value)
      )
    },
  },
  {
    says: 'Pay goes on with a form that is right and a card, of somebody who is signed in; else it says what is missing.',
    holds: (step) => {
      const { before, event, after, emitted } = step
      const isWanted = emitted.some(({ type }) => type === 'signIn.wanted')
      if (
        before === null ||
        event?.type !== 'pay.submit' ||
        !before.matches({ purchase: { open: { form: 'editing' } } })
      )
        return !isWanted
      const { context } = before
      const order = orderWith(event.offer, context.bids)
      const isRight =
        Object.keys(checkoutProblems(context)).length === 0 &&
        (['check_in', 'check_out'] as const).every(
          (side) => event.offer.bidRanges[side] === null || order.bids[side] !== null,
        )
      const hasWallet =
        payingWallet(context.wallets, context.paymentMethodId) !== null || (isSomebody(before) && isFree(order))
      const hasCard =
        hasWallet || payingCard(context.keptCards, context.paymentMethodId) !== null || context.card !== ''
      if (isRight && hasCard)
        return (
          isSomebody(after) &&
          isPaying(after) &&
          has(after.context, {
            order,
            isChecked: true,
            tries: 0,
            failure: null,
            formerTotal: null,
            isLate: false,
            again: false,
          })
        )
      const isAsked = isRight && !isSomebody(before)
      return (
        isOpen(after) &&
        isWanted === isAsked &&
        (isAsked ? after.matches({ purchase: { open: { form: 'signingIn' } } }) : after.context.isChecked)
      )
    },
  },
  {
    says: 'Who has signed in, or does not want to, goes on with the form.',
    holds: ({ event, after }) =>
      !['auth.signedIn', 'signIn.cancel'].includes(event?.type ?? '') ||
      !after.matches({ purchase: { open: { form: 'signingIn' } } }),
  },
  {
    says: 'The card or wallet that pays is the one that was chosen, and can pay; where there is nothing to pay, none does.',
    holds: (step) => {
      const { card, order, guest, keepsCard, keptCards, wallets, paymentMethodId } = step.after.context
      const kept = payingCard(keptCards, paymentMethodId)
      const byWallet = isFree(order) ? 'nothing' : payingWallet(wallets, paymentMethodId)
      const isCardAsked = asksOf(step, 'tokenizeCard').length + asksOf(step, 'authenticateCard').length > 0
      return (
        !(byWallet !== null && isCardAsked) &&
        asksOf(step, 'askWallet').every(
          (asked) => byWallet !== null && has(asked, { wallet: byWallet, order, guest }),
        ) &&
        asksOf(step, 'tokenizeCard').every(
          (asked) => kept === null && card !== '' && has(asked, { card, order, guest, keepsCard }),
        ) &&
        asksOf(step, 'authenticateCard').every(
          (asked) =>
            kept !== null &&
            keptCards?.some(({ id, isExpired }) => id === asked.paymentMethodId && !isExpired) === true &&
            has(asked, { paymentMethodId: kept, order, guest }),
        )
      )
    },
  },
  {
    says: 'A choice of card stands until it is another, or no card answers to it.',
    holds: (step) => {
      const { before, event, after } = step
      if (before === null) return true
      const { keptCards, paymentMethodId } = after.context
      if (event?.type === 'card.choose' && isOpen(before))
        return paymentMethodId === event.id && after.context.failure === null
      if (isAnswer(step, 'loadCards'))
        return (
          isSameView(keptCards, answerIn(step)) &&
          paymentMethodId === choiceAmong(keptCards ?? [], before.context.paymentMethodId)
        )
      if (isRefusal(step, 'authenticateCard') && failureIn(step)?.code === 'card.gone') {
        const gone = payingCard(before.context.keptCards, before.context.paymentMethodId)
        return (
          paymentMethodId === (payingCard(keptCards, null) ?? NEW_CARD) &&
          isSameView(keptCards, before.context.keptCards?.filter(({ id }) => id !== gone) ?? null)
        )
      }
      // Specification §8: it is not said why a wallet failed, the card is offered.
      if (isRefusal(step, 'askWallet') && isOpen(after))
        return ['wallet.cancelled', 'card.cancelled', 'card.fixCard'].includes(failureIn(step)?.code ?? '')
          ? keeps(step, 'paymentMethodId')
          : paymentMethodId === (payingCard(keptCards, null) ?? NEW_CARD) && !after.context.isChecked
      return (
        keeps(step, 'paymentMethodId') ||
        (paymentMethodId === null && (event?.type === 'auth.signedOut' || event?.type === 'checkout.open'))
      )
    },
  },
  {
    says: 'What is paid for is what Pay was pressed on, or the new price that the guest was told.',
    holds: (step) => {
      const { before, after } = step
      if (before === null) return true
      if (isAnswer(step, 'refreshOrder'))
        return (
          isSameView(after.context.order, answerIn(step)) &&
          has(after.context, { formerTotal: before.context.order.total, failure: null }) &&
          after.matches({ purchase: { outcome: 'priceChanged' } }) &&
          step.emitted.some(({ type }) => type === 'price.changed')
        )
      const isBegun = isPressed(step) || (isOpen(after) && step.event?.type === 'checkout.open')
      return (
        (isBegun || keeps(step, 'order', 'formerTotal')) &&
        asksOf(step, 'refreshOrder').every((order) => isSameView(order, before.context.order))
      )
    },
  },
  {
    says: 'A payment that fails is told on the form, unless the guest has called it off.',
    holds: (step) => {
      const failure = failureIn(step)
      const { before, after } = step
      if (failure === null || !(isRefusal(step, 'tokenizeCard') || isRefusal(step, 'authenticateCard'))) return true
      return (
        isOpen(after) &&
        (failure.code === 'card.cancelled' ? keeps(step, 'failure') : isSameView(after.context.failure, failure)) &&
        after.context.card === (failure.code === 'card.refreshToken' ? '' : before?.context.card)
      )
    },
  },
  {
    says: 'An end says what it is of, and a booking that is not accepted is told as such.',
    holds: (step) => {
      const { after } = step
      const { failure, bookingId } = after.context
      if (after.matches({ purchase: { outcome: 'alreadyBooked' } })) return failure?.code === 'already_booked'
      if (isBooked(after)) return bookingId !== '' && failure === null
      const status = isAnswer(step, 'book') || isAnswer(step, 'loadBooking') ? statusIn(step) : null
      return (
        status === null ||
        fateOf(status) !== 'rejected' ||
        (isOpen(after) && failure?.code === 'rejected' && bookingId === '')
      )
    },
  },
  {
    says: 'Who was told that it takes longer sees no form while it is looked at again.',
    holds: (step) => {
      const { before, event, after } = step
      const isTold = after.matches({ purchase: { outcome: 'processing' } }) || isAnswer(step, 'findBooking')
      const isAnew = isPressed(step) || (event?.type === 'checkout.open' && isOpen(after))
      return after.context.isLate === (isTold || (!isAnew && (before?.context.isLate ?? false)))
    },
  },
]
