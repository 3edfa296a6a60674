import type { BookingStatus } from '#contract/booking/bookings.ts'
import { port } from '#machines/kit/port.ts'
import type { Order } from '#machines/rates/rates.rules.ts'
import type { NonCardPayment, SavedCard } from './savedCards.rules.ts'
import type { Guest } from './checkout.rules.ts'

/**
 * One attempt to pay. `id` is the idempotency key; it stays the same until the outcome is known. `payment` is a handle: the
 * nonce stays with the service and is lost with the page.
 */
export interface Attempt {
  id: string
  payment: string
}

export interface BookingRequest {
  attempt: Attempt
  order: Order
  guest: Guest
  comment: string
  /** The guest confirmed a second booking of the same stay. */
  again: boolean
}

/** Card ports fail with `card.fixCard` (with a reason), `card.cancelled`, `card.retry`, `card.refreshToken` or `card.ours`. */
export const checkoutPorts = {
  /** Opens the card form in its slot; `card` is its handle. */
  openCard: port<{ card: string }, undefined>('openCard'),
  /** Turns the entered card into a payment verified by the bank. `attemptId`: key to continue with; empty: draws a new one. */
  tokenizeCard: port<Attempt, { card: string; order: Order; guest: Guest; attemptId: string; keepsCard: boolean }>(
    'tokenizeCard',
  ),
  /** Saved cards of the guest, the primary one first. */
  loadCards: port<SavedCard[], undefined>('loadCards'),
  /** `tokenizeCard` for a saved card; `card.gone`: it was deleted. */
  authenticateCard: port<Attempt, { paymentMethodId: string; order: Order; guest: Guest; attemptId: string }>(
    'authenticateCard',
  ),
  /**
   * `tokenizeCard` for a wallet, whose sheet opens immediately, for an invoice or for nothing to pay. Fails with
   * `wallet.cancelled`, `wallet.failed`, or as the card ports do if a bank is asked.
   */
  askWallet: port<Attempt, { wallet: NonCardPayment; order: Order; guest: Guest; attemptId: string }>('askWallet'),
  /** Books and pays. Idempotent per attempt. */
  book: port<{ id: string; status: BookingStatus }, BookingRequest>('book'),
  /** The outcome of an attempt; fails as `book` did, or with 404 if it never arrived. */
  findBooking: port<{ id: string }, { attemptId: string }>('findBooking'),
  loadBooking: port<{ status: BookingStatus }, { id: string }>('loadBooking'),
  /** The order at its current price. */
  refreshOrder: port<Order, Order>('refreshOrder'),
}
