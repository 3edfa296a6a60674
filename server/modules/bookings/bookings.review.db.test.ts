import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { braintreeGateway } from '#server/adapters/payments/braintree.adapter.ts'
import { braintreeSettlementReport } from '#server/adapters/payments/braintree.settlementReport.ts'
import { braintreeWebhooks } from '#server/adapters/payments/braintree.webhooks.ts'
import type { GatewaySettings } from '#server/adapters/payments/braintree.client.ts'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { hold } from '#server/modules/inventory/inventory.store.ts'
import { createInvoices } from '#server/modules/statements/invoices.service.ts'
import { insertUser } from '#server/modules/user/user.store.ts'
import type { RunningGateway } from '#server/emulators/gateway/gateway.ts'
import { startTestGateway } from '#server/emulators/gateway/gateway.testing.ts'
import { localAccount } from '#server/emulators/gateway/merchant.ts'
import { reconcile, reconcileNightly } from '#server/modules/payments/payments.reconciliation.ts'
import { transitionPayment, type NewPayment } from '#server/modules/payments/payments.store.ts'
import type { ReviewCause } from '#server/modules/payments/payments.tables.ts'
import { createWebhookHandler } from '#server/modules/payments/payments.webhooks.ts'
import { insertSample } from './bookings.samples.ts'
import { bookingsForStaff } from './bookings.staff.ts'
import { stayPayment } from './bookings.stayPayment.ts'
import { bookingById, bookingRoomHold, transitionStep, type NewBooking } from './bookings.store.ts'
import { NO_BIDS, NO_JOBS, staysOn, UNHEARD } from './saga.testing.ts'

const NOON = Temporal.Instant.from('2026-12-01T12:00Z')

const CAUSES_AFTER_CONFIRMATION: readonly ReviewCause[] = [
  'settlement_declined',
  'disputed',
  'dispute_lost',
  'no_charge',
  'charged_twice',
  'amount_differs',
  'charge_without_booking',
]

let opened: TestDatabase
let directory: string
let company: RunningGateway
let now = NOON
beforeAll(async () => {
  opened = await testDatabase()
  directory = await mkdtemp(join(tmpdir(), 'review-'))
})
afterAll(async () => {
  await opened.close()
  await rm(directory, { recursive: true })
})
afterEach(() => company.close())
beforeEach(async () => {
  now = NOON
  // Each test has a gateway with its own data.
  company = await startTestGateway({ dataDir: join(directory, randomUUID()), now: () => now.epochMilliseconds })
  await opened.empty()
  const staff = { uid: 'staff', email: 'staff@stayless.example', is_email_verified: true, is_staff: true }
  await insertUser(opened.db, { ...staff, first_name: 'Demo', last_name: 'Staff', phone: null }, NOON)
  await addSampleHotel(opened.db, { room_types: [{ rooms_total: 1 }] })
})

