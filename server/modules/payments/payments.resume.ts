import { create, string, type } from 'superstruct'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Saga } from './payments.saga.ts'
import { isOpen, type PaymentRow } from './payments.store.ts'

const RESUME = 'payment.resume'
const ResumePayload = type({ id: string() })
/** By then the request that began the payment has finished it, or its process is dead. */
const RESUME_AFTER_SECONDS = 30

const LOOK_AT_LEAST_EVERY_SECONDS = 3600

/** Waits for settlement in pauses that double, up to an hour. */
const nextLook = ({ refund_asked_at, created_at }: PaymentRow, now: Temporal.Instant): Temporal.Instant => {
  const waited = Math.round((refund_asked_at ?? created_at).until(now).total('seconds'))
  return now.add({ seconds: Math.max(RESUME_AFTER_SECONDS, Math.min(waited, LOOK_AT_LEAST_EVERY_SECONDS)) })
}

export interface ResumeDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'handle' | 'schedule'>
  saga: Pick<Saga, 'advance'>
}

/**
 * Registers the job that resumes a payment.
 * @returns schedules it, in the transaction that begins the payment or its refund.
 */
export const resumePayments = ({ db, clock, jobs, saga }: ResumeDeps) => {
  jobs.handle(RESUME, async (payload) => {
    const { id } = create(payload, ResumePayload)
    const payment = await saga.advance(id)
    // May last longer than a job is retried.
    if (payment?.state === 'refunding' && payment.unsettled_at !== null)
      return schedule(db, id, nextLook(payment, clock()))
    if (payment && isOpen(payment)) throw new Error(`Payment ${id} is not settled yet`)
  })
  const schedule = (connection: Connection, id: string, runAt: Temporal.Instant): Promise<void> =>
    jobs.schedule(connection, { kind: RESUME, payload: { id }, runAt })

  return (connection: Connection, id: string): Promise<void> =>
    schedule(connection, id, clock().add({ seconds: RESUME_AFTER_SECONDS }))
}
