import { PGlite } from '@electric-sql/pglite'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { embeddedSessions } from './embedded.sessions.ts'
import { migrate, readMigrations } from './migrate.ts'
import { kyselyOf } from './open.ts'
import { engineOf } from './pglite.engine.ts'
import type { Database } from './schema.ts'
import { serverSessions } from './server.sessions.ts'

export interface TestDatabase {
  db: Database
  close: () => Promise<void>
}

/** A migrated, empty database for one test file: in memory, or a database of its own on the server of DATABASE_URL. */
export const testDatabase = (): Promise<TestDatabase> => {
  const url = process.env['DATABASE_URL']
  return url ? onServer(url) : inMemory()
}

const idle: Database[] = []

/** A closed one is emptied and given to the next caller of the same process. */
const inMemory = async (): Promise<TestDatabase> => {
  const db = idle.pop() ?? (await create())
  return {
    db,
    close: async () => {
      await empty(db)
      idle.push(db)
    },
  }
}

const create = async (): Promise<Database> => {
  const template = new URL(`../../.cache/databases/${templateName()}.tar`, import.meta.url)
  if (existsSync(template)) {
    const dump = new Blob([readFileSync(template)], { type: 'application/x-tar' })
    return kyselyOf(embeddedSessions(engineOf(await PGlite.create({ loadDataDir: dump }))))
  }
  const lite = await PGlite.create()
  const db = kyselyOf(embeddedSessions(engineOf(lite)))
  await migrate(db)
  await keepTemplate(lite, template)
  return db
}

/** Migrating a new database takes six times as long as unpacking one; the name changes with whatever it depends on. */
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
  // Renamed in one step: another test process sees the whole file or none.
  const draft = new URL(`${randomUUID()}.draft`, folder)
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, template)
}

const empty = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`.execute(db)
  if (rows.length === 0) return
  const tables = sql.join(rows.map(({ name }) => sql.table(name)))
  await sql`truncate ${tables} restart identity cascade`.execute(db)
}

/** A test waits for its turn however slow the machine is: only what serves guests gives up. */
const openPatiently = (url: string): Database =>
  kyselyOf(serverSessions(url, () => {}, { most: 20, connectMs: 0, statementMs: 0 }))

/** Any number, the same in every test process. */
const TEMPLATE_LOCK = 7_281_906

/** One template for each state of the migrations; every caller gets a copy of it. */
const onServer = async (url: string): Promise<TestDatabase> => {
  const name = `stayless_test_${randomUUID().replaceAll('-', '')}`
  await asOwner(url, async (owner) => {
    const template = await ensureTemplate(owner, url)
    await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(owner)
  })
  const db = openPatiently(withName(url, name))
  return {
    db,
    close: async () => {
      await db.destroy()
      await asOwner(url, (owner) => sql`drop database ${sql.id(name)} with (force)`.execute(owner))
    },
  }
}

const ensureTemplate = async (owner: Database, url: string): Promise<string> => {
  const hash = createHash('sha256')
  for (const migration of readMigrations()) hash.update(migration.hash)
  const name = `stayless_template_${hash.digest('hex').slice(0, 16)}`
  const found = await sql`select 1 from pg_database where datname = ${name}`.execute(owner)
  if (found.rows.length > 0) return name
  // Built under another name: a template is there whole or not at all.
  const draft = `${name}_draft`
  await sql`drop database if exists ${sql.id(draft)} with (force)`.execute(owner)
  await sql`create database ${sql.id(draft)}`.execute(owner)
  const db = openPatiently(withName(url, draft))
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
  await sql`alter database ${sql.id(draft)} rename to ${sql.id(name)}`.execute(owner)
  return name
}

const asOwner = async (url: string, work: (owner: Database) => Promise<unknown>): Promise<void> => {
  const db = openPatiently(url)
  try {
    await db.connection().execute(async (owner) => {
      await sql`select pg_advisory_lock(${TEMPLATE_LOCK}::int)`.execute(owner)
      try {
        await work(owner)
      } finally {
        await sql`select pg_advisory_unlock(${TEMPLATE_LOCK}::int)`.execute(owner)
      }
    })
  } finally {
    await db.destroy()
  }
}

const withName = (url: string, name: string): string => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
