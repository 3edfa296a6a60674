export interface LoyaltyTables {
  promo_uses: {
    booking_id: string
    /** Null if the account was deleted. */
    friend_id: string | null
    sharer_id: string | null
    given_back_at: Temporal.Instant | null
  }
}
