import { Kysely, PostgresDialect } from 'kysely'
import { join } from 'node:path'
import { lockDirectory } from './directoryLock.ts'
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

const openEmbedded = async (directory: string, onTrouble: (error: Error) => void): Promise<OpenDatabase> => {
  const lock = await lockDirectory(directory)
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

/**
 * Opens the database, without migrating it. The embedded one needs its directory for itself: DirectoryInUse otherwise.
 * `onTrouble` hears of a lost worker thread (nothing works any more) or a broken idle connection (the pool replaces it).
 */
export const openDatabase = async (
  settings: DatabaseSettings,
  onTrouble: (error: Error) => void = () => {},
): Promise<OpenDatabase> => {
  if (settings.kind === 'pglite') return openEmbedded(settings.directory, onTrouble)
  const db = kyselyOf(serverSessions(settings.url, onTrouble))
  return { db, kind: 'postgresql', close: () => db.destroy() }
}
