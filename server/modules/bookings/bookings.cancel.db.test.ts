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
    expect(await bookings.cancel('guest', id, 20_000)).toMatchObject({ refund: 20_000, row: { step: 'refunded' } })
    expect(await bookings.cancel('guest', id, 20_000)).toMatchObject({ refund: 20_000, row: { step: 'refunded' } })
    expect(live()).toEqual([])
    expect(await bookings.book(attempt())).toMatchObject({ step: 'captured' })
  })

  test('after the deadline is refused with the words of the specification', async () => {
    const { bookings } = setUp({ quote: { cancellation_deadline: Temporal.Instant.from('2026-12-01T11:59Z') } })
    const { id, reference } = await bookings.book(attempt())
    await expect(bookings.cancel('guest', id, null)).rejects.toMatchObject({
      code: 'not_cancellable',
      message: `Booking ${reference} can not be canceled`,
    })
  })

  test('ten times in parallel refunds once', async () => {
    const { bookings, live, changes } = setUp()
    const { id } = await bookings.book(attempt())
    const answers = await Promise.all(Array.from({ length: 10 }, () => bookings.cancel('guest', id, 20_000)))
    expect(answers.map(({ refund }) => refund)).toEqual(Array.from({ length: 10 }, () => 20_000))
    expect(live()).toEqual([])
    expect(changes.map(([, sign]) => sign)).toEqual([1, -1])
  })

  test('is asked back and changes nothing if the refund differs from the one shown', async () => {
    const { bookings, live } = setUp()
    const { id } = await bookings.book(attempt())
    await expect(bookings.cancel('guest', id, 15_000)).rejects.toMatchObject({
      code: 'refund_changed',
      status: 409,
      field: 'expected_refund',
    })
    expect(await bookings.ownBooking('guest', id)).toMatchObject({ step: 'captured', cancelled_at: null })
    expect(live()).toHaveLength(1)
  })

  test('is refused if the deadline passes before the guest confirms', async () => {
    let now = clock()
    const { bookings, live } = setUp({ clock: () => now })
    const { id, reference } = await bookings.book(attempt())
    now = Temporal.Instant.from('2026-12-23T20:00Z')
    await expect(bookings.cancel('guest', id, 20_000)).rejects.toMatchObject({
      code: 'not_cancellable',
      message: `Booking ${reference} can not be canceled`,
    })
    expect(live()).toHaveLength(1)
  })

  test('again returns the same result, after the deadline and whatever refund is expected', async () => {
    let now = clock()
    const { bookings } = setUp({ clock: () => now })
    const { id } = await bookings.book(attempt())
    await bookings.cancel('guest', id, 20_000)
    now = Temporal.Instant.from('2026-12-25T00:00Z')
    expect(await bookings.cancel('guest', id, 0)).toMatchObject({
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
