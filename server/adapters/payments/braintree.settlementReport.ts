import type braintree from 'braintree'
import { create } from 'superstruct'
import { toCents } from '#contract/shared/money.ts'
import type { SettlementRecord, SettlementReport } from './settlementReport.port.ts'
import { connect, reporter, type GatewaySettings } from './braintree.client.ts'
import { UNKNOWN } from './braintree.money.ts'
import { stateOf } from './braintree.rules.ts'
import { SdkTransaction } from './braintree.types.ts'

const bookedOf = (value: unknown): SettlementRecord => {
  const transaction = create(value, SdkTransaction)
  return {
    id: transaction.id,
    orderId: transaction.orderId ?? null,
    kind: transaction.type === 'credit' ? 'credit' : 'sale',
    state: stateOf(transaction),
    cents: toCents(Number(transaction.amount)),
  }
}

export const braintreeSettlementReport = (settings: GatewaySettings): SettlementReport => {
  const gateway = connect(settings)
  const failed = reporter(settings)
  const search = async (criteria: braintree.TransactionSearchFn): ReturnType<SettlementReport['ofOrder']> => {
    try {
      const payments: SettlementRecord[] = []
      for await (const one of gateway.transaction.search(criteria)) payments.push(bookedOf(one))
      return { outcome: 'known', payments }
    } catch (error) {
      failed('books', error)
      return UNKNOWN
    }
  }
  return {
    between: (from, until) =>
      search((query) => {
        query.createdAt().between(new Date(from.epochMilliseconds), new Date(until.epochMilliseconds))
      }),
    ofOrder: (orderId) =>
      search((query) => {
        query.orderId().is(orderId)
      }),
  }
}
