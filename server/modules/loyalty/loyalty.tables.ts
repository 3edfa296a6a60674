import type { PersonMark } from './personMarks.ts'

export interface LoyaltyTables {
  promo_uses: {
    booking_id: string
    /** Null if the account was deleted. */
    friend_id: string | null
    sharer_id: string | null
    given_back_at: Temporal.Instant | null
  }
  /** By what a person whose use of a promo code stands is recognised; outlives the account. */
  promo_marks: {
    digest: string
    kind: PersonMark['kind']
    booking_id: string
    at: Temporal.Instant
  }
  /** Cards that an account has paid with or saved. */
  account_cards: {
    user_id: string
    digest: string
  }
}
