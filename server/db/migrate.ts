import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from './schema.ts'

export interface Migration {
  name: string
  text: string
  hash: string
}

/** An arbitrary number, the same in every process: only one of them migrates at a time. */
const MIGRATION_LOCK = 7_281_905

/** Returns the `NNNN_name.sql` files of a directory, in order. */
export const readMigrations = (directory: URL = new URL('./migrations/', import.meta.url)): Migration[] =>
  readdirSync(directory)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, directory), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    })

type Done = ReadonlyMap<string, string>

const readDone = async (db: Database): Promise<Done> => {
  await sql`create table if not exists migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`.execute(db)
  const { rows } = await sql<{ name: string; hash: string }>`select name, hash from migrations`.execute(db)
  return new Map(rows.map((row) => [row.name, row.hash]))
}

const checkUnchanged = (migration: Migration, done: Done): void => {
  if (done.get(migration.name) === migration.hash) return
  throw new Error(`Migration ${migration.name} was changed after it had been applied. Start with a new database.`)
}

const apply = (db: Database, { name, text, hash }: Migration): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    try {
      await sql.raw(text).execute(transaction)
    } catch (cause) {
      throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
    await sql`insert into migrations (name, hash) values (${name}, ${hash})`.execute(transaction)
  })

/**
 * Applies missing migrations, each file in its own transaction, then calls `fill` to seed an empty database. All of it runs
 * under one lock: of two processes starting together, the second finds the work done.
 * @returns the names applied.
 */
export const migrate = (
  db: Database,
  migrations: readonly Migration[] = readMigrations(),
  fill: (connection: Database) => Promise<void> = async () => {},
): Promise<string[]> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK}::int)`.execute(connection)
    try {
      const done = await readDone(connection)
      const missing = migrations.filter((migration) => !done.has(migration.name))
      for (const migration of migrations) if (done.has(migration.name)) checkUnchanged(migration, done)
      for (const migration of missing) await apply(connection, migration)
      await fill(connection)
      return missing.map((migration) => migration.name)
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK}::int)`.execute(connection)
    }
  })
