import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { createMail } from '#server/mail/mail.ts'
import { sampleBooking } from '#server/modules/bookings/bookings.samples.ts'
import { holdOf } from '#server/modules/bookings/bookings.saga.ts'
import { bookingById, insertBooking } from '#server/modules/bookings/bookings.store.ts'
import { faultyGateway } from '#server/modules/bookings/gateway.samples.ts'
import { createHotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { createAvailability } from '#server/modules/inventory/availability.ts'
import { hold } from '#server/modules/inventory/inventory.store.ts'
import { rateKeys } from '#server/modules/rates/rateKey.ts'
import { composeBookings } from './bookings.ts'

const NOW = Temporal.Instant.from('2026-12-01T12:00Z')
const clock = () => NOW

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
  await addSampleHotel(opened.db)
})
afterAll(() => opened.close())
beforeEach(async () => {
  for (const table of ['bookings', 'outbox', 'jobs', 'room_day'] as const) await opened.db.deleteFrom(table).execute()
})

test('a cancellation whose money is refused tells the guest the same again, and staff by mail and log', async () => {
  const { cancel, lines, letters } = desk({
    refund: () => Promise.resolve({ outcome: 'refused', reason: 'not_found' }),
  })
  const { id, reference } = await paidBooking()
  const first = await cancel(id)
  expect(first).toMatchObject({ refund: 200, booking: { status: 'review', cancelled: { refund: 200 } } })
  expect(await cancel(id)).toEqual(first)
  expect(await bookingById(opened.db, id)).toMatchObject({ step: 'review', review_cause: 'refund_not_found' })
  expect(await letters()).toMatchObject([{ recipient: 'staff@stayless.example', template: 'booking_review' }])
  expect((await letters())[0]?.body_text.replaceAll(/[\u2068\u2069]/g, '')).toContain(`Booking reference: ${reference}
Booking: ${id}
Cause: refund_not_found
Transaction: t1
Charge: $200.00
To give back: $200.00`)
  expect(lines()).toMatchObject([{ level: 50, booking: id, cause: 'refund_not_found' }])
})

test('a cancellation that meets no trouble is told to the guest alone', async () => {
  const { cancel, lines, letters } = desk({ refund: () => Promise.resolve({ outcome: 'done' }) })
  const { id } = await paidBooking()
  expect(await cancel(id)).toMatchObject({ refund: 200, booking: { status: 'cancelled' } })
  expect(await letters()).toMatchObject([{ recipient: 'guest@stayless.example', template: 'booking_cancelled' }])
  expect(lines()).toEqual([])
})

const desk = (changes: Partial<PaymentGateway>) => {
  const { db } = opened
  const written: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void written.push(line) })
  const jobs = createJobs({ db, clock, log })
  const brand = { name: 'Stayless', supportEmail: 'support@stayless.example' }
  const mail = createMail({ db, clock, jobs, brand, transport: { send: () => Promise.resolve() } })
  const routes = composeBookings({
    db,
    clock,
    jobs,
    mail,
    gateway: { ...faultyGateway().gateway, ...changes },
    catalogue: {
      hotels: createHotelIndex([]),
      availability: createAvailability([]),
    },
    content: { image: () => '', address: () => '' },
    keys: rateKeys('s'.repeat(32)),
    staffEmail: 'staff@stayless.example',
    log,
  })
  const caller = { uid: 'guest', email: 'guest@stayless.example', email_verified: true, auth_time: NOW }
  const context = { requestId: 'r1', locale: 'en' as const, address: '127.0.0.1', idempotencyKey: undefined }
  return {
    cancel: (id: string) => routes.cancelBooking({ params: { id }, query: {}, body: {}, context, caller }),
    lines: () => written.map((line): unknown => JSON.parse(line)),
    letters: () => db.selectFrom('outbox').selectAll().orderBy('id').execute(),
  }
}

const paidBooking = async () => {
  const booking = sampleBooking({ step: 'captured', transaction_id: 't1', payment_nonce: null })
  await insertBooking(opened.db, booking)
  const row = await bookingById(opened.db, booking.id)
  if (row === undefined) throw new Error('the booking was not written')
  await opened.db.transaction().execute((tx) => hold(tx, holdOf(row)))
  return row
}
