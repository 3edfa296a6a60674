import { Currency } from '#contract/shared/currencies.ts'
import { NO_BIDS } from '#machines/checkout/bids.rules.ts'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { EMPTY_GUEST } from '#machines/checkout/checkout.rules.ts'
import { selectComment, selectGuest, selectBidInputs } from '#machines/checkout/checkout.selectors.ts'
import type { CheckoutInput } from '#machines/checkout/checkout.setup.ts'
import type { JsonStorage } from '#src/services/storage.ts'
import { CHECKOUT_FORM } from '#src/services/tabForms.ts'
import { nullable, optional, pick, string, type } from 'superstruct'
import type { SnapshotFrom } from 'xstate'

const StoredBid = nullable(type({ text: string(), currency: pick(Currency, ['code', 'rate']) }))
const StoredForm = type({
  guest: type({
    first_name: string(),
    last_name: string(),
    email: optional(string()),
    cost_reference: optional(string()),
  }),
  comment: string(),
  bids: optional(type({ check_in: StoredBid, check_out: StoredBid })),
  rateKey: string(),
  attemptId: string(),
  paymentMethodId: optional(nullable(string())),
})

const NOTHING = { guest: EMPTY_GUEST, comment: '', bids: NO_BIDS, rateKey: '', attemptId: '', paymentMethodId: null }

/** State from an earlier page of this tab: the form, and the key of an attempt whose outcome is unknown. */
export const readStoredCheckout = (storage: JsonStorage): CheckoutInput => {
  const stored = storage.read(CHECKOUT_FORM, StoredForm)
  return stored === undefined
    ? NOTHING
    : { ...stored, bids: stored.bids ?? NO_BIDS, paymentMethodId: stored.paymentMethodId ?? null }
}

/** Must never store a nonce, nor any card data except its opaque id. */
export const keep = (storage: JsonStorage, snapshot: SnapshotFrom<typeof checkoutMachine>): void =>
  storage.write(CHECKOUT_FORM, {
    guest: selectGuest(snapshot),
    comment: selectComment(snapshot),
    bids: selectBidInputs(snapshot),
    rateKey: snapshot.context.rateKey,
    attemptId: snapshot.context.attempt.id,
    paymentMethodId: snapshot.context.paymentMethodId,
  })
