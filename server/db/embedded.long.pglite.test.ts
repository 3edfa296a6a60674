import { sql } from 'kysely'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DirectoryInUse, lockDirectory } from './directoryLock.ts'
import { openDatabase } from './open.ts'

const scratch = mkdtempSync(join(tmpdir(), 'stayless-'))
const directory = join(scratch, 'data')
const PID_FILE = join(directory, 'pgdata/postmaster.pid')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe('a server that is killed while it writes', () => {
  let acknowledged: number
  let secondOpening: unknown
  beforeAll(async () => {
    const writer = spawn(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'writer.testing.ts'), directory],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    acknowledged = await readUntil(writer, 100)
    secondOpening = await openDatabase({ kind: 'pglite', directory }).catch((error: unknown) => error)
    await kill(writer)
  })

  test('has its directory to itself', () => {
    expect(secondOpening).toEqual(new DirectoryInUse(directory))
  })

  test('frees the directory, and every acknowledged row is in the table and in its index', async () => {
    const { db, close } = await openDatabase({ kind: 'pglite', directory })
    const { rows } = await sql<{ number: number }>`select number from acknowledged order by number`.execute(db)
    const last = rows.at(-1)?.number ?? 0
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: last }, (_, index) => index + 1))
    // One more row may be stored than the writer had acknowledged when it was killed.
    expect(last).toBeGreaterThanOrEqual(acknowledged)
    const indexed = await db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction)
      return sql`select count(*) as count from acknowledged where number > 0`.execute(transaction)
    })
    expect(indexed.rows).toEqual([{ count: last }])
    await close()
  })

  test.each([
    ['of a process that is alive', () => writeFileSync(PID_FILE, `${process.pid}\n${directory}\n`)],
    ['of bytes without a sense', () => writeFileSync(PID_FILE, Buffer.from([0, 255, 10, 10, 254]))],
    ['of nothing', () => writeFileSync(PID_FILE, '')],
    ['that is a folder', () => mkdirSync(join(PID_FILE, 'deep'), { recursive: true })],
  ])('a pid file left behind, %s, does not prevent the next start', async (_, leaveBehind) => {
    leaveBehind()
    const { db, close } = await openDatabase({ kind: 'pglite', directory })
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await close()
  })

  test('an unreadable database is reported, and the directory is free again', async () => {
    const broken = join(scratch, 'broken')
    mkdirSync(broken)
    writeFileSync(join(broken, 'pgdata'), 'not a database')
    const opening = openDatabase({ kind: 'pglite', directory: broken })
    await expect(opening).rejects.toThrow('The embedded database cannot be opened')
    const lock = await lockDirectory(broken)
    await lock.release()
  })
})

/** Returns the first acknowledged number that is at least `least`. */
const readUntil = async (writer: ChildProcess, least: number): Promise<number> => {
  if (!writer.stdout) throw new Error('The writer has no output')
  for await (const line of createInterface({ input: writer.stdout })) if (Number(line) >= least) return Number(line)
  throw new Error('The writer ended early')
}

const kill = async (writer: ChildProcess): Promise<void> => {
  const exited = once(writer, 'exit')
  writer.kill('SIGKILL')
  await exited
}
