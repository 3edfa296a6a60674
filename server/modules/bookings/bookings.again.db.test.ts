import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { ApiError } from '#server/http/errors.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { lockSignedInUser, insertUser } from '#server/modules/user/user.store.ts'
import { sampleBooking, sampleQuote } from './bookings.samples.ts'
import { createBookings, type Attempt } from './bookings.service.ts'
import { insertBooking, type NewBooking } from './bookings.store.ts'
import { faultyGateway } from '#server/modules/payments/gateway.samples.ts'
import { NO_BIDS, NO_INVOICES, NO_LOYALTY, staysOn, UNLIMITED } from './saga.testing.ts'

const clock = () => Temporal.Instant.from('2026-12-01T12:00Z')

let opened: Awaited<ReturnType<typeof testDatabase>>
let db: Database
beforeAll(async () => {
  opened = await testDatabase()
  db = opened.db
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.empty()
  await addSampleHotel(db, { room_types: [{ rooms_total: 20 }, { rooms_total: 20 }] })
  for (const uid of ['guest', 'other'])
    await insertUser(
      db,
      {
        uid,
        email: `${uid}@stayless.example`,
        is_email_verified: true,
        first_name: 'Placeholder',
        last_name: 'Guest',
        phone: null,
      },
      clock(),
    )
})

describe('the same stay booked once more', () => {
  test('is asked back with the reference of the active booking, and nothing is charged', async () => {
    const { bookings, live } = setUp()
    const { id, reference } = await bookings.book(attempt())
    await expect(bookings.book(attempt())).rejects.toMatchObject({
      code: 'already_booked',
      status: 409,
      booking: { id, reference },
    })
    expect(live()).toHaveLength(1)
  })

  test('is booked when the guest confirms', async () => {
    const { bookings, live } = setUp()
    await bookings.book(attempt())
    expect(await bookings.book(attempt({ again: true }))).toMatchObject({ step: 'captured' })
    expect(live()).toHaveLength(2)
  })

  test('makes one booking and asks nine times, for ten simultaneous requests', async () => {
    const { bookings, live } = setUp()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => bookings.book(attempt())))
    expect(outcomes.map(describeOutcome).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'already_booked'),
      'captured',
    ])
    expect(live()).toHaveLength(1)
  })

  test('is the same booking under the same key, before and after the question', async () => {
    const { bookings, live } = setUp()
    const once = attempt()
    const rows = await Promise.all(Array.from({ length: 5 }, () => bookings.book(once)))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1)
    const refused = attempt()
    await expect(bookings.book(refused)).rejects.toMatchObject({ code: 'already_booked' })
    const meant = { ...refused, body: { ...refused.body, again: true } }
    const [first, second] = [await bookings.book(meant), await bookings.book(meant)]
    expect(first).toEqual(second)
    expect(live()).toHaveLength(2)
  })

  test.each<[string, Partial<NewBooking>, string]>([
    ['of another guest', { user_uid: 'other' }, 'captured'],
    ['of another room type', { room_type_id: 'nyc-0001-r2' }, 'captured'],
    ['that was cancelled', { step: 'refunded' }, 'captured'],
    ['that is being cancelled', { step: 'refunding' }, 'captured'],
    ['that was declined', { step: 'declined' }, 'captured'],
    ['that had no room', { step: 'refused' }, 'captured'],
    ['that ends as this one begins', { check_in: '2026-12-22T15:00', check_out: '2026-12-24T15:00' }, 'captured'],
    ['that begins as this one ends', { check_in: '2026-12-26T11:00', check_out: '2026-12-28T11:00' }, 'captured'],
    ['that is being processed', { step: 'held' }, 'already_booked'],
    ['that somebody looks at', { step: 'review', review_cause: 'no_answer' }, 'already_booked'],
    [
      'whose refund somebody looks at',
      { step: 'review', review_cause: 'no_answer', cancelled_at: clock() },
      'captured',
    ],
    ['that shares one night', { check_in: '2026-12-25T15:00', check_out: '2026-12-29T11:00' }, 'already_booked'],
  ])('beside a booking %s', async (_, standing, outcome) => {
    const { bookings } = setUp()
    await insertBooking(db, sampleBooking({ step: 'captured', ...standing }))
    const [answer] = await Promise.allSettled([bookings.book(attempt())])
    expect(describeOutcome(answer)).toBe(outcome)
  })
})

const describeOutcome = (outcome: PromiseSettledResult<{ step: string }>): string => {
  if (outcome.status === 'fulfilled') return outcome.value.step
  const { reason }: { reason: unknown } = outcome
  return reason instanceof ApiError ? reason.code : String(reason)
}

const attempt = (more: { again?: boolean } = {}): Attempt => ({
  guest: { uid: 'guest', email: 'guest@stayless.example' },
  address: '127.0.0.1',
  key: randomUUID(),
  body: {
    rateKey: 'key',
    guest: { first_name: 'Placeholder', last_name: 'Guest' },
    comment: '',
    payment: { type: 'card', nonce: randomUUID() },
    expected_total: 200,
    ...more,
  },
  locale: 'en',
})

const setUp = () => {
  const { gateway, live } = faultyGateway()
  const bookings = createBookings({
    db,
    clock,
    ...staysOn({ db, clock, gateway }),
    quote: () => sampleQuote,
    loyalty: NO_LOYALTY,
    invoices: NO_INVOICES,
    bids: NO_BIDS,
    roleOf: () => Promise.resolve('regular'),
    lockSignedInUser,
    checkMethod: () => Promise.resolve(),
    tries: UNLIMITED,
    inventoryChanged: () => undefined,
    readAgain: () => Promise.resolve(),
    queueCancellationEmail: () => Promise.resolve(),
  })
  return { bookings, live }
}
