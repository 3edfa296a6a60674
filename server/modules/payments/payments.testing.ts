import { randomUUID } from 'node:crypto'
import type { Connection, Database } from '#server/db/schema.ts'
import { NO_JOBS } from '#server/modules/bookings/saga.testing.ts'
import { faultyGateway } from './gateway.samples.ts'
import { createPayments, type NewCharge, type Payments, type PaymentsDeps } from './payments.service.ts'
import type { PaymentRow } from './payments.store.ts'
import type { PaymentSubject } from './payments.subject.ts'

type Told = (line: string, tx: Connection, payment: PaymentRow) => Promise<void>

/** A subject that only notes what it is told. */
export const noting = (tell: Told): PaymentSubject => ({
  lodging: () => Promise.resolve({ folioNumber: 'AB12CD34', checkInDate: '2026-12-24', checkOutDate: '2026-12-26' }),
  captured: (tx, payment) => tell('captured', tx, payment),
  declined: (tx, payment, { reason, isSoft }) =>
    tell(`declined ${isSoft ? 'for now' : 'for good'}: ${reason}`, tx, payment),
  released: (tx, payment, { reason }) => tell(`released: ${reason}`, tx, payment),
  refunded: (tx, payment) => tell('refunded', tx, payment),
  review: (tx, payment, cause) => tell(`staff: ${cause}`, tx, payment),
})

type Changes = Partial<Pick<PaymentsDeps, 'gateway' | 'vault' | 'jobs'>>

/** Payments of inquiries whose subject only notes what it is told. `advanceAt` takes the instant as text. */
export const inquiriesOn = (db: () => Database) => {
  const told: string[] = []
  const at = (now: string, changes: Changes = {}): Payments => {
    const payments = createPayments({
      db: db(),
      clock: () => Temporal.Instant.from(now),
      gateway: faultyGateway().gateway,
      vault: { issueNonce: () => Promise.resolve({ outcome: 'unknown' }) },
      jobs: NO_JOBS,
      log: { error: () => undefined },
      ...changes,
    })
    payments.register(
      'inquiry',
      noting((line) => Promise.resolve(void told.push(line))),
    )
    return payments
  }
  /** Begins the charge of a saved card. Returns the payment's id. */
  const begin = async (
    changes: Partial<Pick<NewCharge, 'amountCents'>> & { cardToken?: string } = {},
  ): Promise<string> => {
    const id = randomUUID()
    const charge = {
      id,
      purpose: 'inquiry',
      negotiationId: randomUUID(),
      amountCents: 20_000,
      cardToken: randomUUID(),
    } as const
    await db()
      .transaction()
      .execute((tx) => at('2026-12-01T12:00Z').begin(tx, { ...charge, ...changes }))
    return id
  }
  return { told, at, begin }
}
