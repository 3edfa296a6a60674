import type {
  Authorization,
  AuthorizeResult,
  Done,
  FindResult,
  PaidCard,
  PaymentGateway,
  Refused,
  Unknown,
} from '#server/adapters/payments/payments.port.ts'

export type GatewayCall = 'authorize' | 'find' | 'capture' | 'void' | 'refund'
/**
 * lost_request: nothing happened. lost_answer: it happened, but the response was lost. crash_*: our process dies before or after
 * the call.
 */
export type Fault = 'lost_request' | 'lost_answer' | 'crash_before' | 'crash_after'

interface Transaction {
  orderId: string
  state: 'authorized' | 'captured' | 'voided' | 'refunded'
  cents: number
  card: PaidCard
  /** A part that was refunded. */
  refunded?: number
}

/** A nonce other than `nonce` stands for one card. */
const cardOf = (nonce: string): PaidCard => ({
  brand: 'Visa',
  last4: '1111',
  wallet: null,
  numbers: nonce === 'nonce' ? [] : [nonce],
})
const UNKNOWN: Unknown = { outcome: 'unknown' }
const DECLINED_NONCE = 'declined'

/** An in-memory gateway that fulfills the port; each fault strikes once. Two of them on one database need a `prefix` of ids each. */
export const faultyGateway = (faults: Partial<Record<GatewayCall, Fault>> = {}, prefix = 't') => {
  const transactions = new Map<string, Transaction>()
  const pending = new Map(Object.entries(faults))
  const { killed, kill } = killer()
  let isSearchBehind = false
  let refusesCaptures = false

  const call = async <Result>(name: GatewayCall, work: () => Result): Promise<Result | Unknown> => {
    const fault = pending.get(name)
    pending.delete(name)
    if (fault === 'crash_before') return kill()
    if (fault === 'lost_request') return UNKNOWN
    const result = work()
    if (fault === 'crash_after') return kill()
    return fault === 'lost_answer' ? UNKNOWN : result
  }

  const change = (id: string, from: readonly Transaction['state'][], to: Transaction['state']): Done | Refused => {
    const transaction = transactions.get(id)
    if (transaction === undefined) return { outcome: 'refused', reason: 'not_found' }
    if (transaction.state !== to && !from.includes(transaction.state)) return { outcome: 'refused', reason: 'voided' }
    transaction.state = to
    return { outcome: 'done' }
  }

  const ofOrder = (orderId: string) => [...transactions].find(([, { orderId: its }]) => its === orderId)

  const gateway: PaymentGateway = {
    clientToken: () => Promise.resolve({ outcome: 'done', clientToken: 'token' }),
    cardOf: () => Promise.resolve({ outcome: 'absent' }),
    authorize: ({ orderId, nonce, amountCents }: Authorization) =>
      call<AuthorizeResult>('authorize', () => {
        if (nonce === DECLINED_NONCE)
          return {
            outcome: 'declined',
            reason: 'processor_declined',
            code: '2000',
            advice: 'different_card',
            isSoft: true,
          }
        const existingId = ofOrder(orderId)?.[0]
        if (existingId !== undefined && isSearchBehind)
          return { outcome: 'declined', reason: 'nonce_used', code: '', advice: 'check_card', isSoft: false }
        const id = existingId ?? `${prefix}${transactions.size + 1}`
        if (!transactions.has(id))
          transactions.set(id, { orderId, state: 'authorized', cents: amountCents, card: cardOf(nonce) })
        return { outcome: 'authorized', transactionId: id, card: cardOf(nonce) }
      }),
    find: (orderId) =>
      call<FindResult>('find', () => {
        const [id, transaction] = ofOrder(orderId) ?? []
        if (id === undefined || transaction === undefined || isSearchBehind) return { outcome: 'absent' }
        const { state, card } = transaction
        if (state === 'authorized') return { outcome: state, transactionId: id, card }
        if (state === 'captured') return { outcome: state, transactionId: id, card, at: null }
        return { outcome: 'voided', transactionId: id }
      }),
    capture: (id) =>
      call('capture', () =>
        refusesCaptures
          ? { outcome: 'refused' as const, reason: 'invalid_request' as const }
          : change(id, ['authorized'], 'captured'),
      ),
    void: (id) => call('void', () => change(id, ['authorized'], 'voided')),
    refund: (id, amountCents) =>
      call('refund', () => {
        const transaction = transactions.get(id)
        if (transaction === undefined || transaction.cents === amountCents)
          return change(id, ['authorized', 'captured'], 'refunded')
        transaction.refunded = amountCents
        return { outcome: 'done' }
      }),
  }
  const live = () =>
    [...transactions.values()]
      .filter(({ state }) => state === 'authorized' || state === 'captured')
      .map(({ card: _card, ...rest }) => rest)
  /** The gateway voids every authorization, as it does after days without a capture. */
  const withdraw = () => {
    for (const transaction of transactions.values()) transaction.state = 'voided'
  }
  return {
    gateway,
    live,
    withdraw,
    killed,
    DECLINED_NONCE,
    /** Makes the search miss every sale. */
    fallBehind: (isBehind: boolean) => {
      isSearchBehind = isBehind
    },
    /** Keeps authorizations but refuses to capture them. */
    refuseCaptures: () => {
      refusesCaptures = true
    },
  }
}

/** A killed process never gets a response and never ends its lease. `killed` resolves when the next process must start. */
const killer = () => {
  let whenKilled: (() => void) | undefined
  return {
    killed: (): Promise<void> =>
      new Promise((resolve) => {
        whenKilled = resolve
      }),
    kill: (): Promise<never> => {
      whenKilled?.()
      return new Promise(() => {})
    },
  }
}
