import {
  array,
  boolean,
  literal,
  nullable,
  object,
  optional,
  pattern,
  size,
  string,
  type,
  type Infer,
} from 'superstruct'

/** More cards than anybody has in a wallet. */
export const MAX_PAYMENT_METHODS = 10

/** A card that the card company keeps for a guest; here is only what tells it apart. Its `id` is opaque. */
export const PaymentMethod = type({
  id: string(),
  type: literal('card'),
  is_primary: boolean(),
  /** As the card company writes it: `Visa`, `MasterCard`, `American Express`. */
  brand: string(),
  last4: string(),
  /** `YYYY-MM` */
  expires: pattern(string(), /^\d{4}-\d{2}$/),
})
export type PaymentMethod = Infer<typeof PaymentMethod>

/** A card is good to the end of its month. @param today `YYYY-MM-DD` */
export const isExpired = (expires: string, today: string): boolean => expires < today.slice(0, 7)

/** The primary one first, then the newest first. */
export const PaymentMethodsResponse = type({ payment_methods: array(PaymentMethod) })
export const PaymentMethodResponse = type({ payment_method: PaymentMethod })

/** A card that the bank has verified, as the card company's `nonce`. The same nonce sent again is the same card. */
export const NewPaymentMethodBody = object({
  nonce: size(string(), 1, 500),
  device_data: optional(nullable(size(string(), 0, 10_000))),
})
export type NewPaymentMethodBody = Infer<typeof NewPaymentMethodBody>

/** The kept card that its owner wants to pay with. */
export const PaymentMethodNonceBody = object({ id: string() })

/** Good for one payment, after the bank has verified it. `bin`: the first six digits, for the bank's look-up. */
export const PaymentMethodNonceResponse = type({ nonce: string(), bin: string(), last4: string() })
export type PaymentMethodNonceResponse = Infer<typeof PaymentMethodNonceResponse>

/** The card that becomes the only primary one. */
export const PrimaryPaymentMethodBody = object({ id: string() })
