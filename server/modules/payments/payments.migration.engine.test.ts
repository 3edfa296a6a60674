import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { databaseOfItsOwn } from '#server/db/testDatabase.ts'
import { sampleBooking } from '#server/modules/bookings/bookings.samples.ts'
import { bookingById } from '#server/modules/bookings/bookings.store.ts'
import { stepsOf } from '#server/modules/bookings/staff.store.ts'
import { paymentById } from './payments.store.ts'

const MIGRATION = '0104_payments.sql'
const NOON = Temporal.Instant.from('2026-12-01T12:00Z')
const LATER = NOON.add({ hours: 1 })
const method = randomUUID()

/** Columns that a booking had before it had a payment of its own. */
interface OldBooking {
  step: string
  total_cents?: number
  payment_type?: string
  idempotency_key?: string
  payment_nonce?: string
  payment_device_data?: string
  payment_method_id?: string
  keep_card?: boolean
  transaction_id?: string
  paid_brand?: string
  paid_last4?: string
  paid_at?: Temporal.Instant
  decline_reason?: string
  decline_advice?: string
  review_cause?: string
  refund_cents?: number
  kept_cents?: number
  cancelled_at?: Temporal.Instant
  locked_until?: Temporal.Instant
  locked_by?: string
}

const CARD = { paid_brand: 'Visa', paid_last4: '1111' }
const worker = randomUUID()

const OLD = {
  held: {
    step: 'held',
    payment_nonce: 'n',
    payment_device_data: 'd',
    keep_card: true,
    locked_until: LATER,
    locked_by: worker,
  },
  authorized: { step: 'authorized', transaction_id: 'authorized', ...CARD },
  refusedCode: { step: 'authorized', transaction_id: 'own code', decline_reason: 'promo.own', ...CARD },
  captured: { step: 'captured', transaction_id: 'captured', paid_at: LATER, payment_method_id: method, ...CARD },
  wallet: { step: 'captured', transaction_id: 'wallet', paid_at: LATER, payment_type: 'apple-pay', ...CARD },
  old: { step: 'captured', transaction_id: 'old' },
  paidElsewhere: { step: 'captured', paid_at: LATER, review_cause: 'no_answer', payment_type: 'google-pay' },
  // Any client may choose such a key.
  demoKey: {
    step: 'captured',
    transaction_id: 'not a demo',
    paid_at: LATER,
    idempotency_key: 'demo-stay-mine',
    ...CARD,
  },
  declined: { step: 'declined', decline_reason: 'processor_declined', decline_advice: 'different_card' },
  refused: { step: 'refused', decline_reason: 'hold_expired' },
  refunding: {
    step: 'refunding',
    transaction_id: 'refunding',
    paid_at: NOON,
    cancelled_at: LATER,
    refund_cents: 12_000,
    kept_cents: 8000,
  },
  refunded: { step: 'refunded', transaction_id: 'refunded', paid_at: NOON, cancelled_at: LATER, refund_cents: 20_000 },
  review: { step: 'review', review_cause: 'no_answer' },
  disputed: { step: 'review', review_cause: 'disputed', transaction_id: 'disputed', paid_at: NOON, ...CARD },
  refundRefused: {
    step: 'review',
    review_cause: 'refund_not_found',
    transaction_id: 'no refund',
    paid_at: NOON,
    cancelled_at: LATER,
    refund_cents: 20_000,
  },
  free: { step: 'captured', total_cents: 0 },
  invoice: { step: 'captured', payment_type: 'invoice' },
  demo: { step: 'captured', idempotency_key: 'demo-stay-1' },
  freeHeld: { step: 'held', total_cents: 0, payment_nonce: 'unused' },
  invoiceRefunding: { step: 'refunding', payment_type: 'invoice', cancelled_at: LATER, refund_cents: 20_000 },
} satisfies Record<string, OldBooking>

type Kind = keyof typeof OLD
const ids = new Map<string, string>()
const idOf = (kind: Kind): string => ids.get(kind) ?? ''

let opened: Awaited<ReturnType<typeof databaseOfItsOwn>>
beforeAll(async () => {
  opened = await databaseOfItsOwn()
  const { db } = opened
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(
    db,
    readMigrations().filter(({ name }) => name < MIGRATION),
  )
  await sql`insert into payment_customers (uid) values ('guest')`.execute(db)
  await sql`insert into payment_methods (id, uid, state, created_at) values (${method}, 'guest', 'adding', ${NOON})`.execute(
    db,
  )
  for (const [kind, old] of Object.entries(OLD)) {
    const row = { ...sampleBooking({ created_at: NOON }), ...old }
    ids.set(kind, row.id)
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
    await sql`insert into bookings (${columns}) values (${sql.join(Object.values(row))})`.execute(db)
    await sql`insert into jobs (kind, payload, run_at, created_at)
      values ('booking.resume', ${JSON.stringify({ id: row.id })}::jsonb, ${NOON}, ${NOON})`.execute(db)
  }
  await migrate(db)
})
afterAll(() => opened.close())

