import { create, string, type } from 'superstruct'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { isPartialRefund, isUnsettled, type Saga } from './bookings.saga.ts'
import { bookingById, type BookingRow } from './bookings.store.ts'

const RESUME = 'booking.resume'
const ResumePayload = type({ id: string() })
/** By then the request that began the booking has finished it, or its process is dead. */
const RESUME_AFTER_SECONDS = 30

const LOOK_AT_LEAST_EVERY_SECONDS = 3600

/** Waits for settlement in pauses that double, up to an hour. */
const nextLook = ({ cancelled_at, created_at }: BookingRow, now: Temporal.Instant): Temporal.Instant => {
  const waited = Math.round((cancelled_at ?? created_at).until(now).total('seconds'))
  return now.add({ seconds: Math.max(RESUME_AFTER_SECONDS, Math.min(waited, LOOK_AT_LEAST_EVERY_SECONDS)) })
}

export interface ResumeDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  saga: Pick<Saga, 'advance'>
}

/**
 * Registers the job that resumes a booking.
 * @returns schedules it, in the transaction that begins the booking.
 */
export const resumeBookings = ({ db, clock, jobs, saga }: ResumeDeps) => {
  jobs.handle(RESUME, async (payload) => {
    const { id } = create(payload, ResumePayload)
    const booking = await bookingById(db, id)
    const row = booking && isUnsettled(booking) ? await saga.advance(id, true) : booking
    // May last longer than a job is retried.
    if (row && isPartialRefund(row)) return schedule(db, id, nextLook(row, clock()))
    if (row && isUnsettled(row)) throw new Error(`Booking ${id} is not settled yet`)
  })
  const schedule = (connection: Connection, id: string, runAt: Temporal.Instant): Promise<void> =>
    jobs.schedule(connection, { kind: RESUME, payload: { id }, runAt })

  return (connection: Connection, id: string): Promise<void> =>
    schedule(connection, id, clock().add({ seconds: RESUME_AFTER_SECONDS }))
}
