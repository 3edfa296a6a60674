import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import { port } from '#machines/kit/port.ts'

/** Card ports fail with `card.fixCard` (with a reason), `card.cancelled`, `card.retry`, `card.refreshToken` or `card.ours`. */
export const paymentMethodsPorts = {
  /** The primary card first, then newest first. */
  loadMethods: port<PaymentMethod[], undefined>('loadMethods'),
  makePrimary: port<PaymentMethod, { id: string }>('makePrimary'),
  /** Succeeds even if the card is already deleted. */
  removeMethod: port<null, { id: string }>('removeMethod'),
  /** Opens the card form in its slot; `card` is its handle. */
  openCard: port<{ card: string }, undefined>('openCard'),
  /** Verifies the entered card with the bank. `payment` is a handle: the nonce stays with the service. */
  tokenizeCard: port<{ payment: string }, { card: string }>('tokenizeCard'),
  /** Idempotent per payment. */
  storeCard: port<PaymentMethod, { payment: string }>('storeCard'),
}
