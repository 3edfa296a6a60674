import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { QueryResult } from 'pg'
import { encodeParameter } from './values.ts'

/** Rows are untyped as in `pg`: their columns follow from the query, and Kysely's types describe them. */
export type Answer = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>

/** One database session; a transaction owns it from begin to commit. */
export interface DbConnection {
  query(text: string, values: readonly (string | null)[]): Promise<Answer>
  release(): void
}

export interface DbPool {
  acquire(): Promise<DbConnection>
  end(): Promise<void>
}

const COMMANDS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const

class Client implements PostgresPoolClient {
  readonly #session: DbConnection

  constructor(connection: DbConnection) {
    this.#session = connection
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    query: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    return typeof query === 'string' ? this.#run<R>(query, parameters) : query
  }

  async #run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const { command, rowCount, rows } = await this.#session.query(sql, parameters.map(encodeParameter))
    return {
      // Kysely only checks whether rows were changed: `begin` or `create` may pass as a select.
      command: COMMANDS.find((candidate) => candidate === command) ?? 'SELECT',
      rowCount: rowCount ?? 0,
      rows,
    }
  }

  release(): void {
    this.#session.release()
  }
}

/** The pool that Kysely's `PostgresDialect` expects, for both engines. */
export const poolOf = (pool: DbPool): PostgresPool => ({
  connect: async () => new Client(await pool.acquire()),
  end: () => pool.end(),
})
