import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { hold } from '#server/modules/inventory/inventory.store.ts'
import { sampleBooking } from './bookings.samples.ts'
import { createSaga, holdOf } from './bookings.saga.ts'
import { bookingById, insertBooking, move, type BookingRow } from './bookings.store.ts'
import { Crash, faultyGateway, type Fault, type GatewayCall } from './gateway.samples.ts'

let opened: Awaited<ReturnType<typeof testDatabase>>
let db: Database
beforeAll(async () => {
  opened = await testDatabase()
  db = opened.db
})
afterAll(() => opened.close())
beforeEach(async () => {
  await sql`truncate bookings, room_day, room_types, hotels cascade`.execute(db)
  await addSampleHotel(db, { room_types: [{ rooms_total: 1 }] })
})

const FAULTS: Fault[] = ['lost_request', 'lost_answer', 'crash_before', 'crash_after']
const trouble = (calls: GatewayCall[]): Partial<Record<GatewayCall, Fault>>[] => {
  const single = calls.flatMap((call) => FAULTS.map((fault) => ({ [call]: fault })))
  const pairs = calls.flatMap((first, place) =>
    calls.slice(place + 1).flatMap((second) => FAULTS.flatMap((a) => FAULTS.map((b) => ({ [first]: a, [second]: b })))),
  )
  return [{}, ...single, ...pairs]
}

describe('paying for a held room', () => {
  it.each(trouble(['authorize', 'find', 'capture']))(
    'is charged once and booked once, whatever happens: %j',
    async (faults) => {
      const { gateway, live } = faultyGateway(faults)
      const booking = await heldBooking()
      const told = await drive(booking.id, gateway)
      expect(await settled(booking.id)).toEqual({ step: 'captured', sold: 1, locked: false, nonce: null })
      expect(live()).toEqual([{ orderId: booking.id, state: 'captured', cents: 20_000 }])
      expect(told).toEqual(['confirmed'])
    },
  )

  it.each(trouble(['authorize', 'find']))(
    'a declined card gives the room back and charges nothing: %j',
    async (faults) => {
      const { gateway, live, DECLINED_NONCE } = faultyGateway(faults)
      const booking = await heldBooking({ payment_nonce: DECLINED_NONCE })
      const told = await drive(booking.id, gateway)
      expect(await settled(booking.id)).toEqual({ step: 'declined', sold: 0, locked: false, nonce: null })
      expect(live()).toEqual([])
      expect(told).toEqual([])
    },
  )

  it.each(trouble(['capture', 'void']))('a card that takes back its word gives the room back: %j', async (faults) => {
    const { gateway, live, withdraw } = faultyGateway(faults)
    const booking = await heldBooking()
    await gateway.authorize(authorizationOf(booking))
    await move(db, booking.id, 'held', 'authorized', { transaction_id: 't1' })
    withdraw()
    await drive(booking.id, gateway)
    expect(await settled(booking.id)).toMatchObject({ step: 'refused', sold: 0 })
    expect(live()).toEqual([])
  })

  it('a hold that nobody paid for within 15 minutes is given back', async () => {
    const { gateway, live } = faultyGateway()
    const booking = await heldBooking()
    await sagaAt('2026-12-01T12:16Z', gateway, []).advance(booking.id, true)
    expect(await settled(booking.id)).toMatchObject({ step: 'refused', sold: 0 })
    expect(live()).toEqual([])
  })

  it('a charge without an answer for a day goes to a person, and keeps the room', async () => {
    const { gateway } = faultyGateway()
    const silent = { ...gateway, find: () => Promise.resolve({ outcome: 'unknown' as const }) }
    const booking = await heldBooking()
    await sagaAt('2026-12-02T12:01Z', silent, []).advance(booking.id, true)
    expect(await settled(booking.id)).toMatchObject({ step: 'review', sold: 1 })
  })

  it('two workers at once charge once', async () => {
    const { gateway, live } = faultyGateway()
    const booking = await heldBooking()
    const told: string[] = []
    const saga = sagaAt('2026-12-01T12:00Z', gateway, told)
    await Promise.all(Array.from({ length: 8 }, () => saga.advance(booking.id, true)))
    expect(live()).toEqual([{ orderId: booking.id, state: 'captured', cents: 20_000 }])
    expect(told).toEqual(['confirmed'])
  })
})

describe('giving money back', () => {
  it.each(trouble(['refund']))('a cancelled booking is refunded once, whatever happens: %j', async (faults) => {
    const { gateway, live } = faultyGateway(faults)
    const booking = await heldBooking()
    await gateway.authorize(authorizationOf(booking))
    await gateway.capture('t1')
    await move(db, booking.id, 'held', 'refunding', { transaction_id: 't1', refund_cents: 20_000 })
    const told = await drive(booking.id, gateway)
    expect(await settled(booking.id)).toMatchObject({ step: 'refunded' })
    expect(live()).toEqual([])
    expect(told).toEqual(['cancelled'])
  })
})

const authorizationOf = (booking: BookingRow) => ({
  orderId: booking.id,
  amountCents: booking.total_cents,
  nonce: 'nonce',
  deviceData: null,
  lodging: { folioNumber: '', checkInDate: '', checkOutDate: '' },
})

const heldBooking = async (changes: Parameters<typeof sampleBooking>[0] = {}): Promise<BookingRow> => {
  const booking = sampleBooking(changes)
  await insertBooking(db, booking)
  const row = await bookingById(db, booking.id)
  if (row === undefined) throw new Error('the booking was not written')
  await db.transaction().execute((tx) => hold(tx, holdOf(row)))
  return row
}

const sagaAt = (now: string, gateway: Parameters<typeof createSaga>[0]['gateway'], told: string[]) =>
  createSaga({
    db,
    clock: () => Temporal.Instant.from(now),
    gateway,
    kept: {
      customerFor: () => Promise.resolve(null),
      paid: () => Promise.resolve(),
      unpaid: () => Promise.resolve(),
    },
    released: () => undefined,
    tellConfirmed: () => Promise.resolve(void told.push('confirmed')),
    tellCancelled: () => Promise.resolve(void told.push('cancelled')),
  })

/** One attempt as the request makes it, then one a minute as the worker does: a crash leaves a lease that has to run out. */
const drive = async (id: string, gateway: Parameters<typeof createSaga>[0]['gateway']): Promise<string[]> => {
  const told: string[] = []
  for (let minute = 0; minute < 8; minute += 1) {
    const now = Temporal.Instant.from('2026-12-01T12:00Z').add({ seconds: minute * 61 })
    await sagaAt(now.toString(), gateway, told)
      .advance(id, minute > 0)
      .catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error
      })
  }
  return told
}

const settled = async (id: string) => {
  const row = await bookingById(db, id)
  const { rows } = await sql<{
    most: number
  }>`select coalesce(max(hour), 0)::int as most from room_day, unnest(sold) as hour`.execute(db)
  return { step: row?.step, sold: rows[0]?.most, locked: row?.locked_until !== null, nonce: row?.payment_nonce }
}
