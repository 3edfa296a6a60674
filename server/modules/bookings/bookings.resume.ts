import { create, string, type } from 'superstruct'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { isUnsettled, type Saga } from './bookings.saga.ts'
import { bookingById } from './bookings.store.ts'

const RESUME = 'booking.resume'
const ResumePayload = type({ id: string() })
/** By then the request that began the booking has finished it, or its process is dead. */
const RESUME_AFTER_SECONDS = 30

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
    if (row && isUnsettled(row)) throw new Error(`Booking ${id} is not settled yet`)
  })
  return (connection: Connection, id: string): Promise<void> =>
    jobs.schedule(connection, {
      kind: RESUME,
      payload: { id },
      runAt: clock().add({ seconds: RESUME_AFTER_SECONDS }),
    })
}
