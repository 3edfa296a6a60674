import type { Infer } from 'superstruct'
import { array, boolean, nullable, optional, string, type } from 'superstruct'

/** What the typings of the server SDK leave out. */
declare module 'braintree' {
  interface TransactionRequest {
    industry?: {
      industryType: 'lodging'
      data: { folioNumber: string; checkInDate: string; checkOutDate: string; roomRate?: string }
    }
  }
  interface TransactionGateway {
    refund(transactionId: string, options: { amount: string; orderId: string }): Promise<unknown>
  }
}

const ThreeDSecureInfo = type({
  liabilityShifted: boolean(),
  liabilityShiftPossible: boolean(),
  status: optional(nullable(string())),
})
export type ThreeDSecureInfo = Infer<typeof ThreeDSecureInfo>

export const SdkNonce = type({
  nonce: string(),
  type: optional(string()),
  consumed: optional(boolean()),
  threeDSecureInfo: optional(nullable(ThreeDSecureInfo)),
})
export type SdkNonce = Infer<typeof SdkNonce>

const SdkCard = type({ cardType: optional(nullable(string())), last4: optional(nullable(string())) })

export const SdkTransaction = type({
  id: string(),
  type: string(),
  status: string(),
  amount: string(),
  orderId: optional(nullable(string())),
  creditCard: optional(nullable(SdkCard)),
  processorResponseCode: optional(nullable(string())),
  gatewayRejectionReason: optional(nullable(string())),
  refundIds: optional(nullable(array(string()))),
})
export type SdkTransaction = Infer<typeof SdkTransaction>

export const SdkClientToken = type({ success: boolean(), clientToken: string() })

/** A result: it worked, or it is known that it did not. */
export const SdkResult = type({ success: boolean(), transaction: optional(nullable(SdkTransaction)) })
export const SdkTransactions = array(SdkTransaction)
