import type { Database } from '#server/db/schema.ts'

/**
 * The embedded database has one process at a time: what an earlier one had leased, nobody works at any more. Without
 * this a guest whose server was killed while they paid would wait for the end of the lease. Never on a shared PostgreSQL.
 */
export const releaseStaleLeases = async (db: Database): Promise<void> => {
  await db.updateTable('bookings').set({ locked_until: null }).where('locked_until', 'is not', null).execute()
  await db.updateTable('jobs').set({ locked_until: null }).where('locked_until', 'is not', null).execute()
}
