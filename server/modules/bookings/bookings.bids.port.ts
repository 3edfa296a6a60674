import type { InquiryPaymentBody } from '#contract/inquiry/inquiries.ts'
import type { Connection } from '#server/db/schema.ts'
import type { BookingRow } from './bookings.store.ts'

/** The card that pays the bids of a booking: one that the guest has saved, or one stored for these bids alone. */
export interface BidCard {
  payment_method_id: string | null
  /** In the vault. */
  card_token: string | null
  card_brand: string | null
  card_last4: string | null
}

/** Who books, for the card of a booking that costs nothing itself. */
export interface CardOwner {
  uid: string
  email: string
  /** Network address. */
  address: string
  /** Idempotency key: the same one stores one card. */
  key: string
}

/** The hours on request of a booking. All but `storeCard` run in the transaction that changes the booking. */
export interface BookingBids {
  /**
   * Has the bank verify a card, and stores it, for bids of a booking that costs nothing itself. Nothing is charged.
   * @throws 400 naming the field, 402 declined, 429, 502 without an answer.
   */
  storeCard(payment: InquiryPaymentBody, owner: CardOwner): Promise<BidCard>
  /**
   * Asks the hotel, once the room is the guest's.
   * @param card by `storeCard`; without it, the card that paid for the stay.
   */
  open(tx: Connection, booking: BookingRow, card?: BidCard): Promise<void>
  /**
   * The booking was cancelled or never paid. Ends what is asked or agreed; money that was taken comes back whole, and a card stored
   * for the bids is deleted.
   */
  ended(tx: Connection, booking: Pick<BookingRow, 'id' | 'bid_check_in_cents' | 'bid_check_out_cents'>): Promise<void>
}
