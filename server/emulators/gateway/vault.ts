import { newId, type Ledger } from './ledger.ts'
import type { Customer, Nonce, StoredCard, Transaction } from './records.ts'
import { APPROVED, isFakeNonce, outcomeOf } from './sentinels.ts'

/** Braintree's own codes and messages. */
export const VAULT_REFUSALS = {
  customerIdInUse: { code: '91609', attribute: 'id', message: 'Customer ID has already been taken.' },
  customerUnknown: { code: '91705', attribute: 'customer_id', message: 'Customer ID is invalid.' },
  tokenCustomerUnknown: { code: '92804', attribute: 'customer_id', message: 'Customer does not exist.' },
  tokenInUse: { code: '91718', attribute: 'token', message: 'Credit card token is already in use.' },
  duplicate: { code: '81763', attribute: 'number', message: 'Duplicate card exists in the vault for the customer.' },
  nonceConsumed: {
    code: '91731',
    attribute: 'payment_method_nonce',
    message: 'Cannot use a payment_method_nonce more than once.',
  },
  nonceUnknown: {
    code: '91732',
    attribute: 'payment_method_nonce',
    message: 'Unknown or expired payment_method_nonce.',
  },
} as const
export type VaultRefusal = (typeof VAULT_REFUSALS)[keyof typeof VAULT_REFUSALS]

export interface Verification {
  status: 'processor_declined' | 'gateway_rejected' | 'failed'
  processor: Transaction['processor']
  rejection: string | null
}

export interface NewCard {
  customerId: string
  nonce: string
  token: string | null
  verify: boolean
  refuseDuplicate: boolean
}

/** A card is verified with an authorization of zero. */
const NOTHING = '0.00'

const isSameCard = (one: StoredCard['card'], other: StoredCard['card']): boolean =>
  one.fingerprint === other.fingerprint &&
  one.expirationMonth === other.expirationMonth &&
  one.expirationYear === other.expirationYear

/** The merchant's customers and their cards. Every result is durable before it is returned. */
export const vault = (ledger: Ledger, findNonce: (id: string) => Nonce | undefined) => {
  const problemOf = (newCard: NewCard, nonce: Nonce): VaultRefusal | undefined => {
    if (newCard.token !== null && ledger.storedCard(newCard.token)) return VAULT_REFUSALS.tokenInUse
    const cards = ledger.cardsOf(newCard.customerId)
    return newCard.refuseDuplicate && cards.some(({ card }) => isSameCard(card, nonce.card))
      ? VAULT_REFUSALS.duplicate
      : undefined
  }

  return {
    customer: (id: string): Customer | undefined => ledger.customer(id),
    cardsOf: (customerId: string): StoredCard[] => ledger.cardsOf(customerId),
    card: (token: string): StoredCard | undefined => ledger.storedCard(token),

    addCustomer: async (id: string): Promise<{ done: Customer } | { refused: VaultRefusal }> => {
      if (ledger.customer(id)) return { refused: VAULT_REFUSALS.customerIdInUse }
      const customer: Customer = { record: 'customer', id, deleted: false }
      await ledger.save(customer)
      return { done: customer }
    },

    addCard: async (
      newCard: NewCard,
    ): Promise<{ done: StoredCard } | { refused: VaultRefusal } | { unverified: Verification }> => {
      if (!ledger.customer(newCard.customerId)) return { refused: VAULT_REFUSALS.customerUnknown }
      const nonce = findNonce(newCard.nonce)
      if (!nonce) return { refused: VAULT_REFUSALS.nonceUnknown }
      if (nonce.consumed) return { refused: VAULT_REFUSALS.nonceConsumed }
      const problem = problemOf(newCard, nonce)
      if (problem) return { refused: problem }
      const spent = isFakeNonce(nonce.id) ? [] : [{ ...nonce, consumed: true }]
      const outcome = newCard.verify ? outcomeOf(nonce.card, NOTHING) : { status: 'authorized' as const }
      if (outcome.status !== 'authorized') {
        await ledger.save(...spent)
        const processor = 'processor' in outcome ? outcome.processor : APPROVED
        return {
          unverified: {
            status: outcome.status,
            processor,
            rejection: 'rejection' in outcome ? outcome.rejection : null,
          },
        }
      }
      const stored: StoredCard = {
        record: 'stored_card',
        token: newCard.token ?? newId(),
        customerId: newCard.customerId,
        card: nonce.card,
        deleted: false,
        created: ledger.now(),
      }
      await ledger.save(...spent, stored)
      return { done: stored }
    },

    /** Issues a nonce for a saved card, not yet verified by 3-D Secure. */
    issueNonce: ({ card }: StoredCard): Promise<Nonce> => ledger.issueNonce('CreditCard', card, null),

    removeCard: (stored: StoredCard): Promise<void> => ledger.save({ ...stored, deleted: true }),

    removeCustomer: (customer: Customer): Promise<void> => {
      const cards = ledger.cardsOf(customer.id).map((one) => ({ ...one, deleted: true }))
      return ledger.save(...cards, { ...customer, deleted: true })
    },
  }
}
export type Vault = ReturnType<typeof vault>
