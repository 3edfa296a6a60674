import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Jobs } from '#server/jobs/jobs.ts'
import { creditsOf } from '#server/modules/credits/credits.store.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { createLoyalty } from '#server/modules/loyalty/loyalty.service.ts'
import { insertPromoUse } from '#server/modules/loyalty/loyalty.store.ts'
import { personMarks } from '#server/modules/loyalty/personMarks.ts'
import { openCardCompany, VISA, type CardCompany } from '#server/modules/paymentMethods/paymentMethods.testing.ts'
import { insertUser, userOf } from '#server/modules/user/user.store.ts'
import { bidProcess, type BidProcess } from './bids.testing.ts'

let company: CardCompany
let now: Temporal.Instant
let desk: BidProcess
const clock = () => now
beforeAll(async () => {
  company = await openCardCompany()
})
afterAll(() => company.close())
beforeEach(async () => {
  const { db, empty } = company.database
  await empty()
  now = Temporal.Instant.from('2026-12-01T12:00Z')
  await addSampleHotel(db, { room_types: [{ rooms_total: 5 }] })
  const marks = personMarks('a secret of the test')
  const loyaltyOn = (jobs: Jobs) => createLoyalty({ db, clock, jobs, marks })
  desk = bidProcess({ db, clock, company: company.gateway, loyaltyOn })
})

const at = async (moment: string): Promise<void> => {
  now = Temporal.Instant.from(moment)
  for (let round = 0; round < 3; round += 1) await desk.jobs.runDue()
}

/** The sharer of the code that the guest booked with. */
const withCode = async (bookingId: string): Promise<string> => {
  const { db } = company.database
  for (const uid of ['guest', 'sharer']) {
    const names = { first_name: 'Placeholder', last_name: 'Guest', phone: null }
    await insertUser(db, { uid, email: `${uid}@stayless.example`, is_email_verified: true, ...names }, now)
  }
  const [friend, sharer] = [await userOf(db, { uid: 'guest' }), await userOf(db, { uid: 'sharer' })]
  if (friend === undefined || sharer === undefined) throw new Error('there are no users')
  await insertPromoUse(db, { booking_id: bookingId, friend_id: friend.id, sharer_id: sharer.id })
  return sharer.uid
}

const rewards = async (uid: string): Promise<string[]> => {
  const { account } = await creditsOf(company.database.db, uid, now)
  return account.entries.map((entry) => entry.at.toString())
}

describe('the reward for a finished stay', () => {
  test('follows the check-out that a hotel accepts', async () => {
    const { id } = await desk.book({ type: 'card', nonce: VISA }, { bids: { check_out: 30 } })
    const sharer = await withCode(id)
    await desk.answer(id, 'accept', 'check_out')
    await at('2026-12-01T12:02Z')
    await at('2026-12-26T20:59Z')
    expect(await rewards(sharer)).toEqual([])
    await at('2026-12-26T21:00Z')
    expect(await rewards(sharer)).toEqual(['2026-12-26T21:00:00Z'])
  })

  test('comes at the standard hour after a no', async () => {
    const { id } = await desk.book({ type: 'card', nonce: VISA }, { bids: { check_out: 30 } })
    const sharer = await withCode(id)
    await desk.answer(id, 'reject', 'check_out')
    await at('2026-12-01T12:02Z')
    await at('2026-12-26T16:00Z')
    expect(await rewards(sharer)).toEqual(['2026-12-26T16:00:00Z'])
    await at('2026-12-27T16:00Z')
    expect(await rewards(sharer)).toHaveLength(1)
  })
})

test.each([
  ['accept', 50],
  ['reject', 44],
] as const)('hours after a hotel’s %s count for credit as far as the room was held: %d', async (decision, hours) => {
  const { id } = await desk.book({ type: 'card', nonce: VISA }, { bids: { check_in: 40 } })
  await desk.answer(id, decision)
  await at('2026-12-01T12:02Z')
  await at('2026-12-26T21:00Z')
  expect((await creditsOf(company.database.db, 'guest', now)).account.total_hours).toBe(hours)
})
