import { sql, type Selectable } from 'kysely'
import { LEAST_ANSWERS } from '#contract/hotel/answerRecord.ts'
import type { Verdict } from '#contract/inquiry/usualPrice.ts'
import type { Connection } from '#server/db/schema.ts'
import type { AnswerRecordTables } from './answerRecord.tables.ts'

export type HotelDecision = Selectable<AnswerRecordTables['hotel_decisions']>

/** A later decision on the same request, such as a yes that is taken back, replaces the earlier one. */
export const saveDecision = async (transaction: Connection, decision: HotelDecision): Promise<void> => {
  const { negotiation_id: _id, ...columns } = decision
  await transaction
    .insertInto('hotel_decisions')
    .values(decision)
    .onConflict((conflict) => conflict.column('negotiation_id').doUpdateSet(columns))
    .execute()
}

/** The requests since a hotel's tenth latest answer, those that it left unanswered included. */
export interface DecisionCounts {
  hotel_key: string
  is_demo: boolean
  requests: number
  agreed: number
  /** Of the answers; half of them came sooner. */
  median_minutes: number
}

/** Counts of the hotels with enough answers of which something was decided since a moment. */
export const readDecisionCounts = async (
  connection: Connection,
  since: Temporal.Instant,
): Promise<DecisionCounts[]> => {
  const { rows } = await sql<DecisionCounts>`
    with hotels as (
      select distinct hotel_key, is_demo from hotel_decisions where decided_at >= ${since.toString()}::timestamptz
    ), windows as (
      select hotels.*, oldest.decided_at as since
      from hotels cross join lateral (
        select decided_at from hotel_decisions
        where hotel_key = hotels.hotel_key and is_demo = hotels.is_demo and first_answer is not null
        order by decided_at desc offset ${LEAST_ANSWERS - 1}::integer limit 1
      ) as oldest
    )
    select hotel_key, is_demo, count(*)::integer as requests, (count(*) filter (where is_agreed))::integer as agreed,
      percentile_disc(0.5) within group (order by answer_minutes) as median_minutes
    from windows join hotel_decisions using (hotel_key, is_demo)
    where decided_at >= since
    group by hotel_key, is_demo`.execute(connection)
  return rows
}

export interface PriceCounts {
  verdict: Verdict
  requests: number
  accepted: number
}

/** As many of the latest requests count for each kind of price. */
const MAX_REQUESTS_AT_PRICE = 100

/** The latest requests of all real hotels by the guest's price; absent: too few were answered. */
export const readPriceCounts = async (connection: Connection): Promise<PriceCounts[]> => {
  const { rows } = await sql<PriceCounts>`
    select verdict, count(*)::integer as requests,
      (count(*) filter (where first_answer = 'accept'))::integer as accepted
    from unnest(array['longShot', 'possible', 'likely']) as verdict
    cross join lateral (
      select first_answer from hotel_decisions
      where price_verdict = verdict and not is_demo
      order by decided_at desc limit ${MAX_REQUESTS_AT_PRICE}::integer
    ) as latest
    group by verdict
    having count(first_answer) >= ${LEAST_ANSWERS}::integer`.execute(connection)
  return rows
}