describe('a webhook of the gateway', () => {
  test.each([
    ['transaction_settlement_declined', 'settlement_declined'],
    ['dispute_opened', 'disputed'],
    ['dispute_lost', 'dispute_lost'],
  ])('%s sends a confirmed booking to staff, once', async (kind, cause) => {
    const desk = setUp()
    const booking = await desk.paid()
    await desk.tell(kind, booking.transaction_id)
    await desk.tell(kind, booking.transaction_id)
    expect(await desk.row(booking.id)).toMatchObject({ step: 'review', review_cause: cause })
    expect(desk.effects).toEqual(['confirmed', `staff: ${cause}`])
    await desk.staff.settle('staff', booking.id, { decision: 'confirm', note: 'The guest has paid us' }, 'en')
    await desk.tell(kind, booking.transaction_id)
    expect(await desk.doAgain('payment.webhook')).toBe(1)
    expect(await desk.row(booking.id)).toMatchObject({ step: 'captured' })
    expect(desk.effects).toEqual(['confirmed', `staff: ${cause}`])
  })

  test('about a failed refund sends a cancelled booking to staff', async () => {
    const desk = setUp()
    const booking = await desk.cancelled()
    await desk.tell('refund_failed', booking.transaction_id)
    expect(await desk.row(booking.id)).toMatchObject({ step: 'review', review_cause: 'refund_failed' })
  })

  test('about a dispute over refunded money informs staff, once, and changes nothing', async () => {
    const desk = setUp()
    const booking = await desk.cancelled()
    await desk.tell('dispute_opened', booking.transaction_id)
    await desk.tell('dispute_opened', booking.transaction_id)
    expect(await desk.doAgain('payment.webhook')).toBe(1)
    expect(await desk.row(booking.id)).toEqual(booking)
    expect(desk.effects).toEqual(['confirmed', 'staff: disputed'])
  })

  test('about a dispute over a booking already in review informs staff too', async () => {
    const desk = setUp()
    const { id, transaction_id } = await desk.paid()
    await desk.tell('transaction_settlement_declined', transaction_id)
    await desk.tell('dispute_opened', transaction_id)
    expect(await desk.row(id)).toMatchObject({ step: 'review', review_cause: 'settlement_declined' })
    expect(desk.effects).toEqual(['confirmed', 'staff: settlement_declined', 'staff: disputed'])
  })

  test('is handled again if its booking has moved on meanwhile', async () => {
    const desk = setUp({}, { beforeEscalation: (id) => move(id, 'refunded') })
    const { id, transaction_id } = await desk.paid()
    await desk.tell('dispute_opened', transaction_id)
    expect([await desk.undone(), desk.effects]).toEqual([['payment.webhook'], ['confirmed']])
    now = now.add({ minutes: 1 })
    await desk.jobs.runDue()
    expect([await desk.undone(), desk.effects]).toEqual([[], ['confirmed', 'staff: disputed']])
    expect(await desk.row(id)).toMatchObject({ step: 'refunded' })
  })

  test('about a payment whose response was lost advances its booking', async () => {
    const desk = setUp()
    const { id } = await desk.heldBooking({}, { authorize_asked_at: now })
    const sold = await desk.gateway.authorize(orderOf(id))
    if (sold.outcome !== 'authorized') throw new Error('the card said no')
    await desk.tell('transaction_settled', sold.transactionId)
    expect(await desk.row(id)).toMatchObject({ step: 'captured', transaction_id: sold.transactionId })
    expect(desk.effects).toEqual(['confirmed'])
  })

  test.each(['transaction_settled', 'dispute_won', 'account_updater_daily_report'])(
    '%s does not change a confirmed booking',
    async (kind) => {
      const desk = setUp()
      const booking = await desk.paid()
      await desk.tell(kind, booking.transaction_id)
      expect(await desk.row(booking.id)).toEqual(booking)
    },
  )

  test('about an unknown payment changes nothing', async () => {
    const desk = setUp()
    const sold = await desk.gateway.authorize(orderOf('somebody else’s'))
    if (sold.outcome !== 'authorized') throw new Error('the card said no')
    await desk.tell('dispute_opened', sold.transactionId)
    expect(await desk.undone()).toEqual([])
  })

  test('is handled later if the gateway does not answer', async () => {
    const desk = setUp({ find: () => Promise.resolve({ outcome: 'unknown' }) })
    const { id } = await desk.heldBooking({}, { authorize_asked_at: now })
    const sold = await desk.gateway.authorize(orderOf(id))
    if (sold.outcome !== 'authorized') throw new Error('the card said no')
    await desk.tell('transaction_settled', sold.transactionId)
    expect(await desk.row(id)).toMatchObject({ step: 'held' })
    expect(await desk.undone()).toEqual(['payment.webhook'])
  })
})

