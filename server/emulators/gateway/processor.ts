import { newId, type Ledger } from './ledger.ts'
import type { Nonce, StoredCard, Transaction, TransactionStatus } from './records.ts'
import { APPROVED, fakeNonce, isFakeNonce, outcomeOf } from './sentinels.ts'

/** As published by Braintree: a second sale with the same order, amount and card within this time is a duplicate. */
const DUPLICATE_MS = 30_000
/** Real money settles overnight; here after a minute, to make refunds possible in a demo. */
const SETTLE_MS = 60_000

/** Braintree's own codes and messages. */
export const REFUSALS = {
  amountInvalid: { code: '81503', attribute: 'amount', message: 'Amount is an invalid format.' },
  sourceInvalid: { code: '915133', attribute: 'transaction_source', message: 'Transaction source is invalid.' },
  amountNotPositive: { code: '81531', attribute: 'amount', message: 'Amount must be greater than zero.' },
  folioInvalid: { code: '93403', attribute: 'folio_number', message: 'Folio number is invalid.' },
  checkInInvalid: { code: '93404', attribute: 'check_in_date', message: 'Check in date is invalid.' },
  checkOutInvalid: { code: '93405', attribute: 'check_out_date', message: 'Check out date is invalid.' },
  checkOutTooEarly: {
    code: '93406',
    attribute: 'check_out_date',
    message: 'Check out date must be after check in date.',
  },
  nonceConsumed: {
    code: '91564',
    attribute: 'payment_method_nonce',
    message: 'Cannot use a payment_method_nonce more than once.',
  },
  nonceUnknown: {
    code: '91565',
    attribute: 'payment_method_nonce',
    message: 'Unknown or expired payment_method_nonce.',
  },
  customerUnknown: { code: '91510', attribute: 'customer_id', message: 'Customer ID is invalid.' },
  tokenInUse: { code: '91718', attribute: 'token', message: 'Credit card token is already in use.' },
  notAuthorized: {
    code: '91507',
    attribute: 'base',
    message: 'Cannot submit for settlement unless status is authorized.',
  },
  settlementTooLarge: { code: '91522', attribute: 'amount', message: 'Settlement amount is too large.' },
  notVoidable: {
    code: '91504',
    attribute: 'base',
    message: 'Transaction can only be voided if status is authorized or submitted_for_settlement.',
  },
  notSettled: { code: '91506', attribute: 'base', message: 'Cannot refund a transaction unless it is settled.' },
  refundTooLarge: { code: '91521', attribute: 'amount', message: 'Refund amount is too large.' },
  refundedInFull: {
    code: '91512',
    attribute: 'base',
    message: 'Transaction has already been completely refunded.',
  },
} as const
export type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS]

export type Answer = { done: Transaction } | { refused: Refusal }

const cents = (amount: string): number => Math.round(Number(amount) * 100)
const dollars = (amount: number): string => (amount / 100).toFixed(2)

const amountProblem = (amount: string): Refusal | undefined => {
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(amount)) return REFUSALS.amountInvalid
  return cents(amount) > 0 ? undefined : REFUSALS.amountNotPositive
}

/** As published by Braintree. */
const SOURCES: ReadonlySet<string> = new Set([
  'estimated',
  'installment',
  'installment_first',
  'merchant',
  'moto',
  'recurring',
  'recurring_first',
  'unscheduled',
])

const sourceProblem = (source: string | null): Refusal | undefined =>
  source === null || SOURCES.has(source) ? undefined : REFUSALS.sourceInvalid

export interface Sale {
  amount: string
  nonce: string
  orderId: string | null
  hasDeviceData: boolean
  threeDSecureRequired: boolean
  submitForSettlement: boolean
  /** How the sale came about; null: not said. */
  source: string | null
  /** Saves the card if the sale is authorized. */
  keep: { customerId: string; token: string | null } | null
}

