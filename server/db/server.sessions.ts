import { Pool, Result } from 'pg'
import type { Sessions } from './sessions.ts'
import { columnTypes } from './values.ts'

const POOL_SIZE = 20
const CONNECT_MS = 10_000
/** No request of ours may hold the database longer; a migration sets its own. */
const STATEMENT_MS = 60_000

/** Sessions of a PostgreSQL server. `onIdleError` hears of connections that break while nobody uses them. */
export const serverSessions = (url: string, onIdleError: (error: Error) => void): Sessions => {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    options: '-c TimeZone=UTC',
    types: columnTypes,
  })
  pool.on('error', onIdleError)
  return {
    acquire: async () => {
      const client = await pool.connect()
      return {
        query: async (text, values) => {
          const answer: unknown = values.length > 0 ? await client.query(text, [...values]) : await client.query(text)
          // Several statements in one text give several answers; the last one counts.
          const result: unknown = Array.isArray(answer) ? answer.at(-1) : answer
          return result instanceof Result
            ? { command: result.command, rowCount: result.rowCount ?? 0, rows: result.rows }
            : { command: '', rowCount: 0, rows: [] }
        },
        release: () => client.release(),
      }
    },
    end: () => pool.end(),
  }
}
