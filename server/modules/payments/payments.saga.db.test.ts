import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Authorization } from '#server/adapters/payments/payments.port.ts'
import type { Database } from '#server/db/schema.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import { bookingById, transitionStep } from '#server/modules/bookings/bookings.store.ts'
import { sagaOn, staysOn, UNHEARD } from '#server/modules/bookings/saga.testing.ts'
import { type Fault, faultyGateway, type GatewayCall } from './gateway.samples.ts'
import type { PaymentsDeps } from './payments.service.ts'
import { paymentById, transitionPayment } from './payments.store.ts'

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

const { authorizedBooking, cancelledBooking, drive, heldBooking, rejected, sagaAt, settled } = sagaOn(() => db)

/** The gateway was asked for the charge, and the answer was lost. */
const ASKED = { authorize_asked_at: Temporal.Instant.from('2026-12-01T12:00Z') }

const FAULTS: Fault[] = ['lost_request', 'lost_answer', 'crash_before', 'crash_after']
const trouble = (calls: GatewayCall[]): Partial<Record<GatewayCall, Fault>>[] => {
  const single = calls.flatMap((call) => FAULTS.map((fault) => ({ [call]: fault })))
  const pairs = calls.flatMap((first, place) =>
    calls.slice(place + 1).flatMap((second) => FAULTS.flatMap((a) => FAULTS.map((b) => ({ [first]: a, [second]: b })))),
  )
  return [{}, ...single, ...pairs]
}

