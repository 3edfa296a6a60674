import type { Database } from '#server/db/schema.ts'

/**
 * Releases the leases of an earlier process: a guest whose server was killed during payment would otherwise wait for the lease
 * to end. Embedded database only, which one process uses at a time; never call it on a shared PostgreSQL.
 */
export const releaseStaleLeases = async (db: Database): Promise<void> => {
  await db.updateTable('payments').set({ locked_until: null }).where('locked_until', 'is not', null).execute()
  await db.updateTable('jobs').set({ locked_until: null }).where('locked_until', 'is not', null).execute()
}
