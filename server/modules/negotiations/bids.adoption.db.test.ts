import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createJobs } from '#server/jobs/jobs.ts'
import { createLog } from '#server/log.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { insertSample } from '#server/modules/bookings/bookings.samples.ts'
import type { NewBooking } from '#server/modules/bookings/bookings.store.ts'
import { addSampleHotel, sampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { adoptOlderBids } from './bids.adoption.ts'
import { bidsOfBooking } from './negotiations.store.ts'
import { negotiationsOn } from './negotiations.testing.ts'

const NOW = Temporal.Instant.from('2026-12-20T12:00Z')
const clock = () => NOW

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())
const on = negotiationsOn(() => opened.db, [sampleHotel()])
beforeEach(async () => {
  await opened.empty()
  on.reset()
  await addSampleHotel(opened.db, { room_types: [{ rooms_total: 9 }] })
})

/** Starts a process, and lets it do its work. */
const startProcess = async (): Promise<void> => {
  const jobs = createJobs({ db: opened.db, clock, log: createLog('silent') })
  await adoptOlderBids({ db: opened.db, clock, jobs, bids: on.bids() })()
  await jobs.runDue()
}

const booked = async (changes: Partial<NewBooking> = {}): Promise<string> => {
  const older = { step: 'captured', check_in: '2026-12-24T09:00', bid_check_in_cents: 4000 } as const
  return (await insertSample(opened.db, { ...older, ...changes }, { transaction_id: null })).id
}

test('bids of bookings made before hotels were asked are sent to them, once, however many processes start', async () => {
  const both = await booked({ check_out: '2026-12-26T16:00', bid_check_out_cents: 3000 })
  const one = await booked()
  await Promise.all([startProcess(), startProcess(), startProcess()])
  await startProcess()
  const bids = [...(await bidsOfBooking(opened.db, both)), ...(await bidsOfBooking(opened.db, one))]
  expect(bids.map(({ state, side, card_token }) => [state, side, card_token])).toEqual([
    ['asked', 'check_in', null],
    ['asked', 'check_out', null],
    ['asked', 'check_in', null],
  ])
  expect(on.letters().filter((letter) => letter === 'hotel request')).toHaveLength(2)
})

test('many are sent in batches', async () => {
  for (let count = 0; count < 51; count += 1) await booked()
  await startProcess()
  const { count } = await opened.db
    .selectFrom('negotiations')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(51)
})

test.each([
  ['is not paid', { step: 'held' }],
  ['is canceled', { step: 'refunded', cancelled_at: NOW }],
  ['has no bid', { bid_check_in_cents: null }],
  ['begins too soon for a final answer', { check_in_at: NOW.add({ hours: 5 }) }],
] as const)('nobody is asked for a booking that %s', async (_, changes) => {
  const id = await booked(changes)
  await startProcess()
  expect(await bidsOfBooking(opened.db, id)).toEqual([])
})
