import {
  array,
  boolean,
  defaulted,
  enums,
  literal,
  nullable,
  number,
  string,
  type,
  union,
  type Infer,
} from 'superstruct'

export const ThreeDSecureInfo = type({
  liabilityShifted: boolean(),
  liabilityShiftPossible: boolean(),
  status: string(),
  enrolled: string(),
})
export type ThreeDSecureInfo = Infer<typeof ThreeDSecureInfo>

/** A bank's verdict on a card, whatever the amount. */
export const CARD_VERDICTS = ['approve', 'decline', 'no_funds', 'fraud', 'risk_threshold', 'cvv'] as const

/** A card without its number, which must not be stored. */
export const Card = type({
  bin: string(),
  last4: string(),
  brand: string(),
  expirationMonth: string(),
  expirationYear: string(),
  cardholderName: nullable(string()),
  /** Identifies a card without revealing its number. */
  fingerprint: string(),
  verdict: enums(CARD_VERDICTS),
  /** Key of the card's 3-D Secure answer in `sentinels.ts`. */
  threeDSecure: string(),
})
export type Card = Infer<typeof Card>

export const CARD_KINDS = ['CreditCard', 'ApplePayCard', 'AndroidPayCard'] as const

export const Nonce = type({
  record: literal('nonce'),
  id: string(),
  kind: enums(CARD_KINDS),
  card: Card,
  threeDSecure: nullable(ThreeDSecureInfo),
  consumed: boolean(),
  /** In epoch milliseconds. */
  created: number(),
})
export type Nonce = Infer<typeof Nonce>

export const TRANSACTION_STATUSES = [
  'authorized',
  'submitted_for_settlement',
  'settled',
  'voided',
  'processor_declined',
  'gateway_rejected',
  'failed',
] as const
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

export const Transaction = type({
  record: literal('transaction'),
  id: string(),
  type: enums(['sale', 'credit']),
  status: enums(TRANSACTION_STATUSES),
  /** In US dollars with two decimals, as on the wire. */
  amount: string(),
  orderId: nullable(string()),
  kind: enums(CARD_KINDS),
  card: Card,
  threeDSecure: nullable(ThreeDSecureInfo),
  processor: type({ code: string(), text: string(), type: enums(['approved', 'soft_declined', 'hard_declined']) }),
  rejection: nullable(string()),
  /** How the merchant says that the sale came about; null: the guest pays on a page. */
  source: defaulted(nullable(string()), null),
  refundedTransactionId: nullable(string()),
  refundIds: array(string()),
  deviceData: defaulted(boolean(), false),
  /** Token of the card that the sale saved in the vault; null if none. */
  token: defaulted(nullable(string()), null),
  history: array(type({ status: enums(TRANSACTION_STATUSES), amount: string(), at: number() })),
})
export type Transaction = Infer<typeof Transaction>

/** A customer with saved cards. */
export const Customer = type({ record: literal('customer'), id: string(), deleted: boolean() })
export type Customer = Infer<typeof Customer>

/** A saved card in the vault. */
export const StoredCard = type({
  record: literal('stored_card'),
  token: string(),
  customerId: string(),
  card: Card,
  deleted: boolean(),
  /** In epoch milliseconds. */
  created: number(),
})
export type StoredCard = Infer<typeof StoredCard>

/** The key that signs client tokens and card fingerprints; generated once. */
export const Secret = type({ record: literal('secret'), value: string() })

export const Entry = union([Nonce, Transaction, Customer, StoredCard, Secret])
export type Entry = Infer<typeof Entry>

/** One line of the journal: records that are saved together. */
export const Line = array(Entry)
