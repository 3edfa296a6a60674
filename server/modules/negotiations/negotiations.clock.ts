import { create, string, type } from 'superstruct'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { everyHour, recurring } from '#server/jobs/recurring.ts'
import type { NegotiationEvent } from '#machines/negotiation/step.ts'
import type { Act } from './negotiations.act.ts'
import { abandonedDeadlines, isInvoiced, negotiationById, type NegotiationRow } from './negotiations.store.ts'
import type { Timer } from './negotiations.timers.rules.ts'

const CLOCK = 'negotiation.clock'
const SWEEP = 'negotiation.sweep'
const Payload = type({ id: string() })

/** More deadlines than one negotiation has. */
const MOST_AT_ONCE = 20
/** Deadlines that one sweep takes up; the next takes the others, since these then have jobs. */
export const MOST_IN_SWEEP = 500
/** A job that is tried again later still has its deadline. */
const SWEEP_AFTER_MINUTES = 10

const eventOf = async (
  db: Connection,
  timer: Timer,
  row: NegotiationRow,
  now: Temporal.Instant,
): Promise<NegotiationEvent> =>
  timer === 'timer.charge'
    ? {
        type: timer,
        isStayBegun: Temporal.Instant.compare(now, row.hours_begin_at) >= 0,
        // An invoice needs none.
        hasCard: (row.card_token ?? row.payment_method_id) !== null || (await isInvoiced(db, row)),
      }
    : { type: timer }

export interface ClockDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'schedule' | 'handle'>
}

/**
 * Deadlines are jobs: what a negotiation waits for survives a restart. Overdue ones are applied at once, in their order.
 * @returns `schedule`, in the transaction that sets a deadline; `start`, before the first request.
 */
export const negotiationClock = ({ db, clock, jobs }: ClockDeps) => {
  const schedule = async (
    connection: Connection,
    { id, version, next_at }: Pick<NegotiationRow, 'id' | 'version' | 'next_at'>,
  ): Promise<void> => {
    if (next_at === null) return
    await jobs.schedule(connection, {
      kind: CLOCK,
      dedupe: `${CLOCK}:${id}:${version}`,
      payload: { id },
      runAt: next_at,
    })
  }

  /** Applies all deadlines of a negotiation that have passed. */
  const runDue = async (id: string, act: Act['act']): Promise<void> => {
    for (let count = 0; count < MOST_AT_ONCE; count += 1) {
      const row = await negotiationById(db, id)
      const now = clock()
      if (
        row === undefined ||
        row.next_at === null ||
        row.next_event === null ||
        Temporal.Instant.compare(row.next_at, now) > 0
      )
        return
      const event = await eventOf(db, row.next_event, row, now)
      const { outcome } = await act(id, { event, by: 'clock', version: row.version })
      // Somebody else moved it meanwhile: look again.
      if (outcome === 'refused' && (await negotiationById(db, id))?.version === row.version)
        throw new Error(`Negotiation ${id} does not accept ${row.next_event}`)
    }
    throw new Error(`Negotiation ${id} has more deadlines than it can have`)
  }

  /** Takes up deadlines whose jobs were given up or lost. */
  const sweep = async (): Promise<void> => {
    const now = clock()
    const nextSweep = everyHour(now)
    const abandoned = await abandonedDeadlines(db, {
      jobKind: CLOCK,
      before: now.subtract({ minutes: SWEEP_AFTER_MINUTES }),
      untilJobs: nextSweep,
      most: MOST_IN_SWEEP,
    })
    for (const { id, version } of abandoned)
      await jobs.schedule(db, {
        kind: CLOCK,
        dedupe: `${CLOCK}:${id}:${version}:${nextSweep.toString()}`,
        payload: { id },
        runAt: now,
      })
  }

  return {
    schedule,
    runDue,
    /** Handles the jobs. */
    handle: (act: Act['act']): (() => Promise<void>) => {
      jobs.handle(CLOCK, async (payload) => runDue(create(payload, Payload).id, act))
      return recurring({ db, clock, jobs }, { kind: SWEEP, next: everyHour, work: sweep })
    },
  }
}
