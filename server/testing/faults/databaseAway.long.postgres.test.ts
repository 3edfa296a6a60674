import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import type { Database } from '#server/db/schema.ts'
import { startPostgres, type RunningPostgres } from '#scripts/lib/postgres.mjs'
import { attempt, book, offersOn, signIn } from './buyer.testing.ts'
import { apiPath, killProcesses, startProcess, type ServerProcess } from './serverProcess.testing.ts'

const LIMIT_MS = 240_000
/** Longer than the database watch and any query, even on a busy machine. */
const SOON = { timeout: 60_000, interval: 250 }

/** Shorter than the interval of full reloads. Takes some hundredths of a second, longer on a busy machine. */
const SEEN = { timeout: 10_000, interval: 20 }

const HEALTH = apiPath('/health/')
/** A call that queries the database and needs no sign-in. */
const STATUS = apiPath('/user/email_verification_status/')
const ASK = {
  method: 'POST',
  body: JSON.stringify({ email: 'nobody@guests.example' }),
  headers: { 'content-type': 'application/json' },
}

const folders: string[] = []
const dataDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'stayless-away-'))
  folders.push(folder)
  return folder
}

let postgres: RunningPostgres
let servers: ServerProcess[]
beforeAll(async () => {
  postgres = await startPostgres()
  // Both start concurrently on an empty database.
  servers = await Promise.all([0, 1].map(() => startProcess({ dataDir: dataDir(), databaseUrl: postgres.url })))
}, LIMIT_MS)
afterAll(async () => {
  await killProcesses()
  await postgres.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}, LIMIT_MS)

describe('two servers that start together on an empty PostgreSQL', () => {
  test('are both healthy, and have seeded it once', async () => {
    for (const { request } of servers) expect(await request(HEALTH)).toMatchObject({ status: 200 })
    const { db, close } = await openDatabase({ kind: 'postgresql', url: postgres.url })
    const { rows } = await sql`select
      (select count(*) from users)::int as people, (select count(*) from identity_accounts)::int as accounts,
      (select count(*) from bookings)::int as stays`.execute(db)
    await close()
    expect(rows).toEqual([{ people: 6, accounts: 6, stays: 4 }])
  })
})

const inDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
  const { db, close } = await openDatabase({ kind: 'postgresql', url: postgres.url })
  try {
    return await work(db)
  } finally {
    await close()
  }
}
const listening = (db: Database) =>
  sql<{ pid: number }>`select pid from pg_stat_activity where application_name = 'stayless inventory'`.execute(db)

describe('a room sold by one of two servers', () => {
  let days = 90

  const sell = async (seller: ServerProcess, other: ServerProcess): Promise<void> => {
    let offer: Awaited<ReturnType<typeof offersOn>>[number] | undefined
    let day = ''
    while (offer === undefined) {
      days += 7
      day = Temporal.Now.plainDateISO('America/New_York').add({ days }).toString()
      ;[offer] = await offersOn(seller, day)
    }
    const roomsOf = async (server: ServerProcess): Promise<number> => (await offersOn(server, day)).length
    const before = await roomsOf(other)
    expect(await book(seller, await signIn(seller), attempt(offer))).toMatchObject({ kind: 'acknowledged' })
    await expect.poll(() => roomsOf(other), SEEN).toBe(before - 1)
  }

  test(
    'is no longer offered by the other, even if its notification connection was lost meanwhile',
    { timeout: LIMIT_MS },
    async () => {
      const [one, two] = servers
      if (one === undefined || two === undefined) throw new Error('Two servers are needed')
      await sell(one, two)
      await sell(two, one)
      await inDatabase(async (db) => {
        const { rows } = await listening(db)
        expect(rows).toHaveLength(2)
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stayless inventory'`.execute(
          db,
        )
        await sell(one, two)
        await expect.poll(async () => (await listening(db)).rows.length, SOON).toBe(2)
      })
      await sell(two, one)
      expect(servers.flatMap(({ failures }) => failures)).toEqual([])
    },
  )
})

describe('while the database is away', () => {
  test.each([
    ['stopped', () => postgres.halt(), () => postgres.resume()],
    ['frozen', () => postgres.freeze(), () => postgres.thaw()],
  ])(
    '%s: the server tells guests and load balancers, and serves again when it is back',
    async (_, leave, comeBack) => {
      const [server] = servers
      if (!server) throw new Error('No server is running')
      expect(await server.request(STATUS, ASK)).toMatchObject({ status: 200 })
      await leave()
      try {
        const answers = await Promise.all(Array.from({ length: 30 }, () => ask(server, STATUS, ASK)))
        expect(new Set(answers)).toEqual(new Set(['503 not_ready, again in 2 s']))
        await expect.poll(() => ask(server, HEALTH), SOON).toBe('503 down, again in 2 s')
      } finally {
        await comeBack()
      }
      await expect.poll(async () => (await server.request(STATUS, ASK)).status, SOON).toBe(200)
      await expect.poll(async () => (await server.request(HEALTH)).status, SOON).toBe(200)
    },
    LIMIT_MS,
  )
})

/** Returns a summary of the response. */
const ask = async ({ origin }: ServerProcess, path: string, init?: RequestInit): Promise<string> => {
  const answer = await fetch(`${origin}${path}`, init)
  const body = await answer.text()
  const reason = /"(?:code|database)":"(\w+)"/.exec(body)?.[1] ?? body
  return `${answer.status} ${reason}, again in ${answer.headers.get('retry-after')} s`
}
