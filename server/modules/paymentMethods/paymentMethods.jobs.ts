import { create, string, type } from 'superstruct'
import type { CardVault } from '#server/adapters/payments/vault.port.ts'
import type { Connection } from '#server/db/schema.ts'
import type { Jobs } from '#server/jobs/jobs.ts'

export type PaymentJobs = Pick<Jobs, 'schedule'>

const SETTLE = 'payment_method.settle'
const FORGET_CARD = 'payment_method.forget'
const FORGET_CUSTOMER = 'payment_customer.forget'
const Payload = type({ id: string() })

/** By then the request that began it has finished it, or its process is gone. */
const SETTLE_AFTER_SECONDS = 30

/** Looks, later, what became of a wish to store a card. */
export const settleLater = (
  jobs: PaymentJobs,
  connection: Connection,
  id: string,
  now: Temporal.Instant,
): Promise<void> =>
  jobs.schedule(connection, { kind: SETTLE, payload: { id }, runAt: now.add({ seconds: SETTLE_AFTER_SECONDS }) })

/** The same at once: whatever is to be known is known. */
export const settleNow = (
  jobs: PaymentJobs,
  connection: Connection,
  id: string,
  now: Temporal.Instant,
): Promise<void> => jobs.schedule(connection, { kind: SETTLE, payload: { id }, runAt: now })

/** Has the card company delete a card, as soon as it can be reached. */
export const forgetCard = (
  jobs: PaymentJobs,
  connection: Connection,
  id: string,
  now: Temporal.Instant,
): Promise<void> => jobs.schedule(connection, { kind: FORGET_CARD, payload: { id }, runAt: now })

/** The same for a customer and all their cards. */
export const forgetCustomer = (
  jobs: PaymentJobs,
  connection: Connection,
  id: string,
  now: Temporal.Instant,
): Promise<void> => jobs.schedule(connection, { kind: FORGET_CUSTOMER, payload: { id }, runAt: now })

const mustBeDone = async (what: string, doing: Promise<{ outcome: 'done' | 'unknown' }>): Promise<void> => {
  if ((await doing).outcome === 'unknown') throw new Error(`${what} is not deleted yet`)
}

/** `settleOpen` says whether it is known what became of the wish; it is asked again until it is. */
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
