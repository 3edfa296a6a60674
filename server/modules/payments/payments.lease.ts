import { randomUUID } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { OPEN_STATES, type PaymentRow } from './payments.store.ts'

/** A worker that has not renewed its lease for this long counts as dead. */
const LEASE_SECONDS = 30
/** One step may make several gateway calls, each longer than a third of a lease. */
const SIGN_OF_LIFE_MS = 10_000

/** The right to advance one payment, held by one worker at a time. */
export interface Lease {
  /** Call before each step. Returns the current payment; undefined if another worker has taken over. */
  renew: () => Promise<PaymentRow | undefined>
  /** Ends the lease, unless another worker has taken over. */
  end: () => Promise<void>
}

/** Undefined if another worker holds the lease, or if there is nothing to advance. */
export const takeLease = async (db: Database, id: string, clock: Clock): Promise<Lease | undefined> => {
  const locked_by = randomUUID()
  const until = (): Temporal.Instant => clock().add({ seconds: LEASE_SECONDS })
  const ours = db.updateTable('payments').where('id', '=', id)
  const taken = await ours
    .set({ locked_until: until(), locked_by })
    .where('state', 'in', OPEN_STATES)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', clock())]))
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) return undefined
  const renew = (): Promise<PaymentRow | undefined> =>
    ours.set({ locked_until: until() }).where('locked_by', '=', locked_by).returningAll().executeTakeFirst()
  // Ignore a failed renewal: the next step renews again.
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
