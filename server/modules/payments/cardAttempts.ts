import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import { returnAttempt, type Limit } from '#server/limits/limits.store.ts'

const HOUR = 3600

/**
 * Stops card testing: trying many stolen cards, or guessing a card's missing digits. Counts only declined cards and unknown
 * outcomes, so successful payments and a few typing errors never hinder a guest.
 */
export const CARD_LIMITS = {
  /** Higher, because a hotel lobby or an office shares one network address. */
  address: { name: 'declined_cards_address', most: 60, windowSeconds: HOUR },
  guest: { name: 'declined_cards_guest', most: 20, windowSeconds: HOUR },
  /** Per card, for all guests together. */
  card: { name: 'declined_card', most: 20, windowSeconds: HOUR },
} as const satisfies Record<string, Limit>

/** Client tokens: each card form needs one, and each lets its holder query the gateway. */
export const TOKEN_LIMITS = {
  address: { name: 'client_token_address', most: 600, windowSeconds: HOUR },
  guest: { name: 'client_token_guest', most: 60, windowSeconds: HOUR },
} as const satisfies Record<string, Limit>

export interface CardTry {
  uid: string
  /** Network address. */
  address: string
  nonce: string
}

export interface CardAttemptLimiter {
  /**
   * Counts a card as declined before it is tried, so parallel requests get no further than sequential ones.
   * @returns undoes the count; call it if the card was not declined.
   * @throws 429
   */
  begin: (card: CardTry) => Promise<() => Promise<void>>
}

export interface CardAttemptDeps {
  db: Connection
  clock: Clock
  gateway: Pick<PaymentGateway, 'cardOf'>
}

export const createCardAttemptLimiter = ({ db, clock, gateway }: CardAttemptDeps): CardAttemptLimiter => ({
  begin: async ({ uid, address, nonce }) => {
    const taken: (readonly [Limit, string])[] = []
    const takeBack = async (): Promise<void> => {
      for (const [limit, subject] of taken) await returnAttempt(db, limit, subject)
    }
    const take = async (limit: Limit, subject: string): Promise<void> => {
      await enforceRateLimit(db, limit, subject, clock)
      taken.push([limit, subject])
    }
    try {
      // In this order: an address over its limit uses up no guest's tries, nor a guest over the limit those of a card.
      await take(CARD_LIMITS.address, address)
      await take(CARD_LIMITS.guest, uid)
      const card = await gateway.cardOf(nonce)
      // A card that the gateway does not know now cannot be charged now either.
      if (card.outcome === 'known') await take(CARD_LIMITS.card, card.mark)
    } catch (error) {
      await takeBack()
      throw error
    }
    return takeBack
  },
})
