import { startPostgres } from '#scripts/lib/postgres.mjs'
import { dropDatabases } from './testDatabase.ts'

/** Before tests on PostgreSQL. Theirs is the server of DATABASE_URL, or one that is gone afterwards. */
export const setup = async (): Promise<() => Promise<void>> => {
  const given = process.env['DATABASE_URL']
  if (given) return () => dropDatabases(given, process.pid)
  const { url, stop } = await startPostgres()
  // The processes of the tests are begun after this.
  process.env['DATABASE_URL'] = url
  return async () => {
    delete process.env['DATABASE_URL']
    await stop()
  }
}