const DUE = { authorize_asked_at: NOON, expires_at: NOON.add({ minutes: 15 }), keep_card: false, nonce: null }

describe('the payment of a booking that was', () => {
  test.each<[Kind, object]>([
    [
      'held',
      { ...DUE, state: 'due', nonce: 'n', device_data: 'd', keep_card: true, locked_until: LATER, locked_by: worker },
    ],
    ['authorized', { ...DUE, state: 'authorized', transaction_id: 'authorized', brand: 'Visa', last4: '1111' }],
    ['refusedCode', { ...DUE, state: 'authorized', transaction_id: 'own code', decline_reason: 'promo.own' }],
    [
      'captured',
      { state: 'captured', transaction_id: 'captured', captured_at: LATER, payment_method_id: method, wallet: null },
    ],
    ['wallet', { state: 'captured', transaction_id: 'wallet', captured_at: LATER, wallet: 'apple-pay' }],
    ['old', { state: 'captured', transaction_id: 'old', captured_at: NOON }],
    [
      'paidElsewhere',
      { state: 'captured', transaction_id: null, captured_at: LATER, wallet: null, review_cause: 'no_answer' },
    ],
    ['demoKey', { state: 'captured', transaction_id: 'not a demo' }],
    ['declined', { state: 'declined', decline_reason: 'processor_declined', decline_advice: 'different_card' }],
    ['refused', { state: 'released', decline_reason: 'hold_expired' }],
    [
      'refunding',
      {
        state: 'refunding',
        transaction_id: 'refunding',
        captured_at: NOON,
        refund_cents: 12_000,
        refund_asked_at: LATER,
      },
    ],
    ['refunded', { state: 'refunded', transaction_id: 'refunded', refund_cents: 20_000, refund_asked_at: LATER }],
    ['review', { state: 'review', review_cause: 'no_answer', transaction_id: null, captured_at: null }],
    ['disputed', { state: 'review', review_cause: 'disputed', transaction_id: 'disputed', captured_at: NOON }],
    [
      'refundRefused',
      { state: 'review', review_cause: 'refund_not_found', refund_cents: 20_000, refund_asked_at: LATER },
    ],
  ])('%s is what the booking said of it', async (kind, payment) => {
    const id = idOf(kind)
    expect(await paymentById(opened.db, id)).toMatchObject({
      id,
      purpose: 'stay',
      booking_id: id,
      amount_cents: 20_000,
      ...payment,
    })
  })
})

test.each<[Kind, string, string | null]>([
  ['free', 'captured', null],
  ['invoice', 'captured', null],
  ['demo', 'captured', null],
  ['freeHeld', 'review', 'failing'],
  ['invoiceRefunding', 'refunded', null],
])('a booking that is %s has no payment, and waits for none', async (kind, step, review_cause) => {
  expect(await paymentById(opened.db, idOf(kind))).toBeUndefined()
  expect(await bookingById(opened.db, idOf(kind))).toMatchObject({ step, review_cause, payment_state: null })
})

test('a booking whose card is authorized is held, and staff see both steps once', async () => {
  expect(await bookingById(opened.db, idOf('authorized'))).toMatchObject({ step: 'held', payment_state: 'authorized' })
  expect((await stepsOf(opened.db, idOf('authorized'))).map(({ step }) => step)).toEqual(['authorized'])
})

const CHANGED: readonly string[] = ['authorized', 'refusedCode', 'freeHeld', 'invoiceRefunding'] satisfies Kind[]

test('no other booking has changed its step', async () => {
  const unchanged = Object.entries(OLD).filter(([kind]) => !CHANGED.includes(kind))
  const steps = await Promise.all(
    unchanged.map(async ([kind]) => (await bookingById(opened.db, ids.get(kind) ?? ''))?.step),
  )
  expect(steps).toEqual(unchanged.map(([, { step }]) => step))
})

test('the jobs that resume bookings resume their payments', async () => {
  const kinds = await opened.db.selectFrom('jobs').select('kind').distinct().execute()
  expect(kinds).toEqual([{ kind: 'payment.resume' }])
})
