import { sql } from 'kysely'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { DirectoryInUse, lockByPidFile } from './directoryLock.ts'
import { embeddedPool } from './embedded.pool.ts'
import { kyselyOf, openDatabase } from './open.ts'
import { openDurable } from './pglite.engine.ts'

const scratch = mkdtempSync(join(tmpdir(), 'stayless-'))
const directory = join(scratch, 'data')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe('a database in a directory', () => {
  test('does not block timers while it works', async () => {
    const { db, close } = await openDatabase({ kind: 'pglite', directory })
    let fired = 0
    const timer = setInterval(() => (fired += 1), 1)
    for (let number = 0; number < 300; number += 1) await sql`select ${number}::int`.execute(db)
    clearInterval(timer)
    await close()
    // On the main thread, no timer would fire.
    expect(fired).toBeGreaterThan(30)
  })

  test('syncs each commit to the disk, once', async () => {
    const engine = await openDurable(join(directory, 'pgdata'))
    const db = kyselyOf(embeddedPool(engine))
    await sql`create table acknowledged (number int primary key)`.execute(db)
    const before = engine.syncs()
    for (let number = 1; number <= 20; number += 1) await sql`insert into acknowledged values (${-number})`.execute(db)
    expect(engine.syncs() - before).toBe(20)
    await db.destroy()
  })
})

describe('a single session', () => {
  test('fails a query outside the caller’s own transaction instead of waiting forever', async () => {
    const db = kyselyOf(embeddedPool({ query: async () => nothing, close: async () => {} }, 20))
    const stuck = db.transaction().execute(() => sql`select 1`.execute(db))
    await expect(stuck).rejects.toThrow('The database session was not free in time')
    expect((await sql`select 1`.execute(db)).rows).toEqual([])
  })
})

describe('the lock on systems without abstract sockets', () => {
  const locked = join(scratch, 'locked')
  const file = `${locked}.lock`

  test('is held by a live process and freed by release', async () => {
    const lock = await lockByPidFile(locked)
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
    await expect(lockByPidFile(locked)).rejects.toThrow('is in use by another running server')
    await lock.release()
    await (await lockByPidFile(locked)).release()
  })

  test('is taken over from a dead process', async () => {
    const dead = spawn(process.execPath, ['-e', ''])
    await once(dead, 'exit')
    writeFileSync(file, String(dead.pid))
    const lock = await lockByPidFile(locked)
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
    await lock.release()
  })

  test('is never taken from a live process, even a foreign one', async () => {
    writeFileSync(file, String(process.ppid))
    await expect(lockByPidFile(locked)).rejects.toThrow(DirectoryInUse)
    rmSync(file)
  })
})

const nothing = { command: '', rowCount: 0, fields: [], rows: [] }
