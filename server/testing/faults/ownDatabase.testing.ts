import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { releaseStaleLeases } from '#server/compose/staleLeases.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Database } from '#server/db/schema.ts'
import { LOOK_UP_MINUTES } from '#server/modules/payments/payments.saga.ts'
import type { ServerSettings } from './serverProcess.testing.ts'

export interface OwnDatabase extends ServerSettings {
  /** Reads the database. With the embedded one no server may run meanwhile: only one process can use it at a time. */
  look: <T>(work: (db: Database) => Promise<T>) => Promise<T>
  /**
   * Ends the leases of a killed server, which on PostgreSQL would end only in time. Needless for the embedded database, which
   * releases them at the start.
   */
  passLeases: () => Promise<void>
  drop: () => Promise<void>
}

const within = async <T>(
  settings: Parameters<typeof openDatabase>[0],
  work: (db: Database) => Promise<T>,
): Promise<T> => {
  const { db, close } = await openDatabase(settings)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/**
 * Lets the time pass until which a charge that nobody heard of is not asked for again. No server of the embedded database may run.
 */
export const passLookUpTime = ({ look }: Pick<OwnDatabase, 'look'>): Promise<unknown> =>
  look((db) =>
    db
      .updateTable('payments')
      .set({ authorize_asked_at: sql`authorize_asked_at - make_interval(mins => ${LOOK_UP_MINUTES})` })
      .where('state', '=', 'due')
      .execute(),
  )

/** A new data directory and, with DATABASE_URL, a new database on that server. */
export const ownDatabase = async (): Promise<OwnDatabase> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stayless-faults-'))
  const forget = (): void => rmSync(dataDir, { recursive: true, force: true })
  const server = process.env['DATABASE_URL']
  if (!server)
    return {
      dataDir,
      databaseUrl: '',
      look: (work) => within({ kind: 'pglite', directory: dataDir }, work),
      passLeases: async () => {},
      drop: async () => forget(),
    }

  const name = `stayless_faults_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const asOwner = (command: (owner: Database) => Promise<unknown>): Promise<unknown> =>
    within({ kind: 'postgresql', url: server }, command)
  await asOwner((owner) => sql`create database ${sql.id(name)}`.execute(owner))
  return {
    dataDir,
    databaseUrl: url.href,
    look: (work) => within({ kind: 'postgresql', url: url.href }, work),
    passLeases: () => within({ kind: 'postgresql', url: url.href }, releaseStaleLeases),
    drop: async () => {
      await asOwner((owner) => sql`drop database ${sql.id(name)} with (force)`.execute(owner))
      forget()
    },
  }
}
