import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { forgetLimitsHourly } from './limits.jobs.ts'
import { clearAttempts, returnAttempt, countAttempt, type Limit } from './limits.store.ts'

const THREE_A_MINUTE: Limit = { name: 'test', most: 3, windowSeconds: 60 }
const MAYA = 'maya@stayless.example'

let database: TestDatabase
let now = Temporal.Instant.from('2026-12-24T15:00:00Z')
const clock = () => now
const later = (seconds: number) => (now = now.add({ seconds }))

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const take = (subject = MAYA, limit = THREE_A_MINUTE) => countAttempt(database.db, limit, subject, clock)

test('three attempts are allowed, the fourth waits for the rest of the window, and then a new window begins', async () => {
  expect([await take(), await take(), await take()]).toEqual([{ allowed: true }, { allowed: true }, { allowed: true }])
  later(20)
  expect(await take()).toEqual({ allowed: false, retryAfterSeconds: 40 })
  later(40)
  expect(await take()).toEqual({ allowed: true })
})

test('the wait is rounded up to full seconds', async () => {
  for (let time = 0; time < 3; time += 1) await take('hasty')
  now = now.add({ milliseconds: 58_500 })
  expect(await take('hasty')).toEqual({ allowed: false, retryAfterSeconds: 2 })
})

test('of ten concurrent attempts, three are allowed', async () => {
  const takes = await Promise.all(Array.from({ length: 10 }, () => take('crowd')))
  expect(takes.filter(({ allowed }) => allowed)).toHaveLength(3)
})

test('each subject and each limit counts separately, and a success clears only its own count', async () => {
  const other: Limit = { ...THREE_A_MINUTE, name: 'other', most: 1 }
  await take('noor', other)
  expect([await take('noor'), await take('dana', other)]).toEqual([{ allowed: true }, { allowed: true }])
  await clearAttempts(database.db, THREE_A_MINUTE, 'noor')
  expect(await take('noor', other)).toMatchObject({ allowed: false })
  await clearAttempts(database.db, other, 'noor')
  expect(await take('noor', other)).toEqual({ allowed: true })
})

test('an attempt taken back can be made again, and the count never falls below zero', async () => {
  await take('back')
  for (let time = 0; time < 3; time += 1) await returnAttempt(database.db, THREE_A_MINUTE, 'back')
  const allowed = [await take('back'), await take('back'), await take('back'), await take('back')]
  expect(allowed.map((answer) => answer.allowed)).toEqual([true, true, true, false])
})

test('refused attempts do not count, however many, once allowed ones are taken back', async () => {
  for (let time = 0; time < 20; time += 1) await take('stormy')
  for (let time = 0; time < 3; time += 1) await returnAttempt(database.db, THREE_A_MINUTE, 'stormy')
  expect(await take('stormy')).toEqual({ allowed: true })
})

test('the table contains no personal data', async () => {
  await take()
  const rows = await database.db.selectFrom('attempts').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('maya')
})

test('ended windows are deleted once an hour, despite restarts', async () => {
  const { db } = database
  const start = async () => {
    const jobs = createJobs({ db, clock, log: pino({ enabled: false }) })
    await forgetLimitsHourly({ db, clock, jobs })
    return jobs
  }
  await start()
  const jobs = await start()
  await take('yesterday')
  later(3600)
  await take('today')
  expect(await jobs.runDue()).toBe(1)
  expect(await db.selectFrom('attempts').select('count').execute()).toEqual([{ count: 1 }])
  later(3600)
  expect(await jobs.runDue()).toBe(1)
})
