import type { BookingStatus } from '#contract/booking/bookings.ts'
import { port } from '#machines/kit/port.ts'
import type { Order } from '#machines/rates/rates.rules.ts'
import type { NonCardPayment, SavedCard } from './savedCards.rules.ts'
import type { Guest } from './checkout.rules.ts'

/**
 * One wish to pay, told apart from every other. `id` is the idempotency key; it stays the same until it is known what
 * became of the wish. `payment` is a handle: the nonce behind it stays with the service, and goes with the page.
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
  /** A second booking of the same stay is meant. */
  again: boolean
}

/** Failures of the card's ports have the codes `card.fixCard`, `card.cancelled`, `card.retry`, `card.refreshToken`, `card.ours`, the first with a reason. */
export const checkoutPorts = {
  /** Opens the card form at its place on the page; `card` is its handle. */
  openCard: port<{ card: string }, undefined>('openCard'),
  /** Has the entered card turned into a payment that the bank has verified. `attemptId`: the key to go on with; empty: a new one is drawn. */
  tokenizeCard: port<Attempt, { card: string; order: Order; guest: Guest; attemptId: string; keepsCard: boolean }>(
    'tokenizeCard',
  ),
  /** The guest's own; the primary one first. */
  loadCards: port<SavedCard[], undefined>('loadCards'),
  /** The same as `tokenizeCard` for a kept card; `card.gone`: it is not kept any more. */
  authenticateCard: port<Attempt, { paymentMethodId: string; order: Order; guest: Guest; attemptId: string }>(
    'authenticateCard',
  ),
  /** The same for a wallet, whose sheet opens at once, for an invoice or for nothing; `wallet.cancelled`, `wallet.failed`, `wallet.unusable`, and as above where a bank is asked. */
  askWallet: port<Attempt, { wallet: NonCardPayment; order: Order; guest: Guest; attemptId: string }>('askWallet'),
  /** Books and pays. The same attempt sent again is the same booking. */
  book: port<{ id: string; status: BookingStatus }, BookingRequest>('book'),
  /** What became of an attempt that has not been heard of since; refused as `book` was, 404: it never arrived. */
  findBooking: port<{ id: string }, { attemptId: string }>('findBooking'),
  loadBooking: port<{ status: BookingStatus }, { id: string }>('loadBooking'),
  /** What is ordered, priced anew. */
  refreshOrder: port<Order, Order>('refreshOrder'),
}
