import { Kysely, PostgresDialect } from 'kysely'
import { join } from 'node:path'
import { lockDirectory, type DirectoryLock } from './directoryLock.ts'
import { embeddedSessions } from './embedded.sessions.ts'
import { openThread } from './pglite.thread.ts'
import type { Database, Schema } from './schema.ts'
import { serverSessions } from './server.sessions.ts'
import { poolOf, type Sessions } from './sessions.ts'

export type DatabaseKind = 'pglite' | 'postgresql'

export type DatabaseSettings = { kind: 'pglite'; directory: string } | { kind: 'postgresql'; url: string }

export interface OpenDatabase {
  db: Database
  kind: DatabaseKind
  close: () => Promise<void>
}

export const kyselyOf = (sessions: Sessions): Database =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOf(sessions) }) })

type OnTrouble = (error: Error) => void

const openEmbedded = async (directory: string, lock: DirectoryLock, onTrouble: OnTrouble): Promise<OpenDatabase> => {
  try {
    const engine = await openThread(join(directory, 'pgdata'), onTrouble)
    const db = kyselyOf(embeddedSessions(engine))
    return {
      db,
      kind: 'pglite',
      close: async () => {
        // Kysely closes only what it has used.
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

export interface TakenDatabase {
  kind: DatabaseKind
  /** The slow part, without migrating. `onTrouble` hears of a lost worker thread (nothing works any more) or a broken idle connection (the pool replaces it). */
  open: (onTrouble: OnTrouble) => Promise<OpenDatabase>
}

/** Makes sure at once that the database is ours to open. @throws DirectoryInUse when another process has the embedded one. */
export const takeDatabase = async (settings: DatabaseSettings): Promise<TakenDatabase> => {
  if (settings.kind === 'pglite') {
    const lock = await lockDirectory(settings.directory)
    return { kind: 'pglite', open: (onTrouble) => openEmbedded(settings.directory, lock, onTrouble) }
  }
  return {
    kind: 'postgresql',
    open: async (onTrouble) => {
      const db = kyselyOf(serverSessions(settings.url, onTrouble))
      return { db, kind: 'postgresql', close: () => db.destroy() }
    },
  }
}

/** Takes and opens in one go. */
export const openDatabase = async (
  settings: DatabaseSettings,
  onTrouble: OnTrouble = () => {},
): Promise<OpenDatabase> => {
  const taken = await takeDatabase(settings)
  return taken.open(onTrouble)
}
