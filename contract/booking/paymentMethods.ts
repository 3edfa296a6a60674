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

/** More than a real wallet holds. */
export const MAX_PAYMENT_METHODS = 10

/** A card saved by the card company, with only what tells it apart. Its `id` is opaque. */
export const PaymentMethod = type({
  id: string(),
  type: literal('card'),
  is_primary: boolean(),
  /** In the card company's spelling: `Visa`, `MasterCard`, `American Express`. */
  brand: string(),
  last4: string(),
  /** `YYYY-MM` */
  expires: pattern(string(), /^\d{4}-\d{2}$/),
})
export type PaymentMethod = Infer<typeof PaymentMethod>

/**
 * A card is valid to the end of its month.
 * @param today `YYYY-MM-DD`
 */
export const isExpired = (expires: string, today: string): boolean => expires < today.slice(0, 7)

/** Primary first, then newest first. */
export const PaymentMethodsResponse = type({ payment_methods: array(PaymentMethod) })
export const PaymentMethodResponse = type({ payment_method: PaymentMethod })

/** `nonce`: the card company's, for a card that the bank has verified. Sending the same nonce again gives the same card. */
export const NewPaymentMethodBody = object({
  nonce: size(string(), 1, 500),
  device_data: optional(nullable(size(string(), 0, 10_000))),
})
export type NewPaymentMethodBody = Infer<typeof NewPaymentMethodBody>

/** The saved card to pay with. */
export const PaymentMethodNonceBody = object({ id: string() })

/** Valid for one payment, after the bank has verified it. `bin`: the first six digits, for the bank's look-up. */
export const PaymentMethodNonceResponse = type({ nonce: string(), bin: string(), last4: string() })
export type PaymentMethodNonceResponse = Infer<typeof PaymentMethodNonceResponse>

/** The card to make the only primary one. */
export const PrimaryPaymentMethodBody = object({ id: string() })
