import { DatabaseUnavailable, isAway } from './databaseUnavailable.ts'
import type { Engine } from './pglite.engine.ts'
import type { RawResult } from './pglite.protocol.ts'
import type { Answer, DbPool } from './pool.ts'
import { columnTypes } from './values.ts'

/** A longer wait for the only session means that its holder waits too, for a second one. */
export const SESSION_WAIT_MS = 30_000

const readAnswer = ({ command, rowCount, fields, rows }: RawResult): Answer => {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: columnTypes.getTypeParser(dataTypeID) }))
  const readRow = (row: (string | null)[]): Record<string, unknown> =>
    Object.fromEntries(
      columns.map(({ name, parse }, index) => {
        const text = row[index] ?? null
        return [name, text === null ? null : parse(text)]
      }),
    )
  return { command, rowCount, rows: rows.map(readRow) }
}

/** The embedded database has a single session: callers queue for it, first come, first served. */
export const embeddedPool = (engine: Engine, waitMs: number = SESSION_WAIT_MS): DbPool => {
  const queue: (() => void)[] = []
  let busy = false

  const take = (): Promise<void> => {
    if (!busy) {
      busy = true
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const turn = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(turn), 1)
        reject(new Error('The database session was not free in time: is a transaction asking outside itself?'))
      }, waitMs)
      queue.push(turn)
    })
  }

  const give = (): void => {
    const next = queue.shift()
    if (next) next()
    else busy = false
  }

  return {
    acquire: async () => {
      await take()
      let isAcquired = true
      return {
        query: async (text, values) => {
          try {
            return readAnswer(await engine.query(text, values))
          } catch (error) {
            throw isAway(error) ? new DatabaseUnavailable(error) : error
          }
        },
        release: () => {
          if (isAcquired) give()
          isAcquired = false
        },
      }
    },
    end: () => engine.close(),
  }
}