describe('the nightly reconciliation', () => {
  test('finds nothing if all is right, and may run again', async () => {
    const desk = setUp()
    await desk.paid()
    now = now.add({ hours: 2 })
    await desk.reconcile()
    await desk.reconcile()
    expect([desk.effects, desk.errors]).toEqual([['confirmed'], []])
  })

  test.each<[string, End, (desk: Desk, transactionId: string, id: string) => Promise<unknown>, string]>([
    ['a charge that was let go', 'captured', ({ gateway }, id) => gateway.void(id), 'no_charge'],
    ['a charge of another amount', 'captured', (_, __, id) => price(id, 19_999), 'amount_differs'],
    ['a second charge', 'captured', ({ gateway, pay }, _, id) => pay(gateway, id), 'charged_twice'],
    ['a charge of what was refused', 'refused', () => Promise.resolve(), 'charge_without_booking'],
    ['money that was not given back', 'refunded', () => Promise.resolve(), 'refund_missing'],
  ])('sends %s to staff, once, and moves no money', async (_, step, change, cause) => {
    const desk = setUp()
    const { id, transaction_id } = await desk.paid()
    await move(id, step)
    await change(desk, transaction_id ?? '', id)
    const before = company.transactions()
    now = now.add({ hours: 2 })
    await desk.reconcile()
    await desk.reconcile()
    expect(await desk.row(id)).toMatchObject({ step: 'review', review_cause: cause })
    expect(desk.effects).toEqual(['confirmed', `staff: ${cause}`])
    expect(company.transactions().map(({ id: one }) => one)).toEqual(before.map(({ id: one }) => one))
  })

  test('checks today’s refund of last month’s charge', async () => {
    const desk = setUp()
    const { id } = await desk.paid()
    now = now.add({ hours: 30 * 24 })
    await move(id, 'refunded')
    now = now.add({ hours: 2 })
    await desk.reconcile()
    expect(await desk.row(id)).toMatchObject({ step: 'review', review_cause: 'refund_missing' })
  })

  test('skips a booking that staff has confirmed, or that is less than an hour old', async () => {
    const desk = setUp()
    const { id, transaction_id } = await desk.paid()
    await desk.gateway.void(transaction_id ?? '')
    now = now.add({ minutes: 59 })
    await desk.reconcile()
    expect(await desk.row(id)).toMatchObject({ step: 'captured' })
    now = now.add({ minutes: 1 })
    await desk.reconcile()
    await desk.staff.settle('staff', id, { decision: 'confirm', note: 'Paid at the hotel' }, 'en')
    await desk.reconcile()
    expect(await desk.row(id)).toMatchObject({ step: 'captured' })
  })

  test('checks a refund ordered by staff', async () => {
    const desk = setUp()
    const { id, transaction_id } = await desk.paid()
    await desk.tell('dispute_opened', transaction_id)
    await desk.staff.settle('staff', id, REFUND, 'en')
    await desk.pay(desk.gateway, id)
    now = now.add({ hours: 2 })
    await desk.reconcile()
    expect(await desk.row(id)).toMatchObject({ step: 'review', review_cause: 'refund_missing' })
  })

  test('skips a booking canceled within the hour', async () => {
    const desk = setUp()
    const { id } = await desk.paid()
    now = now.add({ hours: 2 })
    await move(id, 'refunded')
    now = now.add({ minutes: 59 })
    await desk.reconcile()
    expect(await desk.row(id)).toMatchObject({ step: 'refunded' })
    now = now.add({ minutes: 1 })
    await desk.reconcile()
    expect(await desk.row(id)).toMatchObject({ step: 'review', review_cause: 'refund_missing' })
  })

  test('logs a charge without a booking', async () => {
    const desk = setUp()
    const sold = await desk.gateway.authorize(orderOf('nobody’s'))
    await desk.reconcile()
    const { transactionId } = sold.outcome === 'authorized' ? sold : { transactionId: '' }
    expect(desk.errors).toContainEqual({ transaction_id: transactionId, order: 'nobody’s', cents: 20_000 })
  })

  test('runs every night at three, and again if the settlement report could not be read', async () => {
    const desk = setUp()
    await desk.begin()
    now = Temporal.Instant.from('2026-12-02T03:00Z')
    company.faults.next({ method: 'POST', path: /advanced_search_ids$/, kind: 'answer_lost' })
    const nextNight = { run_at: Temporal.Instant.from('2026-12-03T03:00Z') }
    await desk.jobs.runDue()
    expect(await runsDue()).toEqual([{ run_at: now.add({ seconds: 5 }) }, nextNight])
    now = now.add({ minutes: 1 })
    await desk.jobs.runDue()
    expect(await runsDue()).toEqual([nextNight])
  })
})

