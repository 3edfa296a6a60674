import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { QueryResult } from 'pg'
import { encodeParameter } from './values.ts'

/** As `pg` has it: which columns a row has follows from the query alone, and Kysely, which wrote it, says so in its types. */
export type Answer = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>

/** One conversation with the database; a transaction owns it from begin to commit. */
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
      // Kysely only asks whether rows were changed; a `begin` or `create` is as good as a select.
      command: COMMANDS.find((known) => known === command) ?? 'SELECT',
      rowCount: rowCount ?? 0,
      rows,
    }
  }

  release(): void {
    this.#session.release()
  }
}

/** What Kysely's PostgresDialect asks for; the same over both engines. */
export const poolOf = (pool: DbPool): PostgresPool => ({
  connect: async () => new Client(await pool.acquire()),
  end: () => pool.end(),
})
