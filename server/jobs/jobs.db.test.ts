import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import {
  createJobs,
  JOB_CONCURRENCY,
  LEASE_SECONDS,
  LONGEST_RUN_MINUTES,
  MAX_ATTEMPTS,
  backoffSeconds,
  PermanentFailure,
} from './jobs.ts'
import { claimDueJobs, markDone, markFailed, renewLease, type ClaimedJob } from './jobs.store.ts'

const START = Temporal.Instant.from('2026-11-20T08:00:00Z')

let opened: TestDatabase
let now: Temporal.Instant
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  now = START
  await opened.db.deleteFrom('jobs').execute()
})

describe('a job', () => {
  test('runs once it is due, and only once', async () => {
    const { jobs, done } = worker()
    await jobs.schedule(opened.db, { kind: 'greet', payload: { name: 'Dana' }, runAt: START.add({ hours: 1 }) })
    expect([await jobs.runDue(), done]).toEqual([0, []])
    now = START.add({ hours: 1 })
    expect([await jobs.runDue(), done]).toEqual([1, [{ name: 'Dana' }]])
    expect([await jobs.runDue(), done]).toEqual([0, [{ name: 'Dana' }]])
  })

  test('exists only if the transaction that scheduled it commits', async () => {
    const { jobs, done } = worker()
    const booking = opened.db.transaction().execute(async (transaction) => {
      await jobs.schedule(transaction, { kind: 'greet', payload: { name: 'nobody' }, runAt: START })
      throw new Error('no room')
    })
    await expect(booking).rejects.toThrow('no room')
    expect([await jobs.runDue(), done]).toEqual([0, []])
  })

  test('with a `dedupe` name is written once, done or not', async () => {
    const { jobs, done } = worker()
    const job = { kind: 'greet', dedupe: 'greet-dana', payload: { name: 'Dana' }, runAt: START }
    await jobs.schedule(opened.db, job)
    await jobs.schedule(opened.db, { ...job, payload: { name: 'another' } })
    await jobs.runDue()
    await jobs.schedule(opened.db, job)
    await jobs.runDue()
    expect(done).toEqual([{ name: 'Dana' }])
  })

  test('that is overdue runs at the start, oldest first', async () => {
    const { jobs, done } = worker()
    for (const [name, hours] of [
      ['second', 2],
      ['first', 1],
      ['third', 3],
    ] as const)
      await jobs.schedule(opened.db, {
        kind: 'greet',
        payload: { name },
        runAt: START.subtract({ hours: 4 }).add({ hours }),
      })
    await jobs.runDue()
    expect(done).toEqual([{ name: 'first' }, { name: 'second' }, { name: 'third' }])
  })

  test('that has waited longest runs before all others, whenever it was written', async () => {
    const { jobs, done } = worker()
    for (let place = JOB_CONCURRENCY; place >= 0; place -= 1)
      await jobs.schedule(opened.db, {
        kind: 'greet',
        payload: { place },
        runAt: START.subtract({ hours: 48 }).add({ hours: place }),
      })
    await jobs.runDue()
    expect(done).toEqual(Array.from({ length: JOB_CONCURRENCY + 1 }, (_, place) => ({ place })))
  })

  test('without a handler waits', async () => {
    const { jobs } = worker()
    await jobs.schedule(opened.db, { kind: 'unheard', payload: {}, runAt: START })
    expect(await jobs.runDue()).toBe(0)
    expect(await rows()).toMatchObject([{ kind: 'unheard', attempts: 0, done_at: null }])
  })
})

describe('a job that fails', () => {
  test('is retried with growing pauses', async () => {
    const { jobs, done } = worker({ failures: 2 })
    await jobs.schedule(opened.db, { kind: 'greet', payload: { name: 'Dana' }, runAt: START })
    await jobs.runDue()
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'try 1 fails', run_at: START.add({ seconds: 5 }) }])
    expect(await jobs.runDue()).toBe(0)
    now = START.add({ seconds: 5 })
    await jobs.runDue()
    expect(await rows()).toMatchObject([{ attempts: 2, run_at: now.add({ seconds: 10 }) }])
    now = now.add({ seconds: 10 })
    await jobs.runDue()
    expect([done, await rows()]).toMatchObject([[{ name: 'Dana' }], [{ attempts: 3, done_at: now, last_error: null }]])
  })

  test('is set aside for a person after too many attempts', async () => {
    const { jobs } = worker({ failures: MAX_ATTEMPTS })
    await jobs.schedule(opened.db, { kind: 'greet', payload: { name: 'Dana' }, runAt: START })
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await jobs.runDue()
      now = now.add({ seconds: backoffSeconds(attempt) })
    }
    expect([await jobs.runDue(), await rows()]).toMatchObject([
      0,
      [{ attempts: MAX_ATTEMPTS, done_at: null, last_error: `try ${MAX_ATTEMPTS} fails` }],
    ])
  })

  test('pauses for an hour at most', () => {
    expect([1, 2, 3, 10, 11, 12].map(backoffSeconds)).toEqual([5, 10, 20, 2560, 3600, 3600])
  })
})