describe('paying for a held room', () => {
  test.each(trouble(['authorize', 'find', 'capture']))(
    'is charged once and booked once, whatever happens: %j',
    async (faults) => {
      const company = faultyGateway(faults)
      const booking = await heldBooking()
      const effects = await drive(booking.id, company)
      expect(await settled(booking.id)).toEqual({ step: 'captured', sold: 1, locked: false, nonce: null })
      expect(company.live()).toEqual([{ orderId: booking.id, state: 'captured', cents: 20_000 }])
      expect(effects).toEqual(['confirmed'])
      const { paid_brand, paid_last4, paid_at } = (await bookingById(db, booking.id)) ?? {}
      expect([paid_brand, paid_last4, paid_at]).toEqual(['Visa', '1111', expect.any(Temporal.Instant)])
    },
  )

  test('sends the gateway the amount, the nonce and the stay, once', async () => {
    const company = faultyGateway()
    const booking = await heldBooking({}, { device_data: 'device' })
    const authorizations: Authorization[] = []
    await drive(booking.id, company, {
      authorize: (order) => {
        authorizations.push(order)
        return company.gateway.authorize(order)
      },
    })
    expect(authorizations).toEqual([
      {
        orderId: booking.id,
        amountCents: 20_000,
        nonce: 'nonce',
        deviceData: 'device',
        lodging: { folioNumber: booking.reference, checkInDate: '2026-12-24', checkOutDate: '2026-12-26' },
      },
    ])
  })

  test.each([
    ['apple-pay', null],
    ['card', 'google-pay'],
    ['google-pay', 'apple-pay'],
  ] as const)('with %s in the browser and %s from the gateway is known by the latter', async (payment_type, wallet) => {
    const company = faultyGateway()
    const card = { brand: 'Visa', last4: '1111', wallet, numbers: [] }
    const booking = await heldBooking({ payment_type })
    await drive(booking.id, company, {
      authorize: async (order) => ({ ...(await company.gateway.authorize(order)), card }),
    })
    expect(await bookingById(db, booking.id)).toMatchObject({ step: 'captured', paid_wallet: wallet })
  })

  test.each(trouble(['authorize', 'find']))(
    'releases the room and charges nothing if the card is declined: %j',
    async (faults) => {
      const company = faultyGateway(faults)
      const booking = await heldBooking({}, { nonce: company.DECLINED_NONCE })
      const effects = await drive(booking.id, company)
      expect(await settled(booking.id)).toEqual({ step: 'declined', sold: 0, locked: false, nonce: null })
      expect(company.live()).toEqual([])
      expect(effects).toEqual(['released'])
    },
  )

  test.each(trouble(['capture', 'void']))('releases the room if the authorization is withdrawn: %j', async (faults) => {
    const company = faultyGateway(faults)
    const booking = await authorizedBooking(company)
    company.withdraw()
    expect(await drive(booking.id, company)).toEqual(['released'])
    expect(await settled(booking.id)).toMatchObject({ step: 'refused', sold: 0 })
    expect(company.live()).toEqual([])
  })

  test.each(trouble(['capture', 'void']))(
    'voids an authorization that cannot be captured before it releases the room: %j',
    async (faults) => {
      const company = faultyGateway(faults)
      const booking = await authorizedBooking(company)
      company.refuseCaptures()
      expect(await drive(booking.id, company)).toEqual(['released'])
      expect(await settled(booking.id)).toMatchObject({ step: 'refused', sold: 0 })
      expect(company.live()).toEqual([])
    },
  )

  test('goes to staff, with the room still held, if the authorization can neither be captured nor voided', async () => {
    const company = faultyGateway()
    const booking = await authorizedBooking(company)
    company.refuseCaptures()
    const effects = await drive(booking.id, company, {
      void: () => Promise.resolve({ outcome: 'refused', reason: 'invalid_request' }),
    })
    expect(effects).toEqual(['staff: void_invalid_request'])
    expect(await settled(booking.id)).toMatchObject({ step: 'review', sold: 1 })
  })

  test('is confirmed if the charge went through and the void comes too late', async () => {
    const company = faultyGateway()
    const booking = await authorizedBooking(company)
    let captures = 0
    const effects = await drive(booking.id, company, {
      capture: async (...args) => {
        captures += 1
        const done = await company.gateway.capture(...args)
        return captures === 1 ? { outcome: 'refused', reason: 'invalid_request' } : done
      },
      void: () => Promise.resolve({ outcome: 'refused', reason: 'settled' }),
    })
    expect(effects).toEqual(['confirmed'])
    expect(await settled(booking.id)).toMatchObject({ step: 'captured', sold: 1 })
    expect(company.live()).toHaveLength(1)
  })

  test('waits for a lost sale that the search cannot find yet, instead of taking the nonce for spent', async () => {
    const company = faultyGateway({ authorize: 'lost_answer' })
    company.fallBehind(true)
    const booking = await heldBooking()
    const effects: string[] = []
    const at = (now: string) => sagaAt(now, company.gateway, effects).advance(booking.id)
    await at('2026-12-01T12:00Z')
    await at('2026-12-01T12:00:31Z')
    await at('2026-12-01T12:01:59Z')
    expect(await settled(booking.id)).toMatchObject({ step: 'held', sold: 1 })
    company.fallBehind(false)
    await at('2026-12-01T12:02:30Z')
    expect(await settled(booking.id)).toMatchObject({ step: 'captured', sold: 1 })
    expect([company.live().length, effects]).toEqual([1, ['confirmed']])
  })

  test('waits on if the nonce is spent when it asks again: its own first request may have spent it', async () => {
    const company = faultyGateway({ authorize: 'lost_answer' })
    company.fallBehind(true)
    const booking = await heldBooking()
    const effects: string[] = []
    const at = (now: string) => sagaAt(now, company.gateway, effects).advance(booking.id)
    await at('2026-12-01T12:00Z')
    await at('2026-12-01T12:02Z')
    expect(await settled(booking.id)).toMatchObject({ step: 'held', sold: 1 })
    company.fallBehind(false)
    await at('2026-12-01T12:04Z')
    expect(await settled(booking.id)).toMatchObject({ step: 'captured', sold: 1 })
    expect([company.live().length, effects]).toEqual([1, ['confirmed']])
  })

  test('is declined at once for a nonce that somebody else has spent', async () => {
    const company = faultyGateway()
    const booking = await heldBooking()
    const effects: string[] = []
    const spent = { outcome: 'declined', reason: 'nonce_used', code: '', advice: 'check_card', isSoft: false } as const
    const authorize = () => Promise.resolve(spent)
    await sagaAt('2026-12-01T12:00Z', { ...company.gateway, authorize }, effects).advance(booking.id)
    expect(await settled(booking.id)).toMatchObject({ step: 'declined', sold: 0 })
    expect(effects).toEqual(['released'])
  })

  test('keeps the room while an authorization may stand, whoever asked for it first', async () => {
    const company = faultyGateway({ authorize: 'lost_answer' })
    company.fallBehind(true)
    const booking = await heldBooking()
    const effects: string[] = []
    // A repeated request gets the lease first, and loses the answer; then the first request gets it.
    await sagaAt('2026-12-01T12:00:00Z', company.gateway, effects).advance(booking.id)
    await sagaAt('2026-12-01T12:00:01Z', company.gateway, effects).advance(booking.id)
    expect(await settled(booking.id)).toMatchObject({ step: 'held', sold: 1 })
    company.fallBehind(false)
    await sagaAt('2026-12-01T12:02:01Z', company.gateway, effects).advance(booking.id)
    expect(await settled(booking.id)).toMatchObject({ step: 'captured', sold: 1 })
    expect([company.live().length, effects]).toEqual([1, ['confirmed']])
  })

  test.each(['misconfigured', 'nonce_used'] as const)(
    'keeps the room if the gateway says %s after an answer was lost',
    async (reason) => {
      const company = faultyGateway({ authorize: 'lost_answer' })
      company.fallBehind(true)
      const booking = await heldBooking()
      const effects: string[] = []
      await sagaAt('2026-12-01T12:00Z', company.gateway, effects).advance(booking.id)
      const declined = { outcome: 'declined', reason, code: '', advice: 'try_again', isSoft: false } as const
      const refusing = { ...company.gateway, authorize: () => Promise.resolve(declined) }
      for (const now of ['2026-12-01T12:00:30Z', '2026-12-01T12:02:30Z'])
        await sagaAt(now, refusing, effects).advance(booking.id)
      expect(await settled(booking.id)).toMatchObject({ step: 'held', sold: 1 })
      company.fallBehind(false)
      await sagaAt('2026-12-01T12:05Z', company.gateway, effects).advance(booking.id)
      expect([company.live().length, effects]).toEqual([1, ['confirmed']])
    },
  )

  test('waits on for a decline that the search shows soon after an answer was lost: a later sale may follow it', async () => {
    const company = faultyGateway({ authorize: 'lost_answer' })
    const booking = await heldBooking()
    const effects: string[] = []
    await sagaAt('2026-12-01T12:00Z', company.gateway, effects).advance(booking.id)
    const declined = { outcome: 'declined', reason: 'processor_declined', code: '', isSoft: true } as const
    const find = () => Promise.resolve({ ...declined, advice: 'different_card' as const })
    await sagaAt('2026-12-01T12:01:59Z', { ...company.gateway, find }, effects).advance(booking.id)
    expect(await settled(booking.id)).toMatchObject({ step: 'held', sold: 1 })
    await sagaAt('2026-12-01T12:02:30Z', company.gateway, effects).advance(booking.id)
    expect(effects).toEqual(['confirmed'])
  })

  test('does not charge for a worker that has read the payment before another asked', async () => {
    const company = faultyGateway()
    const booking = await heldBooking({}, { keep_card: true })
    const askMeanwhile = async () => {
      await db.updateTable('payments').set(ASKED).where('id', '=', booking.id).execute()
      return null
    }
    const savedCards = { ...UNHEARD.savedCards, customerFor: askMeanwhile }
    await staysOn({ db, clock: () => booking.created_at, gateway: company.gateway, savedCards }).payments.advance(
      booking.id,
    )
    expect([company.live(), (await settled(booking.id)).step]).toEqual([[], 'held'])
  })

  test('stops authorizing when the hold would expire before a lost response can be found', async () => {
    const company = faultyGateway({ authorize: 'lost_answer' })
    company.fallBehind(true)
    const booking = await heldBooking()
    const effects: string[] = []
    await sagaAt('2026-12-01T12:14:30Z', company.gateway, effects).advance(booking.id)
    await sagaAt('2026-12-01T12:15:30Z', company.gateway, effects).advance(booking.id)
    expect(await settled(booking.id)).toMatchObject({ step: 'refused', sold: 0 })
    expect([company.live(), effects]).toEqual([[], ['released']])
  })

  test('sends one rejection e-mail to a guest who was asked to wait, and none to a guest who read the refusal', async () => {
    const company = faultyGateway()
    const atOnce = await heldBooking({}, { nonce: company.DECLINED_NONCE })
    await drive(atOnce.id, company)
    const later = await heldBooking()
    await sagaAt('2026-12-01T12:16Z', company.gateway, []).advance(later.id)
    await sagaAt('2026-12-01T12:17Z', company.gateway, []).advance(later.id)
    expect(await settled(later.id)).toMatchObject({ step: 'refused' })
    expect(rejected.filter((id) => [atOnce.id, later.id].includes(id))).toEqual([later.id])
  })

  test('releases a hold that is not paid within 15 minutes', async () => {
    const { gateway, live } = faultyGateway()
    const booking = await heldBooking()
    await sagaAt('2026-12-01T12:16Z', gateway, []).advance(booking.id)
    expect(await settled(booking.id)).toMatchObject({ step: 'refused', sold: 0 })
    expect(live()).toEqual([])
  })

  test('goes to staff after a day without a response, with the room still held', async () => {
    const { gateway } = faultyGateway()
    const silent = { ...gateway, find: () => Promise.resolve({ outcome: 'unknown' as const }) }
    const booking = await heldBooking({}, ASKED)
    const effects: string[] = []
    await sagaAt('2026-12-02T12:00Z', silent, effects).advance(booking.id)
    expect([(await settled(booking.id)).step, effects]).toEqual(['held', []])
    await sagaAt('2026-12-02T12:01Z', silent, effects).advance(booking.id)
    expect(await settled(booking.id)).toEqual({ step: 'review', sold: 1, locked: false, nonce: null })
    expect(effects).toEqual(['staff: no_answer'])
    expect(await bookingById(db, booking.id)).toMatchObject({ review_cause: 'no_answer' })
    expect(await paymentById(db, booking.id)).toMatchObject({ state: 'review', review_cause: 'no_answer' })
  })

  test('goes to staff if our own step throws for a day', async () => {
    const { gateway } = faultyGateway()
    const broken = { ...gateway, find: () => Promise.reject(new Error('a fault of ours')) }
    const booking = await heldBooking({}, ASKED)
    const effects: string[] = []
    await expect(sagaAt('2026-12-02T11:59Z', broken, effects).advance(booking.id)).rejects.toThrow('a fault of ours')
    expect(await settled(booking.id)).toMatchObject({ step: 'held', locked: false })
    await sagaAt('2026-12-02T12:01Z', broken, effects).advance(booking.id)
    expect([(await settled(booking.id)).step, effects]).toEqual(['review', ['staff: failing']])
  })

  test('never enters review without a cause', async () => {
    const booking = await heldBooking()
    await expect(transitionStep(db, booking.id, 'held', 'review')).rejects.toThrow('bookings_review_has_a_cause')
    const moved = transitionPayment(db, booking.id, ['due'], 'review', { nonce: null })
    await expect(moved).rejects.toThrow('payments_review_has_a_cause')
  })

  test('charges once with several workers in parallel', async () => {
    const { gateway, live } = faultyGateway()
    const booking = await heldBooking()
    const effects: string[] = []
    const saga = sagaAt('2026-12-01T12:00Z', gateway, effects)
    await Promise.all(Array.from({ length: 8 }, () => saga.advance(booking.id)))
    expect(live()).toEqual([{ orderId: booking.id, state: 'captured', cents: 20_000 }])
    expect(effects).toEqual(['confirmed'])
  })
})

