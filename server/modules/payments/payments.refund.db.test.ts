import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { braintreeGateway } from '#server/adapters/payments/braintree.adapter.ts'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { addSampleHotel } from '#server/modules/hotels/hotels.samples.ts'
import type { Fault, FaultKind } from '#server/emulators/gateway/faults.ts'
import type { RunningGateway } from '#server/emulators/gateway/gateway.ts'
import { startTestGateway } from '#server/emulators/gateway/gateway.testing.ts'
import { localAccount } from '#server/emulators/gateway/merchant.ts'
import { insertSample } from '#server/modules/bookings/bookings.samples.ts'
import { bookingById } from '#server/modules/bookings/bookings.store.ts'
import { staysOn } from '#server/modules/bookings/saga.testing.ts'
import { changePayment } from './payments.store.ts'

const NOON = Temporal.Instant.from('2026-12-01T12:00Z')
/** Milliseconds until a charge settles at the gateway emulator. */
const SETTLED_AFTER = 120_000

let opened: TestDatabase
let directory: string
let company: RunningGateway
let gatewayNow = Date.now()
beforeAll(async () => {
  opened = await testDatabase()
  directory = await mkdtemp(join(tmpdir(), 'refunds-'))
  company = await startTestGateway({ dataDir: directory, now: () => gatewayNow })
})
afterAll(async () => {
  await company.close()
  await opened.close()
  await rm(directory, { recursive: true })
})
beforeEach(async () => {
  company.faults.clear()
  await opened.empty()
  await addSampleHotel(opened.db)
})

const CALLS = {
  look: { method: 'GET', path: /\/transactions\/\w+$/ },
  void: { method: 'PUT', path: /\/void$/ },
  refund: { method: 'POST', path: /\/refund$/ },
} as const
type Call = keyof typeof CALLS

/** When the charge settles: before the first look-up, during the void, or after the test. */
const SETTLES = ['before', 'meanwhile', 'later'] as const
const FAULTS: FaultKind[] = ['request_lost', 'answer_lost', 'unavailable_after']
/** Where our process is killed: before the gateway call, or after it but before its response. */
const KILLS = ['never', 'before', 'after'] as const

type Meeting = readonly (readonly [Call, FaultKind])[]
const NONE: Meeting = []
const EACH: Meeting[] = (['look', 'void', 'refund'] as const).flatMap((call) =>
  FAULTS.map((kind) => [[call, kind]] as const),
)
const ALL: Meeting = [
  ['look', 'request_lost'],
  ['void', 'answer_lost'],
  ['refund', 'answer_lost'],
]

const refundsOf = (settles: readonly (typeof SETTLES)[number][], refund: number) =>
  settles.flatMap((when) => [
    ...EACH.map((faults) => ({ settles: when, refund, killed: 'never' as const, faults })),
    ...KILLS.flatMap((killed) => [NONE, ALL].map((faults) => ({ settles: when, refund, killed, faults }))),
  ])

test.each([...refundsOf(SETTLES, 20_000), ...refundsOf(['before'], 12_000)])(
  'a cancellation ends with one refund of $refund: it settles $settles, the process is killed $killed, $faults',
  async ({ settles, refund, killed, faults }) => {
    const { id, transactionId } = await cancelled(refund)
    if (settles === 'before') settle()
    if (settles === 'meanwhile') meet({ ...CALLS.void, kind: 'overtaken', meanwhile: settle })
    for (const [call, kind] of faults) meet({ ...CALLS[call], kind })
    const toStaff: string[] = []
    await resumeUntilSettled(id, killed, toStaff)
    expect(await bookingById(opened.db, id)).toMatchObject({ step: 'refunded', review_cause: null, locked_until: null })
    expect(toStaff).toEqual([])
    expect(givenBack(transactionId)).toBe(refund)
  },
)

test.each(KILLS)('a part of a charge waits until the charge has settled; the process is killed %s', async (killed) => {
  const { id, transactionId } = await cancelled(12_000)
  const toStaff: string[] = []
  await resumeUntilSettled(id, killed, toStaff)
  expect(await bookingById(opened.db, id)).toMatchObject({ step: 'refunding' })
  expect(givenBack(transactionId)).toBe(0)
  settle()
  await resumeUntilSettled(id, killed, toStaff)
  expect(await bookingById(opened.db, id)).toMatchObject({ step: 'refunded' })
  expect([givenBack(transactionId), toStaff]).toEqual([12_000, []])
})

const meet = (fault: Fault): void => company.faults.next(fault)

const settle = (): void => {
  gatewayNow += SETTLED_AFTER
}

/** A booking paid at the gateway emulator, then cancelled and due a refund. */
const cancelled = async (refund_cents: number) => {
  const kept_cents = 20_000 - refund_cents
  const booking = await insertSample(opened.db, { step: 'refunding', kept_cents, cancelled_at: NOON })
  const paid = await gateway().authorize({
    orderId: booking.id,
    amountCents: 20_000,
    nonce: 'fake-valid-nonce',
    deviceData: null,
    lodging: { folioNumber: booking.reference, checkInDate: '2026-12-24', checkOutDate: '2026-12-26' },
  })
  if (paid.outcome !== 'authorized') throw new Error('the card said no')
  const { transactionId } = paid
  await gateway().capture(transactionId, 20_000)
  await changePayment(opened.db, { id: booking.id, state: 'refunding' }, { transaction_id: transactionId })
  return { id: booking.id, transactionId }
}

const gateway = (): PaymentGateway =>
  braintreeGateway({
    account: localAccount(company.origin),
    timeLimitMs: 2_000,
    log: () => undefined,
  })

/** Runs the request, then a worker a minute. A killed run never answers, and its lease must expire. */
const resumeUntilSettled = async (id: string, killed: (typeof KILLS)[number], toStaff: string[]): Promise<void> => {
  let isAlive = killed === 'never'
  for (let minute = 0; minute < 6; minute += 1) {
    const now = NOON.add({ seconds: 61 * minute })
    let die: (() => void) | undefined
    const death = new Promise<void>((resolve) => {
      die = resolve
    })
    const dying: PaymentGateway = {
      ...gateway(),
      refund: async (...args) => {
        if (killed === 'after') await gateway().refund(...args)
        die?.()
        return new Promise(() => {})
      },
    }
    const { payments } = staysOn({
      db: opened.db,
      clock: () => now,
      gateway: isAlive ? gateway() : dying,
      queueReviewEmail: (_, __, cause) => Promise.resolve(void toStaff.push(cause)),
    })
    isAlive = true
    await Promise.race([payments.advance(id), death])
  }
}

const cents = ({ amount }: { amount: string }): number => Math.round(Number(amount) * 100)

/** Cents refunded to the card, or never taken from it. */
const givenBack = (transactionId: string): number => {
  const all = company.transactions()
  const charge = all.find(({ id }) => id === transactionId)
  const credits = all.filter((one) => one.type === 'credit' && one.refundedTransactionId === transactionId)
  return credits.reduce((sum, credit) => sum + cents(credit), charge?.status === 'voided' ? cents(charge) : 0)
}
