import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { insertSample } from '#server/modules/bookings/bookings.samples.ts'
import { UNHEARD } from '#server/modules/bookings/saga.testing.ts'
import { stayPayment } from '#server/modules/bookings/bookings.stayPayment.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { createEscalation } from './payments.review.ts'
import { paymentById } from './payments.store.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())

test('a payment locks its booking before itself, as a cancellation does, so that neither waits for the other', async () => {
  const { db } = opened
  await addSampleHotel(db)
  const { id } = await insertSample(db, { step: 'captured' }, { transaction_id: 't1' })
  const stay = stayPayment({ ...UNHEARD, db, clock: () => Temporal.Instant.from('2026-12-01T12:00Z') })
  const free: string[] = []
  const escalateToReview = createEscalation({
    db,
    subjectOf: () => ({
      ...stay,
      lock: async (tx, payment) => {
        await stay.lock?.(tx, payment)
        // Asked on another connection: who can still be locked?
        for (const table of ['bookings', 'payments'])
          await db.transaction().execute(async (other) => {
            const { rows } = await sql`select from ${sql.table(table)} where id = ${id} for update skip locked`.execute(
              other,
            )
            if (rows.length > 0) free.push(table)
          })
      },
    }),
    log: UNHEARD.log,
  })
  const payment = await paymentById(db, id)
  if (payment === undefined) throw new Error('there is no payment')
  expect(await escalateToReview(payment, { cause: 'disputed' })).toBe(true)
  expect(free).toEqual(['payments'])
})
