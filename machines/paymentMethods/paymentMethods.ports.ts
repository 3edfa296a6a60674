import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import { port } from '#machines/kit/port.ts'

/** Failures of the card form have the codes `card.fixCard`, `card.cancelled`, `card.retry`, `card.refreshToken`, `card.ours`, the first with a reason. */
export const paymentMethodsPorts = {
  /** The primary one first, then the newest first. */
  loadMethods: port<PaymentMethod[], undefined>('loadMethods'),
  makePrimary: port<PaymentMethod, { id: string }>('makePrimary'),
  /** Deleted already is done as well. */
  removeMethod: port<null, { id: string }>('removeMethod'),
  /** Opens the card form at its place on the page; `card` is its handle. */
  openCard: port<{ card: string }, undefined>('openCard'),
  /** Has the bank verify what was entered. `payment` is a handle: the nonce behind it stays with the service. */
  tokenizeCard: port<{ payment: string }, { card: string }>('tokenizeCard'),
  /** The same payment sent again is the same card. */
  storeCard: port<PaymentMethod, { payment: string }>('storeCard'),
}
