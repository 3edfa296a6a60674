import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { createJobs } from './jobs.ts'
import { everyHour, recurring } from './recurring.ts'

const NOON = Temporal.Instant.from('2026-11-20T12:00:00Z')

let opened: TestDatabase
let now = NOON
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  now = NOON
  await opened.db.deleteFrom('jobs').execute()
})

test('recurring work continues however long it fails, and its retries do not pile up', async () => {
  let runs = 0
  const { jobs, begin } = server(() => {
    runs += 1
    return Promise.reject(new Error('the card service is away'))
  })
  await begin()
  for (let minute = 0; minute < 24 * 60; minute += 10) {
    now = now.add({ minutes: 10 })
    await jobs.runDue()
  }
  const open = await planned()
  expect(open.at(-1)).toEqual({ run_at: now.add({ hours: 1 }) })
  // The runs of this hour and of the last one, and the next.
  expect(open.length).toBeLessThanOrEqual(3)
  expect(runs).toBeGreaterThan(2 * 24)
})

test('a failed run and the next one do not wait for each other', async () => {
  let isAway = true
  const { jobs, begin } = server(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()))
  await begin()
  now = NOON.add({ hours: 1 })
  await jobs.runDue()
  isAway = false
  now = NOON.add({ hours: 2 })
  expect(await jobs.runDue()).toBe(2)
  expect(await planned()).toEqual([{ run_at: NOON.add({ hours: 3 }) }])
})

test('a run that still fails when the next one is due is set aside, with its cause, and logged', async () => {
  const lines: unknown[] = []
  const { jobs, begin } = server(() => Promise.reject(new Error('away')), lines)
  await begin()
  now = NOON.add({ hours: 1 })
  await jobs.runDue()
  expect(lines).toEqual([])
  now = NOON.add({ hours: 2 })
  await jobs.runDue()
  const aside = await opened.db.selectFrom('jobs').select('last_error').where('failed_at', 'is not', null).execute()
  expect(aside).toEqual([{ last_error: 'away' }])
  expect(lines).toMatchObject([{ msg: 'job failed', err: { message: 'away: away' } }])
})

test('a run scheduled without its planned time is retried like any job', async () => {
  const { jobs } = server(() => Promise.reject(new Error('away')))
  await jobs.schedule(opened.db, { kind: 'recur', payload: {}, runAt: NOON.subtract({ hours: 5 }) })
  await jobs.runDue()
  expect(await planned()).toEqual([{ run_at: NOON.add({ seconds: 5 }) }, { run_at: NOON.add({ hours: 1 }) }])
})

test('several servers schedule one run, and run it once', async () => {
  let runs = 0
  const servers = [1, 2, 3].map(() =>
    server(() => {
      runs += 1
      return Promise.resolve()
    }),
  )
  await Promise.all(servers.map(({ begin }) => begin()))
  now = NOON.add({ hours: 1 })
  await Promise.all(servers.map(({ jobs }) => jobs.runDue()))
  expect([runs, await planned()]).toEqual([1, [{ run_at: NOON.add({ hours: 2 }) }]])
})

const planned = () =>
  opened.db
    .selectFrom('jobs')
    .select('run_at')
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('run_at')
    .execute()

const clock = () => now

const server = (work: () => Promise<void>, lines: unknown[] = []) => {
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const jobs = createJobs({ db: opened.db, clock, log })
  return { jobs, begin: recurring({ db: opened.db, clock, jobs }, { kind: 'recur', next: everyHour, work }) }
}