describe('refunding', () => {
  test.each(trouble(['refund']))('a cancelled booking happens once, whatever fails: %j', async (faults) => {
    const company = faultyGateway(faults)
    const booking = await cancelledBooking(company)
    const effects = await drive(booking.id, company)
    expect(await settled(booking.id)).toMatchObject({ step: 'refunded' })
    expect(company.live()).toEqual([])
    expect(effects).toEqual([])
  })

  test.each(['not_found', 'voided', 'settled', 'invalid_request'] as const)(
    'goes to staff with its cause, an e-mail and a log line if it is refused as %s',
    async (reason) => {
      const company = faultyGateway()
      const booking = await cancelledBooking(company)
      const refund = () => Promise.resolve({ outcome: 'refused' as const, reason })
      const lines: unknown[] = []
      const effects: string[] = []
      const log: PaymentsDeps['log'] = { error: (line: unknown) => void lines.push(line) }
      await sagaAt('2026-12-01T12:00Z', { ...company.gateway, refund }, effects, log).advance(booking.id)
      const cause = `refund_${reason}`
      expect(await bookingById(db, booking.id)).toMatchObject({ step: 'review', review_cause: cause })
      expect(effects).toEqual([`staff: ${cause}`])
      expect(lines).toMatchObject([{ payment: booking.id, booking: booking.id, state: 'refunding', cause }])
    },
  )

  test('a charge of which a part is refunded may take a week to settle before staff is asked', async () => {
    const company = faultyGateway()
    const booking = await cancelledBooking(company, { total_cents: 30_000 })
    const unsettled = { ...company.gateway, refund: () => Promise.resolve({ outcome: 'unsettled' as const }) }
    const effects: string[] = []
    await sagaAt('2026-12-08T12:00Z', unsettled, effects).advance(booking.id)
    expect([(await settled(booking.id)).step, effects]).toEqual(['refunding', []])
    await sagaAt('2026-12-08T12:01Z', unsettled, effects).advance(booking.id)
    expect([(await settled(booking.id)).step, effects]).toEqual(['review', ['staff: unsettled']])
  })

  test('a gateway that has said that a charge has not settled gets a day of silence from then on', async () => {
    const company = faultyGateway()
    const booking = await cancelledBooking(company, { total_cents: 30_000 })
    const unsettled = { ...company.gateway, refund: () => Promise.resolve({ outcome: 'unsettled' as const }) }
    const silent = { ...company.gateway, refund: () => Promise.resolve({ outcome: 'unknown' as const }) }
    const effects: string[] = []
    await sagaAt('2026-12-04T12:00Z', unsettled, effects).advance(booking.id)
    await sagaAt('2026-12-05T12:00Z', silent, effects).advance(booking.id)
    expect([(await settled(booking.id)).step, effects]).toEqual(['refunding', []])
    await sagaAt('2026-12-05T12:01Z', silent, effects).advance(booking.id)
    expect([(await settled(booking.id)).step, effects]).toEqual(['review', ['staff: no_answer']])
  })

  test('a part of a charge about which the gateway is silent from the start goes to staff after a day', async () => {
    const company = faultyGateway()
    const booking = await cancelledBooking(company, { total_cents: 30_000 })
    const silent = { ...company.gateway, refund: () => Promise.resolve({ outcome: 'unknown' as const }) }
    const effects: string[] = []
    await sagaAt('2026-12-02T12:01Z', silent, effects).advance(booking.id)
    expect([(await settled(booking.id)).step, effects]).toEqual(['review', ['staff: no_answer']])
  })

  test('an old booking gets a full day from its cancellation before staff is asked', async () => {
    const company = faultyGateway()
    const booking = await cancelledBooking(company, { created_at: Temporal.Instant.from('2026-11-24T12:00Z') })
    const silent = { ...company.gateway, refund: () => Promise.resolve({ outcome: 'unknown' as const }) }
    const effects: string[] = []
    await sagaAt('2026-12-02T12:00Z', silent, effects).advance(booking.id)
    expect([(await settled(booking.id)).step, effects]).toEqual(['refunding', []])
    await sagaAt('2026-12-02T12:01Z', silent, effects).advance(booking.id)
    expect([(await settled(booking.id)).step, effects]).toEqual(['review', ['staff: no_answer']])
  })
})
