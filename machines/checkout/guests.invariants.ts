import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import { contextMatches, fieldsUnchanged } from '#machines/kit/verify/invariants.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import { NO_ORDER } from '#machines/rates/rates.rules.ts'
import { NO_BIDS } from './bids.rules.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { guestAfterSignIn, guestAfterSignOut } from './checkout.rules.ts'
import { EMPTY_GUEST } from './guestName.rules.ts'
import { isOpen, isPaying, isBooked, isSomebody } from './steps.invariants.ts'

export const guestsInvariants: readonly InvariantOf<typeof checkoutMachine>[] = [
  {
    description: 'After the guest has gone nothing of theirs is in the context.',
    check: (step) => {
      const { before, event, after } = step
      const isLeft = event?.type === 'auth.left'
      if (isLeft && !contextMatches(after.context, { guest: EMPTY_GUEST, comment: '', bids: NO_BIDS })) return false
      if (isLeft && isOpen(after) && after.context.failure !== null) return false
      if (isSomebody(after)) return true
      const { guest, savedCards, card } = after.context
      if (savedCards !== null || card !== '') return false
      return (
        event?.type !== 'auth.signedOut' ||
        !isSomebody(before) ||
        (before !== null &&
          isEqualView(guest, guestAfterSignOut(before.context.guest, event.user)) &&
          contextMatches(after.context, { paymentMethodId: null, keepsCard: false, isChecked: false }))
      )
    },
  },
  {
    description:
      'Who signs in is offered their own name where none was typed, and is told no more that they should sign in.',
    check: ({ before, event, after }) =>
      event?.type !== 'auth.signedIn' ||
      before === null ||
      isSomebody(before) ||
      (isSomebody(after) &&
        isEqualView(after.context.guest, guestAfterSignIn(before.context.guest, event.user)) &&
        after.context.failure?.status !== 401),
  },
  {
    description: 'A booking of a guest who has signed out is named to nobody.',
    check: ({ event, after }) => event?.type !== 'auth.signedOut' || after.context.failure?.booking === undefined,
  },
  {
    description: 'Whoever is signed out as they pay is asked to sign in.',
    check: ({ before, event, after }) =>
      event?.type !== 'auth.signedOut' || !isPaying(before) || (isOpen(after) && after.context.failure?.status === 401),
  },
  {
    description: 'What else failed is told still when the guest is back, until it is asked about anew.',
    check: ({ before, event, after }) =>
      event?.type !== 'auth.signedIn' ||
      before === null ||
      before.context.failure?.status === 401 ||
      before.matches({ purchase: { open: { earlier: 'failed' } } }) ||
      isEqualView(before.context.failure, after.context.failure),
  },
  {
    description: 'What the guest has written is changed by their own hand alone.',
    check: (step) => {
      const { before, event, after } = step
      if (before === null) return true
      const { context } = before
      const edit = isOpen(before) ? event : null
      const isOther = after.context.rateKey !== context.rateKey
      const isLeft = event?.type === 'auth.left'
      const isHere = event?.type === 'auth.signedIn' || event?.type === 'auth.signedOut'
      if (edit?.type === 'guest.change') return isEqualView(after.context.guest, { ...context.guest, ...edit.guest })
      if (edit?.type === 'comment.change') return after.context.comment === edit.comment
      if (edit?.type === 'terms.change') return after.context.termsAccepted === edit.accepted
      if (edit?.type === 'card.keep') return after.context.keepsCard === edit.keeps
      if (edit?.type === 'bid.change')
        return isEqualView(after.context.bids, { ...context.bids, [edit.side]: edit.input })
      return (
        (isLeft || isHere || fieldsUnchanged(step, 'guest')) &&
        (isLeft || fieldsUnchanged(step, 'comment')) &&
        (isLeft || isOther || fieldsUnchanged(step, 'bids')) &&
        (isOther || event?.type === 'checkout.open' || fieldsUnchanged(step, 'termsAccepted'))
      )
    },
  },
  {
    description:
      'A page that is opened begins anew; of another offer nothing is left, of the same what was written and paid.',
    check: (step) => {
      const { before, event, after } = step
      if (before === null || event?.type !== 'checkout.open' || isPaying(before) || isBooked(after)) return true
      const { rateKey } = event
      const isSame = rateKey === before.context.rateKey
      const isBegun = contextMatches(after.context, {
        rateKey,
        order: NO_ORDER,
        bookingId: '',
        isChecked: false,
        termsAccepted: false,
        keepsCard: false,
        tries: 0,
        formerOffer: null,
        isLate: false,
        again: false,
        failure: isSame && isOpen(before) ? before.context.failure : null,
      })
      const isKept = isSame
        ? fieldsUnchanged(step, 'bids', 'paymentMethodId')
        : contextMatches(after.context, { bids: NO_BIDS, paymentMethodId: null })
      return isOpen(after) && isBegun && isKept
    },
  },
  {
    description: 'What can be opened can be closed, unless a booking is under way.',
    check: ({ before, event, after }) =>
      event?.type !== 'checkout.leave' ||
      (isPaying(before) === isPaying(after) && (isPaying(after) || after.matches({ purchase: 'idle' }))),
  },
]
