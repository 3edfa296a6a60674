import { Pool, type PoolClient } from 'pg'
import { DatabaseUnavailable, isAway } from './databaseUnavailable.ts'
import type { Answer, DbConnection, DbPool } from './pool.ts'
import { columnTypes } from './values.ts'

export interface SessionLimits {
  /** Max. concurrent sessions. */
  most: number
  /** Max. wait for a free session, new or used. */
  connectMs: number
  /** Max. duration of one statement; 0: no limit. */
  statementMs: number
}

/**
 * No guest waits longer than this, and a load balancer retries by then: a longer statement would keep the session from others.
 */
export const SERVING: SessionLimits = { most: 20, connectMs: 5_000, statementMs: 10_000 }
/** One session, to migrate and seed the database or to wait while another process does. */
export const PREPARING: SessionLimits = { most: 1, connectMs: 10_000, statementMs: 0 }

/** The server itself ends a statement in time; this extra time is for a server that no longer answers. */
const SILENCE_MS = 1_000

const NOTHING: Answer = { command: '', rowCount: 0, rows: [] }

const clientMs = ({ statementMs }: SessionLimits): number => (statementMs === 0 ? 0 : statementMs + SILENCE_MS)

const sessionOf = (client: PoolClient): DbConnection => {
  let broken: DatabaseUnavailable | undefined
  // A connection that breaks in use reports it twice: to the caller and here. Without a listener it would end the process.
  const hear = (error: Error): void => {
    broken ??= new DatabaseUnavailable(error)
  }
  client.on('error', hear)
  return {
    query: async (text, values) => {
      // After an unanswered query, a rollback would not be answered either.
      if (broken) throw broken
      try {
        const answer: Answer | Answer[] =
          values.length > 0 ? await client.query(text, [...values]) : await client.query(text)
        // Several statements in one text return several results; use the last.
        return (Array.isArray(answer) ? answer.at(-1) : answer) ?? NOTHING
      } catch (error) {
        if (!isAway(error)) throw error
        // A late answer would be taken for that of the next query.
        broken = new DatabaseUnavailable(error)
        throw broken
      }
    },
    release: () => {
      client.off('error', hear)
      client.release(broken)
    },
  }
}

/** Sessions of a PostgreSQL server. `onIdleError` reports connections that break while idle. */
export const postgresPool = (
  url: string,
  onIdleError: (error: Error) => void,
  limits: SessionLimits = SERVING,
): DbPool => {
  const pool = new Pool({
    connectionString: url,
    max: limits.most,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    query_timeout: clientMs(limits),
    idle_in_transaction_session_timeout: limits.statementMs,
    keepAlive: true,
    options: '-c TimeZone=UTC',
    types: columnTypes,
  })
  pool.on('error', onIdleError)
  return {
    acquire: async () => {
      try {
        return sessionOf(await pool.connect())
      } catch (error) {
        throw isAway(error) ? new DatabaseUnavailable(error) : error
      }
    },
    end: () => pool.end(),
  }
}