describe('staff', () => {
  test('see the bookings in review, the cause, and every step and decision', async () => {
    const desk = setUp()
    const booking = await desk.paid()
    await desk.tell('dispute_opened', booking.transaction_id)
    const { bookings, found } = await desk.staff.list('review', 'en')
    expect(found).toBe(1)
    expect(bookings).toMatchObject([
      {
        booking: { id: booking.id, status: 'review', guest: { first_name: 'Placeholder', last_name: 'Guest' } },
        email: 'guest@stayless.example',
        transaction: booking.transaction_id,
        reason: 'disputed',
        open: ['confirm', 'refund'],
        decisions: [],
      },
    ])
    expect(bookings[0]?.steps.map(({ step, cause }) => [step, cause])).toEqual([
      ['held', null],
      ['authorized', null],
      ['captured', null],
      ['review', 'disputed'],
    ])
    expect((await desk.staff.list('confirmed', 'en')).found).toBe(0)
  })

  test.each(['confirmed', 'ongoing', 'completed'] as const)(
    'find a paid booking under %s, depending on the time',
    async (status) => {
      const desk = setUp()
      await desk.paid()
      now = Temporal.Instant.from(
        { confirmed: '2026-12-24T19:59Z', ongoing: '2026-12-24T20:00Z', completed: '2026-12-26T16:00Z' }[status],
      )
      for (const other of ['confirmed', 'ongoing', 'completed', 'cancelled', 'rejected', 'processing'] as const)
        expect([other, (await desk.staff.list(other, 'en')).found]).toEqual([other, other === status ? 1 : 0])
    },
  )

  test('confirm a booking, and the guest is not told a second time', async () => {
    const desk = setUp()
    const { id, transaction_id } = await desk.paid()
    await desk.tell('dispute_opened', transaction_id)
    const settled = await desk.staff.settle('staff', id, CONFIRM, 'en')
    expect(settled).toMatchObject({ booking: { status: 'confirmed' }, reason: null, open: [] })
    expect(settled.decisions).toEqual([
      { decision: 'confirm', note: 'The hotel says so', by: 'staff@stayless.example', at: NOON.toString() },
    ])
    expect(desk.effects).toEqual(['confirmed', 'staff: disputed'])
  })

  test.each(CAUSES_AFTER_CONFIRMATION)(
    'confirm a booking that was confirmed until %s, and the guest hears nothing of it',
    async (cause) => {
      const desk = setUp()
      const { id } = await desk.paid()
      await toReview(id, cause)
      await desk.staff.settle('staff', id, CONFIRM, 'en')
      expect([desk.effects, await desk.row(id)]).toMatchObject([['confirmed'], { step: 'captured' }])
    },
  )

  test('confirm a booking whose payment was unknown, and the guest is told', async () => {
    const desk = setUp()
    const { id } = await desk.heldBooking({ step: 'review', review_cause: 'no_answer' })
    await desk.staff.settle('staff', id, CONFIRM, 'en')
    expect([desk.effects, await desk.row(id)]).toMatchObject([['confirmed'], { step: 'captured' }])
  })

  test.each<[string, ReviewCause, boolean, number]>([
    ['as was wished', 'no_answer', true, 1],
    ['once alone', 'disputed', true, 0],
    ['by nobody who did not wish it', 'no_answer', false, 0],
  ])('confirm a booking, and the card that pays it is saved %s', async (_, review_cause, keep_card, times) => {
    const desk = setUp()
    const { id } = await desk.heldBooking({ step: 'review', review_cause }, { keep_card })
    await desk.staff.settle('staff', id, CONFIRM, 'en')
    expect(desk.savedCardIds).toEqual(Array.from({ length: times }, () => id))
  })

  test('confirm a charge found at the gateway: the guest sees when it was paid, and with which card', async () => {
    const desk = setUp()
    const { id } = await desk.heldBooking({ step: 'review', review_cause: 'no_answer' })
    const sold = await desk.gateway.authorize(orderOf(id))
    if (sold.outcome !== 'authorized') throw new Error('the card said no')
    now = now.add({ minutes: 5 })
    await desk.gateway.capture(sold.transactionId, 20_000)
    now = now.add({ hours: 30 })
    const { booking, transaction } = await desk.staff.settle('staff', id, CONFIRM, 'en')
    expect(booking.paid).toEqual({ at: '2026-12-01T12:05:00Z', wallet: null, brand: 'Visa', last4: '1881' })
    expect(transaction).toBe(sold.transactionId)
  })

  test('confirm a wallet payment found at the gateway, whatever the browser sent', async () => {
    const desk = setUp()
    const { id } = await desk.heldBooking({ step: 'review', review_cause: 'no_answer', payment_type: 'google-pay' })
    await desk.gateway.authorize({ ...orderOf(id), nonce: 'fake-apple-pay-visa-nonce' })
    const { booking } = await desk.staff.settle('staff', id, CONFIRM, 'en')
    expect(booking.paid).toMatchObject({ wallet: 'apple-pay', brand: 'Visa' })
  })

  test('confirm a booking that no wallet has paid: no wallet is shown', async () => {
    const desk = setUp()
    const { id } = await desk.heldBooking({ step: 'review', review_cause: 'no_answer', payment_type: 'apple-pay' })
    const { booking } = await desk.staff.settle('staff', id, CONFIRM, 'en')
    expect(booking.paid).toEqual({ at: now.toString(), wallet: null, brand: '', last4: '' })
  })

  test('confirm an amount that is only reserved: it is captured, once', async () => {
    const desk = setUp()
    const { id } = await desk.heldBooking({ step: 'review', review_cause: 'no_answer' })
    await desk.gateway.authorize(orderOf(id))
    now = now.add({ hours: 30 })
    const both = await Promise.all([0, 1].map(() => desk.staff.settle('staff', id, CONFIRM, 'en')))
    expect(both.map(({ booking }) => booking.paid)).toMatchObject([{ last4: '1881' }, { last4: '1881' }])
    expect(company.transactions().filter(({ orderId }) => orderId === id)).toMatchObject([
      { status: 'submitted_for_settlement', amount: '200.00' },
    ])
  })

  test.each<[string, Partial<PaymentGateway>, string]>([
    ['says whether it is paid', { find: () => Promise.resolve({ outcome: 'unknown' }) }, 'upstream_failed'],
    ['says whether it was taken', { capture: () => Promise.resolve({ outcome: 'unknown' }) }, 'upstream_failed'],
    [
      'takes what is reserved',
      { capture: () => Promise.resolve({ outcome: 'refused', reason: 'voided' }) },
      'not_settleable',
    ],
  ])('cannot confirm a booking while no gateway %s', async (_, changes, code) => {
    const desk = setUp(changes)
    const { id } = await desk.heldBooking({ step: 'review', review_cause: 'no_answer' })
    await desk.gateway.authorize(orderOf(id))
    await expect(desk.staff.settle('staff', id, CONFIRM, 'en')).rejects.toMatchObject({ code })
    const { bookings } = await desk.staff.list('review', 'en')
    expect(bookings).toMatchObject([{ open: ['confirm', 'refund'], decisions: [] }])
    expect(desk.effects).toEqual([])
  })

  test('capture nothing for a booking that cannot be confirmed', async () => {
    const desk = setUp()
    const { id } = await desk.heldBooking()
    await desk.gateway.authorize(orderOf(id))
    await expect(desk.staff.settle('staff', id, CONFIRM, 'en')).rejects.toMatchObject({ code: 'not_settleable' })
    expect(company.transactions()).toMatchObject([{ status: 'authorized' }])
  })

  test('confirm a booking without a charge: it counts as paid from their decision on', async () => {
    const desk = setUp()
    const { id } = await desk.heldBooking({ step: 'review', review_cause: 'no_answer' })
    now = now.add({ hours: 30 })
    const { booking } = await desk.staff.settle('staff', id, CONFIRM, 'en')
    expect(booking.paid).toEqual({ at: '2026-12-02T18:00:00Z', wallet: null, brand: '', last4: '' })
  })

  test.each<[string, Partial<NewBooking>]>([
    ['that is free', { total_cents: 0 }],
    ['that an invoice follows', { payment_type: 'invoice' }],
  ])('confirm a booking %s: it shows no payment', async (_, changes) => {
    const desk = setUp()
    const { id } = await desk.heldBooking({ step: 'review', review_cause: 'failing', ...changes })
    expect((await desk.staff.settle('staff', id, CONFIRM, 'en')).booking.paid).toBeUndefined()
  })

  test('confirm an old payment again: its date stays', async () => {
    const desk = setUp()
    const { id, transaction_id } = await desk.paid()
    now = now.add({ hours: 30 })
    await desk.tell('dispute_opened', transaction_id)
    expect((await desk.staff.settle('staff', id, CONFIRM, 'en')).booking.paid?.at).toBe(NOON.toString())
  })

  test('refund the money and release the room', async () => {
    const desk = setUp()
    const { id, transaction_id } = await desk.paid()
    await desk.tell('dispute_opened', transaction_id)
    now = now.add({ hours: 2 })
    expect(await desk.staff.settle('staff', id, REFUND, 'en')).toMatchObject({ booking: { status: 'cancelled' } })
    expect(await desk.row(id)).toMatchObject({ step: 'refunded' })
    expect(givenBack(transaction_id)).toBe('200.00')
    expect(desk.effects).toEqual(['confirmed', 'staff: disputed', 'cancelled', 'released'])
    await desk.heldBooking()
  })

  test('refund a charge that was unknown', async () => {
    const desk = setUp()
    const { id } = await desk.heldBooking({ step: 'review', review_cause: 'no_answer' })
    const sold = await desk.gateway.authorize(orderOf(id))
    await desk.staff.settle('staff', id, REFUND, 'en')
    expect(await desk.row(id)).toMatchObject({ step: 'refunded' })
    const { transactionId } = sold.outcome === 'authorized' ? sold : { transactionId: '' }
    expect(company.transactions().find(({ id: one }) => one === transactionId)).toMatchObject({ status: 'voided' })
  })

  test('refund nothing if nothing was charged', async () => {
    const desk = setUp()
    const { id } = await desk.heldBooking({ step: 'review', review_cause: 'no_answer' })
    await desk.staff.settle('staff', id, REFUND, 'en')
    expect(await desk.row(id)).toMatchObject({ step: 'refunded' })
  })

  test('reverse the debt of a booking paid by invoice', async () => {
    const desk = setUp()
    const { id } = await desk.heldBooking({ payment_type: 'invoice', step: 'captured' })
    const booking = await desk.row(id)
    await opened.db.transaction().execute((tx) => createInvoices({ clock }).booked(tx, booking))
    await transitionStep(opened.db, id, 'captured', 'review', { review_cause: 'charge_without_booking' })
    await desk.staff.settle('staff', id, REFUND, 'en')
    expect(await entriesOf(id)).toEqual([20_000, -20_000])
  })

  test('reverse nothing for a booking that was never invoiced', async () => {
    const desk = setUp()
    const { id } = await desk.heldBooking({ step: 'review', review_cause: 'no_answer', payment_type: 'invoice' })
    await desk.staff.settle('staff', id, REFUND, 'en')
    expect(await entriesOf(id)).toEqual([])
  })

  test('make the same decision twice as once; another decision is refused', async () => {
    const desk = setUp()
    const { id, transaction_id } = await desk.paid()
    await desk.tell('dispute_opened', transaction_id)
    const both = await Promise.all([0, 1].map(() => desk.staff.settle('staff', id, CONFIRM, 'en')))
    expect(both.map(({ decisions }) => decisions.length)).toEqual([1, 1])
    await expect(desk.staff.settle('staff', id, REFUND, 'en')).rejects.toMatchObject({
      status: 409,
      code: 'not_settleable',
    })
    expect(await desk.row(id)).toMatchObject({ step: 'captured' })
  })

  test('cannot decide about a booking that is not in review, or does not exist', async () => {
    const desk = setUp()
    const { id } = await desk.paid()
    await expect(desk.staff.settle('staff', id, REFUND, 'en')).rejects.toMatchObject({ code: 'not_settleable' })
    await expect(desk.staff.settle('staff', 'none', REFUND, 'en')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('are asked when a booking they confirmed without a card is cancelled: only they can refund it', async () => {
    const desk = setUp()
    const { id, transaction_id } = await desk.paid()
    await desk.gateway.void(transaction_id ?? '')
    await desk.tell('transaction_settlement_declined', transaction_id)
    const { transaction, booking } = await desk.staff.settle('staff', id, CONFIRM, 'en')
    expect([transaction, booking.paid]).toEqual([null, { at: NOON.toString(), wallet: null, brand: '', last4: '' }])
    await desk.cancel(id)
    expect(await desk.row(id)).toMatchObject({ step: 'review', review_cause: 'paid_elsewhere' })
    expect(desk.effects).toEqual(['confirmed', 'staff: settlement_declined', 'staff: paid_elsewhere'])
    await desk.staff.settle('staff', id, REFUND, 'en')
    expect(await desk.row(id)).toMatchObject({ step: 'refunded' })
    // The guest was told when they cancelled.
    expect(desk.effects).not.toContain('cancelled')
  })

  test('who confirmed a disputed charge have it refunded to the card when it is cancelled', async () => {
    const desk = setUp()
    const { id, transaction_id } = await desk.paid()
    await desk.tell('dispute_opened', transaction_id)
    now = now.add({ hours: 2 })
    await desk.staff.settle('staff', id, CONFIRM, 'en')
    await desk.cancel(id)
    expect(await desk.row(id)).toMatchObject({ step: 'refunded' })
    expect(givenBack(transaction_id)).toBe('200.00')
  })

  test('confirm a booking disputed until after its stay: the owner of the promo code is rewarded nevertheless', async () => {
    const desk = setUp()
    const { id, transaction_id } = await desk.paid()
    await desk.tell('dispute_opened', transaction_id)
    await desk.staff.settle('staff', id, CONFIRM, 'en')
    expect(desk.rewards).toEqual([id, id])
  })

  test('cannot confirm a booking that has released its room', async () => {
    const desk = setUp()
    const { id, transaction_id } = await desk.cancelled()
    await desk.tell('refund_failed', transaction_id)
    expect((await desk.staff.list('review', 'en')).bookings).toMatchObject([{ open: ['refund'] }])
    await expect(desk.staff.settle('staff', id, CONFIRM, 'en')).rejects.toMatchObject({ code: 'not_settleable' })
  })

  test('are asked again if the refund fails', async () => {
    const desk = setUp({ refund: () => Promise.resolve({ outcome: 'refused', reason: 'invalid_request' }) })
    const { id, transaction_id } = await desk.paid()
    await desk.tell('dispute_opened', transaction_id)
    await desk.staff.settle('staff', id, REFUND, 'en')
    expect(await desk.row(id)).toMatchObject({ step: 'review', review_cause: 'refund_invalid_request' })
    const again = await desk.staff.settle('staff', id, REFUND, 'en')
    expect([again.decisions.length, again.open]).toEqual([2, ['refund']])
    expect(desk.effects.filter((one) => one === 'released')).toEqual(['released'])
  })
})

const runsDue = () =>
  opened.db.selectFrom('jobs').select('run_at').where('done_at', 'is', null).orderBy('run_at').execute()

const CONFIRM = { decision: 'confirm', note: 'The hotel says so' } as const
const REFUND = { decision: 'refund', note: 'The hotel is closed' } as const

const orderOf = (orderId: string) => ({
  orderId,
  amountCents: 20_000,
  nonce: 'fake-valid-nonce',
  deviceData: null,
  lodging: { folioNumber: 'X', checkInDate: '2026-12-24', checkOutDate: '2026-12-26' },
})

const price = (id: string, amount_cents: number) =>
  opened.db.updateTable('payments').set({ amount_cents }).where('id', '=', id).execute()

type End = 'captured' | 'refused' | 'refunded'

/** Moves a paid booking and its payment, without the gateway. */
const move = async (id: string, to: End): Promise<void> => {
  const refunded = { cancelled_at: now }
  await transitionStep(opened.db, id, 'captured', to, to === 'refunded' ? refunded : {})
  if (to === 'refused') await transitionPayment(opened.db, id, ['captured'], 'released')
  if (to === 'refunded')
    await transitionPayment(opened.db, id, ['captured'], to, { refund_cents: 20_000, refund_asked_at: now })
}

const toReview = async (id: string, review_cause: ReviewCause): Promise<void> => {
  await transitionStep(opened.db, id, 'captured', 'review', { review_cause })
  await transitionPayment(opened.db, id, ['captured'], 'review', { review_cause })
}

/** Invoice entries of a booking, in cents. */
const entriesOf = async (id: string): Promise<number[]> => {
  const entries = opened.db.selectFrom('invoice_entries').select('cents').where('booking_id', '=', id)
  return (await entries.orderBy('kind').execute()).map(({ cents }) => cents)
}

/** Amount refunded to the card, in dollars. */
const givenBack = (transactionId: string | null): string | undefined =>
  company.transactions().find(({ refundedTransactionId }) => refundedTransactionId === transactionId)?.amount

type Desk = ReturnType<typeof setUp>

const clock = () => now

const setUp = (
  changes: Partial<PaymentGateway> = {},
  { beforeEscalation }: { beforeEscalation?: (id: string) => Promise<unknown> } = {},
) => {
  const { db } = opened
  const settings: GatewaySettings = { account: localAccount(company.origin), timeLimitMs: 5_000, log: () => undefined }
  const gateway: PaymentGateway = { ...braintreeGateway(settings), ...changes }
  const effects: string[] = []
  const errors: unknown[] = []
  const jobs = createJobs({ db, clock, log: pino({ level: 'silent' }) })
  const log = { info: () => undefined, error: (line: unknown) => void errors.push(line) }
  const emails = {
    queueConfirmationEmail: () => Promise.resolve(void effects.push('confirmed')),
    queueCancellationEmail: () => Promise.resolve(void effects.push('cancelled')),
    queueReviewEmail: (_: unknown, __: unknown, cause: string) => Promise.resolve(void effects.push(`staff: ${cause}`)),
  }
  const savedCardIds: string[] = []
  const rewards: string[] = []
  const loyalty = {
    ...UNHEARD.loyalty,
    confirmed: (_: unknown, { id }: { id: string }) => Promise.resolve(void rewards.push(id)),
  }
  const invoices = createInvoices({ clock })
  const ownJobs: typeof NO_JOBS = {
    ...jobs,
    // The test's own handler is below.
    handle: (kind, handler) => (kind === 'payment.webhook' ? undefined : jobs.handle(kind, handler)),
  }
  const { payments } = staysOn({ db, clock, gateway, jobs: ownJobs, loyalty, invoices, ...emails })
  const { escalateToReview } = payments
  const subject = stayPayment({ ...UNHEARD, db, clock, ...emails })
  let moves = beforeEscalation
  const hear = createWebhookHandler({
    db,
    clock,
    jobs,
    saga: payments,
    subjectOf: () => subject,
    escalateToReview: async (payment, why) => {
      await moves?.(payment.id)
      moves = undefined
      return escalateToReview(payment, why)
    },
  })
  const webhooks = braintreeWebhooks(settings)
  const comparing = { db, clock, jobs, books: braintreeSettlementReport(settings), escalateToReview, log }
  const row = async (id: string) => {
    const booking = await bookingById(db, id)
    if (booking === undefined) throw new Error('there is no such booking')
    return booking
  }
  const heldBooking = async (booking: Partial<NewBooking> = {}, payment: Partial<NewPayment> = {}) => {
    const isHeld = (booking.step ?? 'held') === 'held'
    const nonce = isHeld ? 'fake-valid-nonce' : null
    const stored = await insertSample(db, { created_at: now, ...booking }, { nonce, ...payment })
    await db.transaction().execute((tx) => hold(tx, bookingRoomHold(stored)))
    return stored
  }
  const paid = async (booking: Partial<NewBooking> = {}) => {
    const { id } = await heldBooking(booking)
    await payments.advance(id)
    return row(id)
  }
  return {
    gateway,
    jobs,
    effects,
    errors,
    savedCardIds,
    rewards,
    row,
    heldBooking,
    paid,
    pay: async (company_: PaymentGateway, orderId: string) => {
      const other = await company_.authorize({ ...orderOf(orderId), nonce: 'fake-valid-mastercard-nonce' })
      if (other.outcome === 'authorized') await company_.capture(other.transactionId)
    },
    cancelled: async () => {
      const { id } = await paid()
      await move(id, 'refunded')
      return row(id)
    },
    /** Delivers a webhook and runs its job. */
    tell: async (kind: string, transactionId: string | null) => {
      const webhook = company.webhook(kind, transactionId ?? '', NOON.epochMilliseconds)
      const read = await webhooks.read(webhook.bt_signature, webhook.bt_payload)
      if (read === undefined) throw new Error('the webhook is not signed')
      await hear(read)
      await jobs.runDue()
    },
    /** Runs finished jobs again, as if the process had died before marking them done. Returns their number. */
    doAgain: async (kind: string) => {
      const undone = db.updateTable('jobs').set({ done_at: null }).where('kind', '=', kind)
      const { numUpdatedRows } = await undone.executeTakeFirst()
      await jobs.runDue()
      return Number(numUpdatedRows)
    },
    /** Cancels as the guest does, before the deadline. */
    cancel: async (id: string) => {
      await transitionStep(db, id, 'captured', 'refunding', { cancelled_at: now })
      await payments.refund(db, id, 20_000)
      await payments.advance(id)
    },
    reconcile: () => reconcile(comparing),
    begin: reconcileNightly(comparing),
    undone: async () =>
      (await db.selectFrom('jobs').select('kind').where('done_at', 'is', null).execute()).map(({ kind }) => kind),
    staff: bookingsForStaff({
      db,
      clock,
      view: { hotels: { hotel: () => undefined }, image: () => '' },
      payments,
      savedCards: { paid: (_, { id }) => Promise.resolve(void savedCardIds.push(id)) },
      loyalty,
      invoices,
      bids: NO_BIDS,
      queueConfirmationEmail: emails.queueConfirmationEmail,
      queueCancellationEmail: emails.queueCancellationEmail,
      released: () => void effects.push('released'),
    }),
  }
}