/** The gateway's rules for its records. Every result is durable before it is returned. */
export const processor = (ledger: Ledger) => {
  const moved = (transaction: Transaction, status: TransactionStatus, amount = transaction.amount): Transaction => ({
    ...transaction,
    status,
    amount,
    history: [...transaction.history, { status, amount, at: ledger.now() }],
  })

  const findNonce = (id: string): Nonce | undefined => fakeNonce(id, ledger.now()) ?? ledger.nonce(id)

  const isDuplicate = (sale: Sale, nonce: Nonce): boolean => {
    for (const earlier of ledger.transactions()) {
      const first = earlier.history[0]
      const isSame =
        earlier.orderId === sale.orderId &&
        cents(earlier.history[0]?.amount ?? earlier.amount) === cents(sale.amount) &&
        earlier.card.fingerprint === nonce.card.fingerprint
      if (isSame && first?.status === 'authorized' && ledger.now() - first.at < DUPLICATE_MS) return true
    }
    return false
  }

  const keepProblem = (keep: Sale['keep']): Refusal | undefined => {
    if (keep === null) return undefined
    if (!ledger.customer(keep.customerId)) return REFUSALS.customerUnknown
    return keep.token !== null && ledger.storedCard(keep.token) ? REFUSALS.tokenInUse : undefined
  }

  const settled = async (transaction: Transaction): Promise<Transaction> => {
    const last = transaction.history.at(-1)
    if (transaction.status !== 'submitted_for_settlement' || !last || ledger.now() - last.at < SETTLE_MS) {
      return transaction
    }
    const after = moved(transaction, 'settled')
    await ledger.save(after)
    return after
  }

  const sell = async (sale: Sale): Promise<Answer> => {
    const problem = amountProblem(sale.amount) ?? sourceProblem(sale.source) ?? keepProblem(sale.keep)
    if (problem) return { refused: problem }
    const nonce = findNonce(sale.nonce)
    if (!nonce) return { refused: REFUSALS.nonceUnknown }
    if (nonce.consumed) return { refused: REFUSALS.nonceConsumed }
    const isVerified = nonce.threeDSecure?.liabilityShifted === true
    const outcome =
      sale.threeDSecureRequired && !isVerified
        ? { status: 'gateway_rejected' as const, rejection: 'three_d_secure' }
        : isDuplicate(sale, nonce)
          ? { status: 'gateway_rejected' as const, rejection: 'duplicate' }
          : outcomeOf(nonce.card, sale.amount)
    const savedCards: StoredCard[] =
      sale.keep !== null && outcome.status === 'authorized'
        ? [
            {
              record: 'stored_card',
              token: sale.keep.token ?? newId(),
              customerId: sale.keep.customerId,
              card: nonce.card,
              deleted: false,
              created: ledger.now(),
            },
          ]
        : []
    const blank: Transaction = {
      record: 'transaction',
      id: newId(),
      type: 'sale',
      status: outcome.status,
      amount: dollars(cents(sale.amount)),
      orderId: sale.orderId,
      kind: nonce.kind,
      card: nonce.card,
      threeDSecure: nonce.threeDSecure,
      processor: 'processor' in outcome ? outcome.processor : APPROVED,
      rejection: 'rejection' in outcome ? outcome.rejection : null,
      source: sale.source,
      refundedTransactionId: null,
      refundIds: [],
      deviceData: sale.hasDeviceData,
      token: savedCards[0]?.token ?? null,
      history: [],
    }
    const first = moved(blank, outcome.status)
    const transaction =
      sale.submitForSettlement && outcome.status === 'authorized' ? moved(first, 'submitted_for_settlement') : first
    const spent = isFakeNonce(nonce.id) ? [] : [{ ...nonce, consumed: true }]
    await ledger.save(...spent, transaction, ...savedCards)
    return { done: transaction }
  }

  const capture = async (transaction: Transaction, amount: string | null): Promise<Answer> => {
    const problem = amount === null ? undefined : amountProblem(amount)
    if (problem) return { refused: problem }
    if (transaction.status !== 'authorized') return { refused: REFUSALS.notAuthorized }
    const amountCents = amount === null ? cents(transaction.amount) : cents(amount)
    if (amountCents > cents(transaction.amount)) return { refused: REFUSALS.settlementTooLarge }
    const after = moved(transaction, 'submitted_for_settlement', dollars(amountCents))
    await ledger.save(after)
    return { done: after }
  }

  const cancel = async (transaction: Transaction): Promise<Answer> => {
    const isOpen = transaction.status === 'authorized' || transaction.status === 'submitted_for_settlement'
    if (!isOpen) return { refused: REFUSALS.notVoidable }
    const after = moved(transaction, 'voided')
    await ledger.save(after)
    return { done: after }
  }

  const refund = async (transaction: Transaction, amount: string | null, orderId: string | null): Promise<Answer> => {
    const problem = amount === null ? undefined : amountProblem(amount)
    if (problem) return { refused: problem }
    if (transaction.status !== 'settled' || transaction.type !== 'sale') return { refused: REFUSALS.notSettled }
    const given = transaction.refundIds
      .map((id) => ledger.transaction(id))
      .reduce((sum, one) => sum + (one && one.status !== 'voided' ? cents(one.amount) : 0), 0)
    const left = cents(transaction.amount) - given
    if (left <= 0) return { refused: REFUSALS.refundedInFull }
    const amountCents = amount === null ? left : cents(amount)
    if (amountCents > left) return { refused: REFUSALS.refundTooLarge }
    const credit = moved(
      {
        ...transaction,
        id: newId(),
        type: 'credit',
        orderId: orderId ?? transaction.orderId,
        refundedTransactionId: transaction.id,
        refundIds: [],
        history: [],
      },
      'submitted_for_settlement',
      dollars(amountCents),
    )
    await ledger.save(credit, { ...transaction, refundIds: [...transaction.refundIds, credit.id] })
    return { done: credit }
  }

  const settle = async (transaction: Transaction): Promise<Answer> => {
    const after = moved(transaction, 'settled')
    await ledger.save(after)
    return { done: after }
  }

  const matching = (fits: (one: Transaction) => boolean): Promise<Transaction[]> =>
    Promise.all([...ledger.transactions()].filter(fits).map(settled))

  return {
    findNonce,
    sell,
    capture,
    cancel,
    refund,
    settle,
    find: async (id: string): Promise<Transaction | undefined> => {
      const transaction = ledger.transaction(id)
      return transaction && settled(transaction)
    },
    byOrder: (orderId: string): Promise<Transaction[]> => matching((one) => one.orderId === orderId),
    /** `min` and `max` in epoch milliseconds, both inclusive. */
    createdBetween: (min: number, max: number): Promise<Transaction[]> =>
      matching(({ history: [first] }) => first !== undefined && first.at >= min && first.at <= max),
  }
}
export type Processor = ReturnType<typeof processor>
