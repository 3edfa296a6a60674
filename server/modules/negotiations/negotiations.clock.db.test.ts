import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import type { NewJob } from '#server/jobs/jobs.store.ts'
import type { JobHandler, Jobs } from '#server/jobs/jobs.ts'
import { MOST_IN_SWEEP, negotiationClock } from './negotiations.clock.ts'
import { insertNegotiation, type NegotiationRow } from './negotiations.store.ts'
import { negotiationsOn } from './negotiations.testing.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())
const on = negotiationsOn(() => opened.db)
beforeEach(async () => {
  await opened.empty()
  on.reset()
})

test('a deadline whose job was lost or given up is taken up, one with a job is not', async () => {
  const [lost, givenUp, retried, laterJob] = await overdueRows([{}, {}, {}, {}])
  const job = { kind: 'negotiation.clock', created_at: on.clock() }
  await opened.db
    .insertInto('jobs')
    .values([
      { ...job, payload: JSON.stringify({ id: givenUp }), run_at: on.clock(), failed_at: on.clock() },
      { ...job, payload: JSON.stringify({ id: retried }), run_at: on.clock() },
      // A job of an earlier version, whose deadline was later.
      { ...job, payload: JSON.stringify({ id: laterJob }), run_at: on.clock().add({ hours: 24 }) },
    ])
    .execute()
  const swept = await sweep()
  expect(swept).toHaveLength(3)
  expect(new Set(swept)).toEqual(new Set([lost, givenUp, laterJob]))
})

test('the oldest come first, but no hotel or guest keeps others waiting by its many', async () => {
  const [, , , ofOther, ofThird] = await overdueRows([
    { hotel_key: 'a', mailbox: 'one' },
    { hotel_key: 'a', mailbox: 'two' },
    { hotel_key: 'b', mailbox: 'one' },
    { hotel_key: 'c', mailbox: 'three' },
    { hotel_key: 'd', mailbox: 'four' },
  ])
  const [first, ...rest] = await sweep()
  expect(rest.slice(0, 2)).toEqual([ofOther, ofThird])
  expect(first).not.toBe(ofOther)
})

test('one sweep takes up no more than it can schedule, the next one the others', async () => {
  await overdueRows([...Array.from({ length: MOST_IN_SWEEP }, () => ({ hotel_key: 'a' })), { hotel_key: 'b' }])
  const first = await sweep()
  expect(first.length).toBe(MOST_IN_SWEEP)
  const [ofOther] = await opened.db.selectFrom('negotiations').select('id').where('hotel_key', '=', 'b').execute()
  expect(first).toContain(ofOther?.id)
  expect((await sweep()).length).toBe(1)
})

/**
 * Open requests whose deadline has passed, the first of them longest ago, without jobs.
 * @returns their ids.
 */
const overdueRows = async (changes: readonly Partial<NegotiationRow>[]): Promise<string[]> => {
  const sample = await on.row(await on.submit())
  await opened.empty()
  const rows = changes.map((change, index) => ({
    ...sample,
    id: randomUUID(),
    reference: `R${index}`,
    idempotency_key: String(index),
    hotel_key: `hotel ${index}`,
    mailbox: `mailbox ${index}`,
    next_at: on.clock().subtract({ hours: 1, seconds: changes.length - index }),
    ...change,
  }))
  for (const row of rows)
    await insertNegotiation(opened.db, {
      ...row,
      hotel: JSON.stringify(row.hotel),
      snapshot: JSON.stringify(row.snapshot),
    })
  return rows.map(({ id }) => id)
}

/**
 * Runs one sweep, and writes its jobs.
 * @returns the ids that it has scheduled, in this order.
 */
const sweep = async (): Promise<string[]> => {
  const handlers = new Map<string, JobHandler>()
  const scheduled: NewJob[] = []
  const jobs: Pick<Jobs, 'schedule' | 'handle'> = {
    schedule: async (_, job) => void scheduled.push(job),
    handle: (kind, handler) => void handlers.set(kind, handler),
  }
  negotiationClock({ db: opened.db, clock: on.clock, jobs }).handle(() => Promise.reject(new Error('not called')))
  await handlers.get('negotiation.sweep')?.({ planned: on.clock().toString() })
  const taken = scheduled.filter(({ kind }) => kind === 'negotiation.clock')
  if (taken.length > 0)
    await opened.db
      .insertInto('jobs')
      .values(
        taken.map(({ kind, payload, runAt }) => ({
          kind,
          payload: JSON.stringify(payload),
          run_at: runAt,
          created_at: on.clock(),
        })),
      )
      .execute()
  return taken.map(({ payload }) => String(payload['id']))
}
