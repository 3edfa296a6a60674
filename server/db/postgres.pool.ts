import { Pool, type PoolClient } from 'pg'
import { DatabaseUnavailable, isAway } from './databaseUnavailable.ts'
import type { Answer, DbConnection, DbPool } from './pool.ts'
import { columnTypes } from './values.ts'

export interface SessionLimits {
  /** Sessions at once. */
  most: number
  /** For a free session, new or used. */
  connectMs: number
  /** For one statement; 0 is without end. */
  statementMs: number
}

/** A guest waits no longer than this, and a balancer asks again: who holds a session longer takes it from the others. */
export const SERVING: SessionLimits = { most: 20, connectMs: 5_000, statementMs: 10_000 }
/** One session that migrates and fills the database, or waits while another process does. */
export const PREPARING: SessionLimits = { most: 1, connectMs: 10_000, statementMs: 0 }

/** The server ends a statement in time; this is for a server that has stopped answering. */
const SILENCE_MS = 1_000

const NOTHING: Answer = { command: '', rowCount: 0, rows: [] }

const clientMs = ({ statementMs }: SessionLimits): number => (statementMs === 0 ? 0 : statementMs + SILENCE_MS)

const sessionOf = (client: PoolClient): DbConnection => {
  let broken: DatabaseUnavailable | undefined
  // A connection that breaks while it is used says so twice: to whoever asks, and here. Unheard, it would end the process.
  const hear = (error: Error): void => {
    broken ??= new DatabaseUnavailable(error)
  }
  client.on('error', hear)
  return {
    query: async (text, values) => {
      // The rollback of a question that got no answer would get none either.
      if (broken) throw broken
      try {
        const answer: Answer | Answer[] =
          values.length > 0 ? await client.query(text, [...values]) : await client.query(text)
        // Several statements in one text give several answers; the last one counts.
        return (Array.isArray(answer) ? answer.at(-1) : answer) ?? NOTHING
      } catch (error) {
        if (!isAway(error)) throw error
        // An answer that still comes would be taken for the next question's.
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

/** Sessions of a PostgreSQL server. `onIdleError` hears of connections that break while nobody uses them. */
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
