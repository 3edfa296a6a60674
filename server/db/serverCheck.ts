import { sql } from 'kysely'
import { OperatorError } from '#server/operator.ts'
import { DatabaseUnavailable } from './databaseUnavailable.ts'
import type { Database } from './schema.ts'

/** 15.0 */
const OLDEST = 150_000

/** Reasons why a server refuses our connection, by SQLSTATE. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user or the password',
  '28000': 'refuses the user',
  '3D000': 'has no database of this name',
  '42501': 'does not let the user connect to this database',
}

const deepest = (error: unknown): unknown => {
  if (error instanceof AggregateError && error.errors.length > 0) return deepest(error.errors[0])
  return error instanceof Error && error.cause !== undefined ? deepest(error.cause) : error
}

/**
 * Checks the server with a first query.
 * @throws OperatorError that says what is wrong with DATABASE_URL, never its password.
 */
export const checkServer = async (db: Database, url: string): Promise<void> => {
  const { host, pathname } = new URL(url)
  const server = `DATABASE_URL names ${host}${pathname}, which`
  try {
    const { rows } = await sql<{ version: number; writes: boolean }>`
      select current_setting('server_version_num')::int as version,
        has_database_privilege(current_database(), 'create') or has_schema_privilege('public', 'create') as writes`.execute(
      db,
    )
    const [answer] = rows
    if (answer && answer.version < OLDEST)
      throw new OperatorError(`${server} is PostgreSQL ${Math.floor(answer.version / 10_000)}: 15 or newer is needed.`)
    if (answer && !answer.writes) throw new OperatorError(`${server} does not let the user make tables.`)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const cause = deepest(error)
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    const refusal = REFUSALS[code]
    if (refusal !== undefined) throw new OperatorError(`${server} ${refusal}.`, { cause: error })
    if (!(error instanceof DatabaseUnavailable)) throw error
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new OperatorError(`${server} does not answer: ${why || code}.`, { cause: error })
  }
}
