import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { everyHour } from '#server/jobs/recurring.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { BookingBids } from '#server/modules/bookings/bookings.bids.port.ts'
import { bookingById, lockBooking, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { FINAL_HOURS } from '#contract/inquiry/deadlines.ts'
import { cardOfStay } from './bids.ts'
import { NO_CARD } from './inquiries.create.ts'
import { bidsOfBooking } from './negotiations.store.ts'

const ADOPT = 'negotiation.adopt'
const BATCH = 50

export interface AdoptionDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'schedule' | 'handle'>
  bids: Pick<BookingBids, 'open'>
}

const isStanding = (booking: BookingRow | undefined): booking is BookingRow =>
  booking?.step === 'captured' && booking.cancelled_at === null

/**
 * Asks hotels for the bids of bookings made before bids were sent to hotels, as long as the final answer is ahead. Those bookings
 * stored no card for their bids, so a yes asks for one, unless a saved card paid.
 * @returns schedules it; call it at the start.
 */
export const adoptOlderBids = ({ db, clock, jobs, bids }: AdoptionDeps): (() => Promise<void>) => {
  const lastCheckIn = (): Temporal.Instant => clock().add({ hours: FINAL_HOURS })

  const unasked = async (after: string | null): Promise<string[]> => {
    const rows = await db
      .selectFrom('bookings')
      .select('id')
      .where('step', '=', 'captured')
      .where('cancelled_at', 'is', null)
      .where('check_in_at', '>', lastCheckIn())
      .where((booking) =>
        booking.or([booking('bid_check_in_cents', 'is not', null), booking('bid_check_out_cents', 'is not', null)]),
      )
      .where((booking) =>
        booking.not(
          booking.exists(
            booking
              .selectFrom('negotiations')
              .select('negotiations.id')
              .whereRef('negotiations.booking_id', '=', 'bookings.id'),
          ),
        ),
      )
      .$if(after !== null, (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(BATCH)
      .execute()
    return rows.map(({ id }) => id)
  }

  const adopt = (id: string): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await lockBooking(tx, id)
      // Another process may have asked, or the guest have cancelled, since.
      if ((await bidsOfBooking(tx, id)).length > 0) return
      const booking = await bookingById(tx, id)
      if (!isStanding(booking)) return
      const card = await cardOfStay(tx, booking)
      await bids.open(tx, booking, card.payment_method_id === null ? NO_CARD : card)
    })

  jobs.handle(ADOPT, async () => {
    let after: string | null = null
    for (;;) {
      const batch = await unasked(after)
      for (const id of batch) await adopt(id)
      after = batch.at(-1) ?? null
      if (batch.length < BATCH) return
    }
  })
  return () =>
    jobs.schedule(db, { kind: ADOPT, dedupe: `${ADOPT}:${everyHour(clock()).toString()}`, payload: {}, runAt: clock() })
}
