import { sql } from 'kysely'
import type { Cents } from '#contract/shared/money.ts'
import type { Connection } from '#server/db/schema.ts'
import { bidHoursOf, type AgreedHours } from '#server/modules/negotiations/agreedHours.ts'

/** Hours on request that were charged, or entered on the invoice. */
export interface PaidBid {
  hours: AgreedHours
  amount: Cents
  /** 0, or the part that was given back. */
  refunded: Cents
}

const bids = (connection: Connection, bookingId: string) =>
  connection
    .selectFrom('negotiations')
    .innerJoin('offers', 'offers.negotiation_id', 'negotiations.id')
    .select(['negotiations.side as bid_side', 'offers.check_in as bid_check_in', 'offers.check_out as bid_check_out'])
    .where('negotiations.booking_id', '=', bookingId)
    .where('offers.answer', '=', 'accept')
    .orderBy('negotiations.side')

/** At most one of each side, check-in first. */
export const paidBidsOf = async (connection: Connection, bookingId: string): Promise<PaidBid[]> => {
  const charged = await bids(connection, bookingId)
    .innerJoin('payments', 'payments.negotiation_id', 'negotiations.id')
    .select([
      'payments.amount_cents as amount',
      sql<number>`case when payments.state in ('refunding', 'refunded') then payments.refund_cents else 0 end`.as(
        'refunded',
      ),
    ])
    .where('payments.captured_at', 'is not', null)
    .execute()
  const invoiced = await bids(connection, bookingId)
    .innerJoin('invoice_entries', 'invoice_entries.negotiation_id', 'negotiations.id')
    .select([
      sql<number>`sum(greatest(cents, 0))::int8`.as('amount'),
      sql<number>`-sum(least(cents, 0))::int8`.as('refunded'),
    ])
    .groupBy(['negotiations.side', 'offers.check_in', 'offers.check_out'])
    .execute()
  return [...charged, ...invoiced].flatMap(({ amount, refunded, ...bid }) => {
    const hours = bidHoursOf(bid)
    return hours === null ? [] : [{ hours, amount, refunded }]
  })
}
