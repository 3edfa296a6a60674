import { startPostgres } from '#scripts/lib/postgres.mjs'
import { dropDatabases } from './testDatabase.ts'

/** Global setup of tests on PostgreSQL: uses the server of DATABASE_URL, or starts one and stops it afterwards. */
export const setup = async (): Promise<() => Promise<void>> => {
  const given = process.env['DATABASE_URL']
  if (given) return () => dropDatabases(given, process.pid)
  const { url, stop } = await startPostgres()
  // Test processes start later and inherit this.
  process.env['DATABASE_URL'] = url
  return async () => {
    delete process.env['DATABASE_URL']
    await stop()
  }
}
