import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { attempt, bookingsOn, clock } from './service.testing.ts'

let opened: Awaited<ReturnType<typeof testDatabase>>
let db: Database
beforeAll(async () => {
  opened = await testDatabase()
  db = opened.db
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.empty()
  await addSampleHotel(db, { room_types: [{ rooms_total: 1 }] })
})

const setUp = bookingsOn(() => db)

describe('cancelling', () => {
  test('before the deadline refunds everything, once, and releases the room', async () => {
    const { bookings, live } = setUp()
    const { id } = await bookings.book(attempt())
    expect(await bookings.cancel('guest', id, { refund: 20_000 })).toMatchObject({
      refund: 20_000,
      row: { step: 'refunded' },
    })
    expect(await bookings.cancel('guest', id, { refund: 20_000 })).toMatchObject({
      refund: 20_000,
      row: { step: 'refunded' },
    })
    expect(live()).toEqual([])
    expect(await bookings.book(attempt())).toMatchObject({ step: 'captured' })
  })

  test('after the deadline refunds all but the first night, once, and releases the room', async () => {
    let now = clock()
    const { bookings, live, emails } = setUp({ clock: () => now })
    const { id } = await bookings.book(attempt())
    now = Temporal.Instant.from('2026-12-23T20:00Z')
    const { row, refund } = await bookings.cancel('guest', id, { refund: 10_000, kept: 10_000 })
    expect([refund, row.kept_cents, row.step]).toEqual([10_000, 10_000, 'refunded'])
    expect(await bookings.cancel('guest', id, {})).toMatchObject({ refund: 10_000 })
    expect(live()).toMatchObject([{ cents: 20_000, refunded: 10_000 }])
    expect(emails).toEqual([{ id, kept_cents: 10_000, cancelled_at: now }])
    expect(await bookings.book(attempt())).toMatchObject({ step: 'captured' })
  })

  test.each<[string, Parameters<typeof setUp>[0], string]>([
    ['of one night after its deadline', { quote: { first_night: 20_000 } }, '2026-12-23T20:00Z'],
    ['at a non-refundable rate', { quote: { cancellation_deadline: null } }, '2026-12-01T12:01Z'],
    ['once the stay has begun', {}, '2026-12-24T20:00Z'],
  ])('a stay %s is refused with the words of the specification', async (_, circumstances, at) => {
    let now = clock()
    const { bookings, live } = setUp({ ...circumstances, clock: () => now })
    const { id, reference } = await bookings.book(attempt())
    now = Temporal.Instant.from(at)
    await expect(bookings.cancel('guest', id, {})).rejects.toMatchObject({
      code: 'not_cancellable',
      status: 409,
      message: `Booking ${reference} can not be canceled`,
    })
    expect(live()).toHaveLength(1)
  })

  test('ten times in parallel refunds once', async () => {
    const { bookings, live, changes } = setUp()
    const { id } = await bookings.book(attempt())
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => bookings.cancel('guest', id, { refund: 20_000 })),
    )
    expect(answers.map(({ refund }) => refund)).toEqual(Array.from({ length: 10 }, () => 20_000))
    expect(live()).toEqual([])
    expect(changes.map(([, sign]) => sign)).toEqual([1, -1])
  })

  test('is asked back and changes nothing if the refund differs from the one shown', async () => {
    const { bookings, live } = setUp()
    const { id } = await bookings.book(attempt())
    await expect(bookings.cancel('guest', id, { refund: 15_000 })).rejects.toMatchObject({
      code: 'refund_changed',
      status: 409,
      field: 'expected_refund',
    })
    expect(await bookings.ownBooking('guest', id)).toMatchObject({ step: 'captured', cancelled_at: null })
    expect(live()).toHaveLength(1)
  })

  test.each([
    ['refund', { refund: 20_000 }, 'expected_refund'],
    ['kept night', { refund: 10_000, kept: 0 }, 'expected_kept'],
  ] as const)('is asked back with the new %s if the deadline passes before the guest confirms', async (...given) => {
    const [, expected, field] = given
    let now = clock()
    const { bookings, live } = setUp({ clock: () => now })
    const { id } = await bookings.book(attempt())
    now = Temporal.Instant.from('2026-12-23T20:00Z')
    await expect(bookings.cancel('guest', id, expected)).rejects.toMatchObject({
      code: 'refund_changed',
      message: 'Cancelling gives back 100.00 US dollars now, and keeps 100.00',
      field,
    })
    expect(live()).toHaveLength(1)
  })

  test('again returns the same result, after the deadline and whatever refund is expected', async () => {
    let now = clock()
    const { bookings } = setUp({ clock: () => now })
    const { id } = await bookings.book(attempt())
    await bookings.cancel('guest', id, { refund: 20_000 })
    now = Temporal.Instant.from('2026-12-25T00:00Z')
    expect(await bookings.cancel('guest', id, { refund: 0 })).toMatchObject({
      refund: 20_000,
      row: { step: 'refunded', cancelled_at: clock() },
    })
  })

  test("another guest's booking fails as if it did not exist", async () => {
    const { bookings } = setUp()
    const { id } = await bookings.book(attempt())
    for (const unknown of [id, randomUUID(), 'x', "'; drop table bookings"])
      await expect(bookings.ownBooking('stranger', unknown)).rejects.toMatchObject({
        code: 'not_found',
        message: 'No such booking',
      })
  })
})
