import { create, string, type } from 'superstruct'
import type { CardVault } from '#server/adapters/payments/vault.port.ts'
import type { Connection } from '#server/db/schema.ts'
import type { Jobs } from '#server/jobs/jobs.ts'

export type PaymentJobs = Pick<Jobs, 'schedule'>

const SETTLE = 'payment_method.settle'
const FORGET_CARD = 'payment_method.forget'
const FORGET_CUSTOMER = 'payment_customer.forget'
const Payload = type({ id: string() })

/** By then the request that began it has finished it, or its process is dead. */
const SETTLE_AFTER_SECONDS = 30

/** Schedules a look-up of a card that a request is storing. */
export const settleLater = (
  jobs: PaymentJobs,
  connection: Connection,
  id: string,
  now: Temporal.Instant,
): Promise<void> =>
  jobs.schedule(connection, { kind: SETTLE, payload: { id }, runAt: now.add({ seconds: SETTLE_AFTER_SECONDS }) })

/** Schedules the look-up without delay: the payment that stored the card is already complete. */
export const settleNow = (
  jobs: PaymentJobs,
  connection: Connection,
  id: string,
  now: Temporal.Instant,
): Promise<void> => jobs.schedule(connection, { kind: SETTLE, payload: { id }, runAt: now })

/** Deletes a card at the gateway, retrying until it answers. */
export const forgetCard = (
  jobs: PaymentJobs,
  connection: Connection,
  id: string,
  now: Temporal.Instant,
): Promise<void> => jobs.schedule(connection, { kind: FORGET_CARD, payload: { id }, runAt: now })

/** Deletes a customer and all their cards at the gateway, retrying until it answers. */
export const forgetCustomer = (
  jobs: PaymentJobs,
  connection: Connection,
  id: string,
  now: Temporal.Instant,
): Promise<void> => jobs.schedule(connection, { kind: FORGET_CUSTOMER, payload: { id }, runAt: now })

const mustBeDone = async (what: string, doing: Promise<{ outcome: 'done' | 'unknown' }>): Promise<void> => {
  if ((await doing).outcome === 'unknown') throw new Error(`${what} is not deleted yet`)
}

/** @param settleOpen false while the outcome of a card is unknown; the job retries until true. */
export const handlePaymentJobs = (
  jobs: Pick<Jobs, 'handle'>,
  vault: Pick<CardVault, 'remove' | 'removeCustomer'>,
  settleOpen: (id: string) => Promise<boolean>,
): void => {
  jobs.handle(SETTLE, async (payload) => {
    const { id } = create(payload, Payload)
    if (!(await settleOpen(id))) throw new Error(`Payment method ${id} is not settled yet`)
  })
  jobs.handle(FORGET_CARD, async (payload) => {
    const { id } = create(payload, Payload)
    await mustBeDone(`Payment method ${id}`, vault.remove(id))
  })
  jobs.handle(FORGET_CUSTOMER, async (payload) => {
    const { id } = create(payload, Payload)
    await mustBeDone(`Payment customer ${id}`, vault.removeCustomer(id))
  })
}
