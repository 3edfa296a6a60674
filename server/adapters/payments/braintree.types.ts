import type { Infer } from 'superstruct'
import { array, boolean, nullable, optional, string, type } from 'superstruct'

/** Missing from the typings of the server SDK. */
declare module 'braintree' {
  interface TransactionRequest {
    industry?: {
      industryType: 'lodging'
      data: { folioNumber: string; checkInDate: string; checkOutDate: string; roomRate?: string }
    }
  }
  interface TransactionGateway {
    refund(
      transactionId: string,
      options: { amount: string; orderId: string },
    ): Promise<{ errors?: ValidationErrorsCollection }>
  }
}

/** Years with more digits have a sign, which our database does not accept. */
const FOUR_FIGURES = /^\d{4}-/

/** Undefined if the gateway sends something other than an instant with a four-digit year. */
export const readInstant = (text: string): Temporal.Instant | undefined => {
  try {
    const instant = Temporal.Instant.from(text)
    return FOUR_FIGURES.test(instant.toString()) ? instant : undefined
  } catch {
    return undefined
  }
}

const ThreeDSecureInfo = type({
  liabilityShifted: boolean(),
  liabilityShiftPossible: boolean(),
  status: optional(nullable(string())),
})
export type ThreeDSecureInfo = Infer<typeof ThreeDSecureInfo>

const NonceDetails = type({
  bin: optional(nullable(string())),
  cardType: optional(nullable(string())),
  lastFour: optional(nullable(string())),
  isNetworkTokenized: optional(nullable(boolean())),
  expirationMonth: optional(nullable(string())),
  expirationYear: optional(nullable(string())),
})

export const SdkNonce = type({
  nonce: string(),
  type: optional(string()),
  consumed: optional(boolean()),
  threeDSecureInfo: optional(nullable(ThreeDSecureInfo)),
  details: optional(nullable(NonceDetails)),
})
export type SdkNonce = Infer<typeof SdkNonce>

const OptionalText = optional(nullable(string()))
/**
 * `uniqueNumberIdentifier`: of a card in the vault. `paymentAccountReference`: from the card network, equal for a card and the
 * numbers that devices have for it; not every network and bank gives one.
 */
const SdkCard = type({
  cardType: OptionalText,
  last4: OptionalText,
  uniqueNumberIdentifier: OptionalText,
  paymentAccountReference: OptionalText,
})
/** `cardType` and `last4` are those of the device; fields that begin with `source` describe the card behind it. */
const SdkWalletCard = type({
  ...SdkCard.schema,
  sourceCardType: OptionalText,
  sourceCardLast4: OptionalText,
  sourceDescription: OptionalText,
})

export const SdkTransaction = type({
  id: string(),
  type: string(),
  status: string(),
  amount: string(),
  orderId: optional(nullable(string())),
  creditCard: optional(nullable(SdkCard)),
  applePayCard: optional(nullable(SdkWalletCard)),
  androidPayCard: optional(nullable(SdkWalletCard)),
  paymentInstrumentType: optional(nullable(string())),
  processorResponseCode: optional(nullable(string())),
  /** `approved`, `soft_declined` or `hard_declined`. */
  processorResponseType: optional(nullable(string())),
  gatewayRejectionReason: optional(nullable(string())),
  refundIds: optional(nullable(array(string()))),
  statusHistory: optional(nullable(array(type({ status: string(), timestamp: string() })))),
})
export type SdkTransaction = Infer<typeof SdkTransaction>

export const SdkClientToken = type({ success: boolean(), clientToken: string() })

/** A result with a known outcome, success or failure. */
export const SdkResult = type({ success: boolean(), transaction: optional(nullable(SdkTransaction)) })
export const SdkTransactions = array(SdkTransaction)

/** Nonce of a saved card. */
export const SdkIssuedNonce = type({
  paymentMethodNonce: type({ nonce: string(), details: type({ bin: string(), lastFour: string() }) }),
})

export const SdkStoredCard = type({
  token: string(),
  customerId: optional(nullable(string())),
  cardType: optional(nullable(string())),
  last4: string(),
  expirationMonth: string(),
  expirationYear: string(),
})
export type SdkStoredCard = Infer<typeof SdkStoredCard>

const SdkVerification = type({
  status: string(),
  processorResponseCode: optional(nullable(string())),
  processorResponseType: optional(nullable(string())),
  gatewayRejectionReason: optional(nullable(string())),
})
export type SdkVerification = Infer<typeof SdkVerification>

export const SdkStoreResult = type({ success: boolean(), verification: optional(nullable(SdkVerification)) })
/** Validate only after success: a failed result also has a `paymentMethod`. */
export const SdkStoreSuccess = type({ paymentMethod: SdkStoredCard })