describe('a job that fails permanently', () => {
  test('is set aside after the first attempt, and logged', async () => {
    const lines: unknown[] = []
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const jobs = createJobs({ db: opened.db, clock: () => now, log })
    jobs.handle('greet', () => Promise.reject(new PermanentFailure('nobody of that name')))
    await jobs.schedule(opened.db, { kind: 'greet', payload: {}, runAt: START })
    expect(await jobs.runDue()).toBe(1)
    now = START.add({ hours: 2 })
    expect(await jobs.runDue()).toBe(0)
    expect(await rows()).toMatchObject([{ attempts: 1, failed_at: START, last_error: 'nobody of that name' }])
    expect(lines).toMatchObject([{ msg: 'job failed', kind: 'greet', attempts: 1 }])
  })
})

describe('jobs that hang', () => {
  test('block no other kind, however many hang', async () => {
    const { jobs, done } = worker()
    jobs.handle('hang', () => new Promise(() => {}))
    for (let number = 0; number < 3 * JOB_CONCURRENCY; number += 1)
      await jobs.schedule(opened.db, { kind: 'hang', payload: {}, runAt: START.subtract({ hours: 1 }) })
    jobs.start()
    await expect.poll(async () => (await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(JOB_CONCURRENCY)
    await jobs.schedule(opened.db, { kind: 'greet', payload: { name: 'Dana' }, runAt: START })
    await expect.poll(() => done).toEqual([{ name: 'Dana' }])
    void jobs.stop()
  })

  test('do not block their own kind while a slot is free', async () => {
    const { jobs } = worker()
    const begun: unknown[] = []
    jobs.handle('hang', (payload) => {
      begun.push(payload)
      return new Promise(() => {})
    })
    jobs.start()
    for (let number = 1; number <= JOB_CONCURRENCY; number += 1) {
      await jobs.schedule(opened.db, { kind: 'hang', payload: { number }, runAt: START })
      await expect.poll(() => begun).toHaveLength(number)
    }
    void jobs.stop()
  })
})

describe('several runners', () => {
  // If a table was nearly empty when last analyzed, PostgreSQL plans to rescan it for each row.
  test('claim no more jobs than they ask for, even if many arrive at once in a nearly empty table', async () => {
    const { jobs } = worker()
    await jobs.schedule(opened.db, { kind: 'greet', payload: {}, runAt: START })
    await sql`vacuum analyze jobs`.execute(opened.db)
    await opened.db.deleteFrom('jobs').execute()
    for (let number = 0; number < 30; number += 1)
      await jobs.schedule(opened.db, { kind: 'greet', payload: {}, runAt: START })
    const leaseUntil = START.add({ seconds: LEASE_SECONDS })
    const claimed = await claimDueJobs(opened.db, { now, leaseUntil, kind: 'greet', most: 10 })
    expect([claimed.length, (await rows()).filter(({ attempts }) => attempts > 0).length]).toEqual([10, 10])
  })

  test('run each job once', async () => {
    const runners = [worker(), worker(), worker()]
    const [first] = runners
    for (let number = 0; number < 60; number += 1)
      await first?.jobs.schedule(opened.db, { kind: 'greet', payload: { name: String(number) }, runAt: START })
    await Promise.all(runners.map(({ jobs }) => jobs.runDue()))
    const names = runners.flatMap(({ done }) => done.map((payload) => JSON.stringify(payload)))
    expect([names.length, new Set(names).size]).toEqual([60, 60])
  })

  test('take over from a dead runner, but not before its lease has ended', async () => {
    const dying = worker({ hangs: true })
    await dying.jobs.schedule(opened.db, { kind: 'greet', payload: { name: 'Dana' }, runAt: START })
    void dying.jobs.runDue()
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
    const heir = worker()
    expect(await heir.jobs.runDue()).toBe(0)
    now = START.add({ seconds: LEASE_SECONDS })
    expect([await heir.jobs.runDue(), heir.done]).toEqual([1, [{ name: 'Dana' }]])
  })

  test.each(['done', 'failed'] as const)(
    'ignore a runner whose lease has ended when its job is finally %s',
    async (end) => {
      const slow = worker({ waits: true })
      await slow.jobs.schedule(opened.db, { kind: 'greet', payload: { name: 'Dana' }, runAt: START })
      const slowly = slow.jobs.runDue()
      await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
      now = START.add({ seconds: LEASE_SECONDS })
      const heir = worker({ waits: true })
      const later = heir.jobs.runDue()
      await expect.poll(async () => (await rows())[0]?.attempts).toBe(2)
      slow.end?.(end === 'failed' ? new Error('too late') : undefined)
      await slowly
      expect(await rows()).toMatchObject([
        { done_at: null, last_error: null, locked_until: now.add({ seconds: LEASE_SECONDS }) },
      ])
      heir.end?.()
      await later
      expect(await rows()).toMatchObject([{ done_at: now, attempts: 2 }])
    },
  )
})

describe('a job that takes longer than a lease', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  test('stays with its runner, and is free as soon as it fails', async () => {
    const slow = worker({ waits: true })
    await slow.jobs.schedule(opened.db, { kind: 'greet', payload: { name: 'Dana' }, runAt: START })
    const slowly = slow.jobs.runDue()
    await expect.poll(leasedUntil).toEqual(START.add({ seconds: LEASE_SECONDS }))
    for (let minute = 1; minute <= 5; minute += 1) {
      pass(1)
      await expect.poll(leasedUntil).toEqual(now.add({ seconds: LEASE_SECONDS }))
      expect(await worker().jobs.runDue()).toBe(0)
    }
    slow.end?.(new Error('the card service is away'))
    await slowly
    pass(1)
    expect(await leasedUntil()).toBeNull()
    const heir = worker()
    expect([await heir.jobs.runDue(), heir.done]).toEqual([1, [{ name: 'Dana' }]])
  })

  test('goes to another runner after so long that it must hang', async () => {
    const hanging = worker({ hangs: true })
    await hanging.jobs.schedule(opened.db, { kind: 'greet', payload: { name: 'Dana' }, runAt: START })
    void hanging.jobs.runDue()
    await expect.poll(leasedUntil).toEqual(START.add({ seconds: LEASE_SECONDS }))
    pass(LONGEST_RUN_MINUTES)
    await expect.poll(leasedUntil).toEqual(now.add({ seconds: LEASE_SECONDS }))
    pass(5)
    const heir = worker()
    expect([await heir.jobs.runDue(), heir.done]).toEqual([1, [{ name: 'Dana' }]])
  })

  test('is not renewed by a runner that has lost it', async () => {
    const slow = worker({ waits: true })
    await slow.jobs.schedule(opened.db, { kind: 'greet', payload: { name: 'Dana' }, runAt: START })
    const slowly = slow.jobs.runDue()
    await expect.poll(leasedUntil).not.toBeNull()
    const heirs = START.add({ hours: 1 })
    await opened.db.updateTable('jobs').set({ attempts: 2, locked_until: heirs }).execute()
    pass(1)
    slow.end?.()
    await slowly
    expect(await leasedUntil()).toEqual(heirs)
  })

  test.each([
    ['put back', (job: ClaimedJob) => markFailed(opened.db, job, { error: 'away', now, runAt: now })],
    ['done', (job: ClaimedJob) => markDone(opened.db, job, now)],
  ])('is not leased by a renewal that arrives when it is already %s', async (_, end) => {
    await worker().jobs.schedule(opened.db, { kind: 'greet', payload: {}, runAt: START })
    const leaseUntil = now.add({ seconds: LEASE_SECONDS })
    const claimed = await claimDueJobs(opened.db, { now, leaseUntil, kind: 'greet', most: 1 })
    expect(claimed).toHaveLength(1)
    for (const job of claimed) {
      await end(job)
      await renewLease(opened.db, job, leaseUntil)
    }
    expect(await leasedUntil()).toBeNull()
  })
})

describe('a started runner', () => {
  test('runs overdue jobs, and none after it is stopped', async () => {
    const { jobs, done } = worker()
    await jobs.schedule(opened.db, { kind: 'greet', payload: { name: 'Dana' }, runAt: START })
    jobs.start()
    await expect.poll(() => done).toEqual([{ name: 'Dana' }])
    await jobs.stop()
    await jobs.schedule(opened.db, { kind: 'greet', payload: { name: 'late' }, runAt: START })
    expect(await jobs.runDue()).toBe(0)
  })
})

/** Advances the clock and the timers. */
const pass = (minutes: number): void => {
  now = now.add({ minutes })
  vi.advanceTimersByTime(minutes * 60_000)
}

const leasedUntil = async () => (await rows())[0]?.locked_until

interface Fate {
  failures?: number
  hangs?: boolean
  /** Runs until `end` is called. */
  waits?: boolean
}

const worker = ({ failures = 0, hangs = false, waits = false }: Fate = {}) => {
  let end: ((error?: Error) => void) | undefined
  const ending = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve())
  })
  const jobs = createJobs({ db: opened.db, clock: () => now, log: pino({ level: 'silent' }) })
  const done: unknown[] = []
  let tries = 0
  jobs.handle('greet', async (payload) => {
    tries += 1
    if (hangs) await new Promise(() => {})
    if (waits) await ending
    if (tries <= failures) throw new Error(`try ${tries} fails`)
    done.push(payload)
  })
  return { jobs, done, end }
}

const rows = () => opened.db.selectFrom('jobs').selectAll().orderBy('id').execute()
