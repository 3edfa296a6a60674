import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { insertSample } from '#server/modules/bookings/bookings.samples.ts'
import { resumePayments } from './payments.resume.ts'
import { changePayment, paymentById, transitionPayment } from './payments.store.ts'

const NOON = Temporal.Instant.from('2026-12-01T12:00Z')

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.empty()
  await addSampleHotel(opened.db)
})

test('a refund that waits for settlement is tried for days, at least every hour, until it is made', async () => {
  const { db } = opened
  const booking = await insertSample(db, { step: 'refunding', kept_cents: 8000, cancelled_at: NOON })
  let now = NOON
  const clock = () => now
  const settlesAt = NOON.add({ hours: 72 })
  const tries: Temporal.Instant[] = []
  const jobs = createJobs({ db, clock, log: pino({ level: 'silent' }) })
  const advance = async (id: string) => {
    tries.push(now)
    if (Temporal.Instant.compare(now, settlesAt) >= 0) await transitionPayment(db, id, ['refunding'], 'refunded')
    else await changePayment(db, { id, state: 'refunding' }, { unsettled_at: now })
    return paymentById(db, id)
  }
  await resumePayments({ db, clock, jobs, saga: { advance } })(db, booking.id)
  for (let minute = 0; minute < 74 * 60; minute += 10) {
    await jobs.runDue()
    now = now.add({ minutes: 10 })
  }
  expect(await paymentById(db, booking.id)).toMatchObject({ state: 'refunded' })
  const pauses = tries.map((at, place) => (tries[place - 1] ?? NOON).until(at).total('minutes'))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(70)
  expect(await db.selectFrom('jobs').select('kind').where('done_at', 'is', null).execute()).toEqual([])
})
