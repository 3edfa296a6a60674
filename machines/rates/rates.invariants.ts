import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import { isUnreachable, type Failure } from '#machines/kit/failure.ts'
import { eventFailure } from '#machines/kit/verify/invariants.ts'
import type { ratesMachine } from './rates.machine.ts'
import { loyaltyQuery, NO_LOYALTY, type Loyalty } from './rates.rules.ts'
import { selectAwaitsOwner, selectLoyaltyWish } from './loyalty.selectors.ts'
import { selectOrder } from './rates.selectors.ts'
import { ratesAcceptedEvents } from './acceptedEvents.invariants.ts'
import { ratesViewStates } from './viewStates.invariants.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isRefusedFor = (failure: Failure | null, { promo, credits }: Loyalty = NO_LOYALTY): boolean =>
  (failure?.code === 'promo_refused' && promo !== null) || (failure?.status === 401 && credits !== null)

export const ratesInvariants: readonly InvariantOf<typeof ratesMachine>[] = [
  ...ratesAcceptedEvents,
  ...ratesViewStates,
  {
    description:
      'An offer that is opened knows nothing of the last one but what the guest wants, and after it is closed there is none.',
    check: ({ event, after: { value, context } }) => {
      const { rateKey, choice, discountRequest, ...rest } = context
      const isFresh = isSame(rest, { offer: null, loyalty: NO_LOYALTY, refusedLoyalty: NO_LOYALTY, failure: null })
      if (event?.type === 'offer.open')
        return (
          isFresh &&
          rateKey === event.rateKey &&
          isSame([choice, discountRequest], [event.choice, event.loyalty ?? NO_LOYALTY]) &&
          value !== 'idle'
        )
      if (event?.type === 'offer.close' && value !== 'idle') return false
      return value !== 'idle' || (isFresh && rateKey === '' && choice === null && isSame(discountRequest, NO_LOYALTY))
    },
  },
  {
    description: 'The offer that is open is asked for, with the promo code or the credits that the guest wants.',
    check: ({ invocations, event, after: { context } }) =>
      invocations.every(({ input }) => isSame(input, { rateKey: context.rateKey, loyalty: context.discountRequest })) &&
      (event?.type !== 'loyalty.change' || isSame(context.discountRequest, event.loyalty)),
  },
  {
    description: 'What is loaded is an offer, what is gone, expired or failed is none and says why.',
    check: ({ after: { value, context } }) =>
      value === 'loaded'
        ? context.offer !== null
        : value === 'idle' || typeof value !== 'string' || (context.offer === null && context.failure !== null),
  },
  {
    description:
      'An offer that has come is told without a failure, but for why what was wanted beside it is refused, and with what it was asked with.',
    check: ({ event, earlier, after: { context } }) => {
      if (event?.type !== 'xstate.done.actor.loadOffer') return true
      const [lastInvocation] = earlier.flatMap(({ invocations }) => invocations).slice(-1)
      const { failure, loyalty, refusedLoyalty } = context
      const isRequested = isSame(loyalty, lastInvocation?.input.loyalty)
      return (
        isRequested && (failure === null || (isRefusedFor(failure, refusedLoyalty) && !isSame(loyalty, refusedLoyalty)))
      )
    },
  },
  {
    description:
      'A promo code that does not count leaves all as it was, or is left away where nothing was or it had counted before.',
    check: (step) => {
      const { before, event, earlier, invocations, after } = step
      if (event?.type !== 'xstate.error.actor.loadOffer') return true
      const [lastInvocation] = earlier.flatMap(({ invocations }) => invocations).slice(-1)
      const { offer, loyalty, discountRequest, failure } = after.context
      if (after.value === 'loaded')
        return (
          failure !== null &&
          isSame(discountRequest, loyalty) &&
          isSame([offer, loyalty], [before?.context.offer, before?.context.loyalty])
        )
      const isRefused = isRefusedFor(eventFailure(step), lastInvocation?.input.loyalty)
      const isLeftAway = invocations.some(({ input }) => isSame(input.loyalty, NO_LOYALTY))
      return (
        isLeftAway ===
        (isRefused &&
          (before?.context.offer === null || isSame(before?.context.loyalty, lastInvocation?.input.loyalty)))
      )
    },
  },
  {
    description:
      'Why a promo code does not count is told until it counts, or the guest wants something else, opens another offer or leaves.',
    check: ({ before, event, after }) =>
      before?.context.failure?.code !== 'promo_refused' ||
      after.context.failure !== null ||
      before.context.refusedLoyalty.promo === null ||
      isSame(after.context.loyalty, before.context.refusedLoyalty) ||
      ['loyalty.change', 'offer.open', 'offer.close', 'guest.left'].includes(event?.type ?? ''),
  },
  {
    description:
      'What is refused is what was asked for; it is known until it counts, or the guest wants something else, opens another offer or leaves.',
    check: (step) => {
      const { before, event, after, earlier } = step
      const refused = after.context.refusedLoyalty
      const [lastInvocation] = earlier.flatMap(({ invocations }) => invocations).slice(-1)
      if (
        event?.type === 'xstate.error.actor.loadOffer' &&
        isRefusedFor(eventFailure(step), lastInvocation?.input.loyalty)
      )
        return isSame(refused, lastInvocation?.input.loyalty)
      const had = before?.context.refusedLoyalty ?? NO_LOYALTY
      const isForgotten =
        ['loyalty.change', 'offer.open', 'offer.close'].includes(event?.type ?? '') ||
        (event?.type === 'guest.left' && step.invocations.length > 0) ||
        (event?.type === 'xstate.done.actor.loadOffer' && isSame(after.context.loyalty, had))
      return isSame(refused, isForgotten ? NO_LOYALTY : had)
    },
  },
  {
    description:
      'Whoever comes is asked for with what the guest wants, or was refused; of the credit of one who has left nothing is asked for.',
    check: ({ before, event, invocations }) => {
      if (before === null || invocations.length === 0) return true
      const { loyalty, refusedLoyalty } = before.context
      if (event?.type === 'guest.left') return invocations.every(({ input }) => isSame(input.loyalty, NO_LOYALTY))
      if (event?.type !== 'guest.changed') return true
      const selection = isSame(loyalty, NO_LOYALTY) ? refusedLoyalty : loyalty
      return invocations.every(({ input }) => isSame(input.loyalty, selection))
    },
  },
  {
    description:
      'After a reload is wanted what is taken off, else credit that waits for its owner, and no code that was refused.',
    check: ({ after }) => {
      const { loyalty, refusedLoyalty } = after.context
      const waits = isSame(loyalty, NO_LOYALTY) && refusedLoyalty.credits !== null
      return (
        isSame(selectLoyaltyWish(after), waits ? refusedLoyalty : loyalty) &&
        selectAwaitsOwner(after) === (refusedLoyalty.credits !== null)
      )
    },
  },
  {
    description: 'An order names the promo code or the credits that its price was asked with.',
    check: ({ after }) => {
      const { promo, credits } = loyaltyQuery(after.context.loyalty)
      const order = selectOrder(after)
      if (order === null || order.loyalty === null) return order === null || (promo ?? credits) === undefined
      return order.loyalty.option === 'promo' ? order.loyalty.promocode === promo : order.loyalty.credits === credits
    },
  },
  {
    description: 'A connection that comes back goes on with what failed for want of it, and with nothing else.',
    check: ({ before, event, invocations }) =>
      event?.type !== 'connection.restored' ||
      (invocations.length === 1) === (before?.value === 'failed' && isUnreachable(before.context.failure)),
  },
]
