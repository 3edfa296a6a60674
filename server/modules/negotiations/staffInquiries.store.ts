import { sql, type ExpressionBuilder } from 'kysely'
import type { StaffInquiry } from '#contract/inquiry/desk.ts'
import type { NegotiationState } from '#machines/negotiation/step.ts'
import type { Connection, Schema } from '#server/db/schema.ts'
import type { NegotiationRow } from './negotiations.store.ts'

/** A deadline that passed this long ago should have been applied. */
const OVERDUE_MINUTES = 15
const ENDED = ['done', 'rejected', 'expired', 'withdrawn'] as const satisfies readonly NegotiationState[]

type StaffCause = StaffInquiry['cause']

/** Why staff has to look at a request that waits for them. */
export const staffCauseOf = ({ state }: Pick<NegotiationRow, 'state'>): StaffCause => {
  if (state === 'addressless') return 'no_address'
  return state === 'review' ? 'review' : 'overdue'
}

const waitsForStaff = (now: Temporal.Instant) => (one: ExpressionBuilder<Schema, 'negotiations'>) =>
  one.or([
    one('state', 'in', ['addressless', 'review']),
    one('next_at', '<', now.subtract({ minutes: OVERDUE_MINUTES })),
  ])

/** The most urgent first; `found` counts all. */
export const inquiriesForStaff = async (
  db: Connection,
  now: Temporal.Instant,
  most: number,
): Promise<{ rows: NegotiationRow[]; found: number }> => {
  const waiting = db.selectFrom('negotiations').where(waitsForStaff(now))
  const rows = await waiting
    .selectAll()
    .orderBy(sql`next_at asc nulls last`)
    .orderBy('created_at')
    .limit(most)
    .execute()
  const { found } = await waiting.select((all) => all.fn.countAll<number>().as('found')).executeTakeFirstOrThrow()
  return { rows, found }
}

/**
 * The longest waiting requests of each cause, and how many have it. `since`: when the request came into its state, or the deadline
 * that is overdue.
 */
export const longestWaiting = (db: Connection, now: Temporal.Instant, most: number) =>
  db
    .with('waiting', (query) =>
      query
        .selectFrom('negotiations')
        .where(waitsForStaff(now))
        .select(['id', 'reference', 'hotel'])
        .select(({ eb }) =>
          eb
            .case()
            .when('state', 'in', ['addressless', 'review'])
            .then(eb.ref('moved_at'))
            .else(eb.fn.coalesce('next_at', 'moved_at'))
            .end()
            .as('since'),
        )
        .select(
          sql<StaffCause>`case state when 'addressless' then 'no_address' when 'review' then 'review' else 'overdue' end`.as(
            'cause',
          ),
        ),
    )
    .with('ranked', (query) =>
      query
        .selectFrom('waiting')
        .selectAll()
        .select([
          sql<number>`row_number() over (partition by cause order by since, id)`.as('rank'),
          sql<number>`count(*) over (partition by cause)`.as('found'),
        ]),
    )
    .selectFrom('ranked')
    .select(['id', 'reference', 'hotel', 'cause', 'since', 'found'])
    .where('rank', '<=', most)
    .orderBy('since')
    .orderBy('id')
    .execute()

/** How many requests that are not over are in each state; a state without any is left out. */
export const countLiveStates = async (db: Connection): Promise<Partial<Record<NegotiationState, number>>> => {
  const rows = await db
    .selectFrom('negotiations')
    .select(['state', (all) => all.fn.countAll<number>().as('count')])
    .where('state', 'not in', ENDED)
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
