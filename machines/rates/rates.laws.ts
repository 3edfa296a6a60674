import type { LawOf } from '#machines/kit/entry.ts'
import { isOutOfReach } from '#machines/kit/failure.ts'
import type { ratesMachine } from './rates.machine.ts'
import { loyaltyQuery, NO_LOYALTY } from './rates.rules.ts'
import { selectOrder } from './rates.selectors.ts'
import { ratesHeard } from './heard.laws.ts'
import { ratesShown } from './shown.laws.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const ratesLaws: readonly LawOf<typeof ratesMachine>[] = [
  ...ratesHeard,
  ...ratesShown,
  {
    says: 'An offer that is opened knows nothing of the last one, and after it is closed there is none.',
    holds: ({ event, after: { value, context } }) => {
      const { rateKey, choice, ...rest } = context
      const isFresh = isSame(rest, { offer: null, loyalty: NO_LOYALTY, askedLoyalty: NO_LOYALTY, failure: null })
      if (event?.type === 'offer.open')
        return isFresh && rateKey === event.rateKey && isSame(choice, event.choice) && value !== 'idle'
      if (event?.type === 'offer.close' && value !== 'idle') return false
      return value !== 'idle' || (isFresh && rateKey === '' && choice === null)
    },
  },
  {
    says: 'The offer that is open is asked for, with the promo code or the credits that the guest wants.',
    holds: ({ asked, event, after: { context } }) =>
      asked.every(({ input }) => isSame(input, { rateKey: context.rateKey, loyalty: context.askedLoyalty })) &&
      (event?.type !== 'loyalty.change' || isSame(context.askedLoyalty, event.loyalty)),
  },
  {
    says: 'What is loaded is an offer, what is gone, expired or failed is none and says why.',
    holds: ({ after: { value, context } }) =>
      value === 'loaded'
        ? context.offer !== null
        : value === 'idle' || typeof value !== 'string' || (context.offer === null && context.failure !== null),
  },
  {
    says: 'An offer that has come is told without a failure, with what it was asked with; a promo code that does not count leaves all as it was.',
    holds: ({ before, event, earlier, after: { value, context } }) => {
      const [asked] = earlier.flatMap(({ asked }) => asked).slice(-1)
      if (event?.type === 'xstate.done.actor.loadOffer')
        return context.failure === null && isSame(context.loyalty, asked?.input.loyalty)
      if (event?.type !== 'xstate.error.actor.loadOffer' || value !== 'loaded') return true
      const { offer, loyalty, askedLoyalty, failure } = context
      return (
        failure !== null &&
        isSame(askedLoyalty, loyalty) &&
        isSame([offer, loyalty], [before?.context.offer, before?.context.loyalty])
      )
    },
  },
  {
    says: 'An order names the promo code or the credits that its price was asked with.',
    holds: ({ after }) => {
      const { promo, credits } = loyaltyQuery(after.context.loyalty)
      const order = selectOrder(after)
      if (order === null || order.loyalty === null) return order === null || (promo ?? credits) === undefined
      return order.loyalty.option === 'promo'
        ? order.loyalty.promocode === promo
        : order.loyalty.credits === Number(credits)
    },
  },
  {
    says: 'A connection that comes back goes on with what failed for want of it, and with nothing else.',
    holds: ({ before, event, asked }) =>
      event?.type !== 'connection.restored' ||
      (asked.length === 1) === (before?.value === 'failed' && isOutOfReach(before.context.failure)),
  },
]
