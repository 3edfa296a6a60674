import { Kysely, PostgresDialect } from 'kysely'
import { join } from 'node:path'
import { lockDirectory, type DirectoryLock } from './directoryLock.ts'
import { checkRoom, forgetDeadPostmaster } from './dataDirectory.ts'
import { embeddedPool } from './embedded.pool.ts'
import { listenOn, type Listener, type Listening } from './listening.ts'
import { openThread } from './pglite.thread.ts'
import type { Database, Schema } from './schema.ts'
import { PREPARING, postgresPool } from './postgres.pool.ts'
import { checkServer } from './serverCheck.ts'
import { poolOf, type DbPool } from './pool.ts'

export type DatabaseKind = 'pglite' | 'postgresql'

export type DatabaseSettings = { kind: 'pglite'; directory: string } | { kind: 'postgresql'; url: string }

export interface OpenDatabase {
  db: Database
  kind: DatabaseKind
  /** Runs work before serving, e.g. migrations, on one session without a time limit. On PGlite `db` waits meanwhile. */
  prepare: <T>(work: (connection: Database) => Promise<T>) => Promise<T>
  /** Listens to other processes; null if there can be no others. */
  listen: ((channel: string, listener: Listener) => Listening) | null
  close: () => Promise<void>
}

export const kyselyOf = (pool: DbPool): Database =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOf(pool) }) })

type OnLoadError = (error: Error) => void

const openEmbedded = async (
  directory: string,
  lock: DirectoryLock,
  onLoadError: OnLoadError,
): Promise<OpenDatabase> => {
  try {
    const data = join(directory, 'pgdata')
    forgetDeadPostmaster(data)
    const engine = await openThread(data, onLoadError)
    const db = kyselyOf(embeddedPool(engine))
    return {
      db,
      kind: 'pglite',
      prepare: (work) => db.connection().execute(work),
      listen: null,
      close: async () => {
        // Kysely closes the pool only if it was used: close the engine too.
        await db.destroy()
        await engine.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

const openServer = async (url: string, onLoadError: OnLoadError): Promise<OpenDatabase> => {
  const db = kyselyOf(postgresPool(url, onLoadError))
  return {
    db,
    kind: 'postgresql',
    prepare: async (work) => {
      const patient = kyselyOf(postgresPool(url, onLoadError, PREPARING))
      try {
        await checkServer(patient, url)
        return await patient.connection().execute(work)
      } finally {
        await patient.destroy()
      }
    },
    listen: (channel, listener) => listenOn(url, channel, listener),
    close: () => db.destroy(),
  }
}

export interface TakenDatabase {
  kind: DatabaseKind
  /**
   * The slow part, without migrating. `onLoadError` reports a lost worker thread (no query works any more) or a broken idle
   * connection (the pool replaces it).
   */
  open: (onLoadError: OnLoadError) => Promise<OpenDatabase>
}

/**
 * Fails early if the database is not ours to open.
 * @throws DirectoryInUse if another process has the embedded one.
 */
export const lockDatabase = async (settings: DatabaseSettings): Promise<TakenDatabase> => {
  if (settings.kind === 'pglite') {
    const lock = await lockDirectory(settings.directory)
    checkRoom(settings.directory)
    return { kind: 'pglite', open: (onLoadError) => openEmbedded(settings.directory, lock, onLoadError) }
  }
  return { kind: 'postgresql', open: (onLoadError) => openServer(settings.url, onLoadError) }
}

/** Locks and opens in one step. @forTests */
export const openDatabase = async (
  settings: DatabaseSettings,
  onLoadError: OnLoadError = () => {},
): Promise<OpenDatabase> => {
  const taken = await lockDatabase(settings)
  return taken.open(onLoadError)
}
