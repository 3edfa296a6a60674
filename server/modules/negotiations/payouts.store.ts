import { sql } from 'kysely'
import { PAYOUTS_PER_PAGE } from '#contract/inquiry/payouts.ts'
import type { Connection } from '#server/db/schema.ts'
import { monthBegin } from '#server/modules/statements/statements.rules.ts'

/** An amount that a request adds, or takes off when it is given back later, in the month in which that happens. */
export type PayoutLine = Awaited<ReturnType<typeof payoutLines>>[number]

/** Lines of one file. */
export const LINES_PER_FILE = 5000

const endOf = (month: string): Temporal.Instant =>
  monthBegin(Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString())

/**
 * Requests that became final in a month, and final ones that ended in it. Read from the events, which never change, so a month
 * that is over does not change either.
 * @param month `YYYY-MM` in UTC, as statements have it.
 */
const movements = (db: Connection, month: string) =>
  db
    .selectFrom('negotiation_events as event')
    .innerJoin('negotiation_events as before', (before) =>
      before
        .onRef('before.negotiation_id', '=', 'event.negotiation_id')
        .on((on) => on('before.version', '=', on('event.version', '-', 1))),
    )
    .innerJoin('negotiations', 'negotiations.id', 'event.negotiation_id')
    .innerJoin('offers', (offer) =>
      offer.onRef('offers.negotiation_id', '=', 'event.negotiation_id').on('offers.answer', '=', 'accept'),
    )
    .where('event.at', '>=', monthBegin(month))
    .where('event.at', '<', endOf(month))
    .where(sql<boolean>`(event.state = 'done') <> (before.state = 'done')`)

const isFinal = sql<boolean>`event.state = 'done'`
/** As `hotelShareOf`. */
const share = sql<number>`(offers.price_cents * negotiations.hotel_share_percent + 50) / 100`

const sums = {
  requests: sql<number>`(count(*) filter (where ${isFinal}))::int`,
  charged: sql<number>`coalesce(sum(offers.price_cents) filter (where ${isFinal}), 0)::int8`,
  refunded: sql<number>`coalesce(sum(offers.price_cents) filter (where not ${isFinal}), 0)::int8`,
  owed: sql<number>`coalesce(sum(case when ${isFinal} then ${share} else -${share} end), 0)::int8`,
}

/** Hotels of one month, the largest amount first; at most `PAYOUTS_PER_PAGE`. */
export const payoutsOf = (db: Connection, month: string, page: number) =>
  movements(db, month)
    .select(['negotiations.hotel_key', sql<string>`max(negotiations.hotel->'names'->>'en')`.as('hotel')])
    .select([
      sums.requests.as('requests'),
      sums.charged.as('charged'),
      sums.refunded.as('refunded'),
      sums.owed.as('owed'),
    ])
    .groupBy('negotiations.hotel_key')
    .orderBy('owed', 'desc')
    .orderBy('negotiations.hotel_key')
    .limit(PAYOUTS_PER_PAGE)
    .offset((page - 1) * PAYOUTS_PER_PAGE)
    .execute()

/** All hotels of one month. `lines` counts what the files list. */
export const payoutTotal = (db: Connection, month: string) =>
  movements(db, month)
    .select([
      sums.requests.as('requests'),
      sums.charged.as('charged'),
      sums.refunded.as('refunded'),
      sums.owed.as('owed'),
      sql<number>`count(distinct negotiations.hotel_key)::int`.as('hotels'),
      sql<number>`count(*)::int`.as('lines'),
    ])
    .executeTakeFirstOrThrow()

/** One line for each request that became final or was given back, by hotel. */
export const payoutLines = (db: Connection, month: string, file: number) =>
  movements(db, month)
    .select([
      'event.at',
      isFinal.as('is_final'),
      'negotiations.hotel_key',
      sql<string>`negotiations.hotel->'names'->>'en'`.as('hotel'),
      'negotiations.reference',
      'negotiations.kind',
      'negotiations.reference_at_hotel',
      'negotiations.side',
      'offers.check_in',
      'offers.check_out',
      'offers.price_cents',
      'negotiations.hotel_share_percent',
      share.as('share_cents'),
    ])
    .orderBy('negotiations.hotel_key')
    .orderBy('event.at')
    .orderBy('event.negotiation_id')
    .orderBy('event.version')
    .limit(LINES_PER_FILE)
    .offset((file - 1) * LINES_PER_FILE)
    .execute()
