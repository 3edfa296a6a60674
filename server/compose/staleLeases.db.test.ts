import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { insertSample } from '#server/modules/bookings/bookings.samples.ts'
import { takeLease } from '#server/modules/payments/payments.lease.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { releaseStaleLeases } from './staleLeases.ts'

const NOW = Temporal.Instant.from('2026-12-01T12:00:00Z')

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())

test('the next process takes over the work of a killed one without waiting for the leases', async () => {
  const { db } = opened
  await addSampleHotel(db)
  const booking = await insertSample(db)
  const killed = worker()
  await killed.jobs.schedule(db, { kind: 'greet', payload: {}, runAt: NOW })
  void killed.jobs.runDue()
  await takeLease(db, booking.id, () => NOW)
  await expect.poll(() => killed.begun).toBe(1)

  const heir = worker()
  expect([await takeLease(db, booking.id, () => NOW), heir.begun]).toEqual([undefined, 0])
  await releaseStaleLeases(db)
  void heir.jobs.runDue()
  const lease = await takeLease(db, booking.id, () => NOW)
  expect(await lease?.renew()).toMatchObject({ id: booking.id })
  await expect.poll(() => heir.begun).toBe(1)
})

/** Starts jobs and never finishes them. */
const worker = () => {
  const jobs = createJobs({ db: opened.db, clock: () => NOW, log: pino({ level: 'silent' }) })
  const state = { jobs, begun: 0 }
  jobs.handle('greet', () => {
    state.begun += 1
    return new Promise(() => {})
  })
  return state
}
