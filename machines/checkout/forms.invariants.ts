import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import { invocationInputs } from '#machines/kit/verify/invariants.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { hasCardForm, isOpen, isSomebody } from './steps.invariants.ts'

export const formsInvariants: readonly InvariantOf<typeof checkoutMachine>[] = [
  {
    description: 'The card form is open where its place is shown to somebody who is signed in, and nowhere else.',
    check: ({ after }) =>
      (after.context.card !== '') === hasCardForm(after) && (!hasCardForm(after) || isSomebody(after)),
  },
  {
    description: 'A card form that is not needed any more is let go by its name, once.',
    check: ({ before, after, emitted }) => {
      const gone = before === null || before.context.card === after.context.card ? '' : before.context.card
      const releasedCards = emitted.flatMap((one) => (one.type === 'cardForm.released' ? [one.card] : []))
      return isEqualView(releasedCards, gone === '' ? [] : [gone])
    },
  },
  {
    description: 'A card form that did not open says why, as long as it is not open.',
    check: ({ after }) =>
      (after.context.cardFailure !== null) === after.matches({ cardFormSlot: { mounted: 'failed' } }),
  },
  {
    description: 'The places of the card are where the page says they are, and nowhere before it has.',
    check: ({ before, event, after }) =>
      (before !== null || after.matches({ cardFormSlot: 'unmounted' })) &&
      (event?.type !== 'card.shown' || after.matches({ cardFormSlot: 'mounted' })) &&
      (event?.type !== 'card.hidden' || after.matches({ cardFormSlot: 'unmounted' })),
  },
  {
    description: 'A failure that waits for the connection goes on with it, at once.',
    check: (step) => {
      const { before, event } = step
      if (before === null || event?.type !== 'connection.restored') return true
      const isWaiting =
        before.matches({ purchase: { paying: 'outcomeUnknown' } }) ||
        before.matches({ purchase: { paying: { sending: { request: 'waiting' } } } })
      return (
        invocationInputs(step, 'book').length === (isWaiting ? 1 : 0) &&
        invocationInputs(step, 'openCard').length ===
          (before.matches({ cardFormSlot: { mounted: 'failed' } }) ? 1 : 0) &&
        invocationInputs(step, 'loadCards').length ===
          (before.matches({ purchase: { open: { kept: 'failed' } } }) ? 1 : 0) &&
        invocationInputs(step, 'findBooking').length ===
          (before.matches({ purchase: { open: { earlier: 'failed' } } }) && isSomebody(before) ? 1 : 0)
      )
    },
  },
  {
    description: 'What could not be asked of an earlier payment is asked when the guest is back.',
    check: (step) => {
      const { before, event } = step
      const isBack = event?.type === 'auth.signedIn' && !isSomebody(before)
      const isUnasked = before?.matches({ purchase: { open: { earlier: 'failed' } } }) === true
      return (
        !(isBack && isUnasked) ||
        (invocationInputs(step, 'findBooking').length === 1 && step.after.context.failure === null)
      )
    },
  },
  {
    description: 'A wish of which nobody knows whether it was heard is sent again when the guest says so.',
    check: (step) => step.event?.type !== 'pay.retry' || invocationInputs(step, 'book').length === 1,
  },
  {
    description: 'A form that is opened again asks anew for the kept cards, and for nobody to sign in.',
    check: (step) => {
      const { before, event, after } = step
      if (event?.type !== 'checkout.open' || !isOpen(before)) return true
      return (
        after.matches({ purchase: { open: { form: 'editing' } } }) &&
        invocationInputs(step, 'loadCards').length === (isSomebody(after) ? 1 : 0)
      )
    },
  },
  {
    description: 'The kept cards are asked for when the form is open to somebody, and are known only then.',
    check: (step) => {
      const { before, after } = step
      const isNew = isOpen(after) && isSomebody(after) && !(isOpen(before) && isSomebody(before))
      return (
        (!isNew || invocationInputs(step, 'loadCards').length === 1) &&
        (after.context.savedCards === null || isSomebody(after))
      )
    },
  },
  {
    description: 'Nobody pays again before it is asked what became of the attempt of before.',
    check: ({ after }) =>
      !isSomebody(after) ||
      after.context.attempt.id === '' ||
      !after.matches({ purchase: { open: { earlier: 'none' } } }),
  },
]
