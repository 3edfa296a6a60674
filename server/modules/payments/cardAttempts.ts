import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import { returnAttempt, type Limit } from '#server/limits/limits.store.ts'

const HOUR = 3600

/**
 * Nobody finds out with us which of many stolen cards work, nor the missing digits of one. Only cards that are declined
 * count, and those whose answer is not known yet: who pays is never hindered, and who mistypes a few times neither.
 */
export const CARD_LIMITS = {
  /** A hotel lobby or an office shares one address. */
  address: { name: 'declined_cards_address', most: 60, windowSeconds: HOUR },
  guest: { name: 'declined_cards_guest', most: 20, windowSeconds: HOUR },
  /** The same card, whoever tries it. */
  card: { name: 'declined_card', most: 20, windowSeconds: HOUR },
} as const satisfies Record<string, Limit>

/** Tokens for the card form: one for each form that opens, and each lets its holder ask the card company things. */
export const TOKEN_LIMITS = {
  address: { name: 'client_token_address', most: 600, windowSeconds: HOUR },
  guest: { name: 'client_token_guest', most: 60, windowSeconds: HOUR },
} as const satisfies Record<string, Limit>

export interface CardTry {
  uid: string
  /** Of the network. */
  address: string
  nonce: string
}

export interface CardAttemptLimiter {
  /**
   * Counts a card as declined before it is tried, so that a crowd of requests gets no further than one after the other.
   * Answers how to take that back, once it was not. @throws 429
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
      // An address that has tried too often uses up nobody's own tries, nor a guest those of a card.
      await take(CARD_LIMITS.address, address)
      await take(CARD_LIMITS.guest, uid)
      const card = await gateway.cardOf(nonce)
      // What the card company does not know or say now, it does not sell either.
      if (card.outcome === 'known') await take(CARD_LIMITS.card, card.mark)
    } catch (error) {
      await takeBack()
      throw error
    }
    return takeBack
  },
})
