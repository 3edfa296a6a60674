import { randomUUID } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import type { BookingRow } from './bookings.store.ts'

/** A worker that has given no sign of life for so long is taken for dead. */
const LEASE_SECONDS = 30
/** One step may make several calls of the card company, each longer than a third of a lease. */
const SIGN_OF_LIFE_MS = 10_000

/** The right to move one booking on: one worker at a time has it. */
export interface Lease {
  /** Before each step: the booking as it stands, or undefined when another worker has taken over. */
  renew: () => Promise<BookingRow | undefined>
  /** Gives it back, unless another worker has taken over. */
  end: () => Promise<void>
}

/** Undefined where another worker has it. */
export const takeLease = async (db: Database, id: string, clock: Clock): Promise<Lease | undefined> => {
  const locked_by = randomUUID()
  const until = (): Temporal.Instant => clock().add({ seconds: LEASE_SECONDS })
  const ours = db.updateTable('bookings').where('id', '=', id)
  const taken = await ours
    .set({ locked_until: until(), locked_by })
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', clock())]))
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) return undefined
  const renew = (): Promise<BookingRow | undefined> =>
    ours.set({ locked_until: until() }).where('locked_by', '=', locked_by).returningAll().executeTakeFirst()
  // A sign that cannot be given is no trouble of its own: the next step asks again.
  const signs = setInterval(() => void renew().catch(() => undefined), SIGN_OF_LIFE_MS)
  signs.unref()
  return {
    renew,
    end: async () => {
      clearInterval(signs)
      await ours.set({ locked_until: null, locked_by: null }).where('locked_by', '=', locked_by).execute()
    },
  }
}
