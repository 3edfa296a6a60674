import { PGlite } from '@electric-sql/pglite'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { embeddedPool } from './embedded.pool.ts'
import { migrate, readMigrations } from './migrate.ts'
import { kyselyOf } from './open.ts'
import { engineOf } from './pglite.engine.ts'
import type { Database } from './schema.ts'
import { postgresPool } from './postgres.pool.ts'

export interface TestDatabase {
  db: Database
  /** Deletes all rows of all tables. */
  empty: () => Promise<void>
  close: () => Promise<void>
}

const idle: Database[] = []

/**
 * Returns a migrated, empty database on the server of DATABASE_URL, or in memory. Each test process has one: `close` empties it
 * for the next test file.
 */
export const testDatabase = async (): Promise<TestDatabase> => {
  const db = idle.pop() ?? (await create())
  const empty = await prepareEmpty(db)
  return {
    db,
    empty,
    close: async () => {
      await empty()
      idle.push(db)
    },
  }
}

/** A database that is not reused, for a test file that changes its tables. */
export const databaseOfItsOwn = async (): Promise<Omit<TestDatabase, 'empty'>> => {
  const db = await create()
  return { db, close: () => db.destroy() }
}

const create = (): Promise<Database> => {
  const url = process.env['DATABASE_URL']
  return url ? createOnServer(url) : createInMemory()
}

const createInMemory = async (): Promise<Database> => {
  const template = new URL(`../../.cache/databases/${templateName()}.tar`, import.meta.url)
  if (existsSync(template)) {
    const dump = new Blob([readFileSync(template)], { type: 'application/x-tar' })
    return kyselyOf(embeddedPool(engineOf(await PGlite.create({ loadDataDir: dump }))))
  }
  const lite = await PGlite.create()
  const db = kyselyOf(embeddedPool(engineOf(lite)))
  await migrate(db)
  await keepTemplate(lite, template)
  return db
}

/** Migrating a new database takes six times as long as unpacking one. The name changes with PGlite and with the migrations. */
const templateName = (): string => {
  const hash = createHash('sha256')
  hash.update(readFileSync(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url)))
  for (const migration of readMigrations()) hash.update(migration.hash)
  return hash.digest('hex').slice(0, 16)
}

const keepTemplate = async (lite: PGlite, template: URL): Promise<void> => {
  const dump = await lite.dumpDataDir('none')
  const folder = new URL('.', template)
  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder)) if (old.endsWith('.tar')) rmSync(new URL(old, folder), { force: true })
  // Rename in one step: other test processes see the whole file or none.
  const draft = new URL(`${randomUUID()}.draft`, folder)
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, template)
}

/** One statement: foreign keys are checked at its end. Truncating takes forty times as long with few rows. */
const prepareEmpty = async (db: Database): Promise<() => Promise<void>> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`.execute(db)
  const deletions = rows.map(({ name }, place) => sql`${sql.id(`_${place}`)} as (delete from ${sql.table(name)})`)
  const statement = sql`with ${sql.join(deletions)} select`
  return async () => void (await statement.execute(db))
}

/** No timeouts: tests wait, however slow the machine is. */
const openPatiently = (url: string): Database =>
  kyselyOf(postgresPool(url, () => {}, { most: 20, connectMs: 0, statementMs: 0 }))

const createOnServer = async (url: string): Promise<Database> => {
  const address = new URL(url)
  address.pathname = `/${databasePrefix(process.ppid)}${randomUUID()}`
  const owner = openPatiently(url)
  await sql`create database ${sql.id(address.pathname.slice(1))}`.execute(owner)
  await owner.destroy()
  const db = openPatiently(address.href)
  await migrate(db)
  return db
}

const databasePrefix = (run: number): string => `stayless_test_${run}_`

/** @param run process id of the test run, whose test processes must have ended. */
export const dropDatabases = async (url: string, run: number): Promise<void> => {
  const owner = openPatiently(url)
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database where starts_with(datname, ${databasePrefix(run)})`.execute(owner)
  for (const { name } of rows) await sql`drop database ${sql.id(name)} with (force)`.execute(owner)
  await owner.destroy()
}
