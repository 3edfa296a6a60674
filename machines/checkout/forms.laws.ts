import type { LawOf } from '#machines/kit/entry.ts'
import { asksOf } from '#machines/kit/laws.ts'
import { isSameView } from '#machines/kit/sameView.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { hasCardForm, isOpen, isSomebody } from './steps.laws.ts'

export const formsLaws: readonly LawOf<typeof checkoutMachine>[] = [
  {
    says: 'The card form is open where its place is shown to somebody who is signed in, and nowhere else.',
    holds: ({ after }) =>
      (after.context.card !== '') === hasCardForm(after) && (!hasCardForm(after) || isSomebody(after)),
  },
  {
    says: 'A card form that is not needed any more is let go by its name, once.',
    holds: ({ before, after, emitted }) => {
      const gone = before === null || before.context.card === after.context.card ? '' : before.context.card
      const told = emitted.flatMap((one) => (one.type === 'card.done' ? [one.card] : []))
      return isSameView(told, gone === '' ? [] : [gone])
    },
  },
  {
    says: 'A card form that did not open says why, as long as it is not open.',
    holds: ({ after }) => (after.context.cardFailure !== null) === after.matches({ place: { shown: 'failed' } }),
  },
  {
    says: 'The places of the card are where the page says they are, and nowhere before it has.',
    holds: ({ before, event, after }) =>
      (before !== null || after.matches({ place: 'away' })) &&
      (event?.type !== 'card.shown' || after.matches({ place: 'shown' })) &&
      (event?.type !== 'card.hidden' || after.matches({ place: 'away' })),
  },
  {
    says: 'A failure that waits for the connection goes on with it, at once.',
    holds: (step) => {
      const { before, event } = step
      if (before === null || event?.type !== 'connection.restored') return true
      const isWaiting =
        before.matches({ purchase: { paying: 'unsure' } }) ||
        before.matches({ purchase: { paying: { sending: { wish: 'waiting' } } } })
      return (
        asksOf(step, 'book').length === (isWaiting ? 1 : 0) &&
        asksOf(step, 'openCard').length === (before.matches({ place: { shown: 'failed' } }) ? 1 : 0) &&
        asksOf(step, 'loadCards').length === (before.matches({ purchase: { open: { kept: 'failed' } } }) ? 1 : 0) &&
        asksOf(step, 'findBooking').length ===
          (before.matches({ purchase: { open: { earlier: 'failed' } } }) && isSomebody(before) ? 1 : 0)
      )
    },
  },
  {
    says: 'What could not be asked of an earlier payment is asked when the guest is back.',
    holds: (step) => {
      const { before, event } = step
      const isBack = event?.type === 'auth.signedIn' && !isSomebody(before)
      const isUnasked = before?.matches({ purchase: { open: { earlier: 'failed' } } }) === true
      return !(isBack && isUnasked) || (asksOf(step, 'findBooking').length === 1 && step.after.context.failure === null)
    },
  },
  {
    says: 'A wish of which nobody knows whether it was heard is sent again when the guest says so.',
    holds: (step) => step.event?.type !== 'pay.retry' || asksOf(step, 'book').length === 1,
  },
  {
    says: 'A form that is opened again asks anew for the kept cards, and for nobody to sign in.',
    holds: (step) => {
      const { before, event, after } = step
      if (event?.type !== 'checkout.open' || !isOpen(before)) return true
      return (
        after.matches({ purchase: { open: { form: 'editing' } } }) &&
        asksOf(step, 'loadCards').length === (isSomebody(after) ? 1 : 0)
      )
    },
  },
  {
    says: 'The kept cards are asked for when the form is open to somebody, and are known only then.',
    holds: (step) => {
      const { before, after } = step
      const isNew = isOpen(after) && isSomebody(after) && !(isOpen(before) && isSomebody(before))
      return (
        (!isNew || asksOf(step, 'loadCards').length === 1) && (after.context.keptCards === null || isSomebody(after))
      )
    },
  },
  {
    says: 'Nobody pays again before it is asked what became of the attempt of before.',
    holds: ({ after }) =>
      !isSomebody(after) ||
      after.context.attempt.id === '' ||
      !after.matches({ purchase: { open: { earlier: 'none' } } }),
  },
]
