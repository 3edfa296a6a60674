import { type Insertable, type Selectable } from 'kysely'
import type { Connection } from '#server/db/schema.ts'
import type { PaymentState, PaymentTables } from './payments.tables.ts'

export type PaymentRow = Selectable<PaymentTables['payments']>
export type NewPayment = Insertable<PaymentTables['payments']>

/** Useless once the outcome of the payment is known. */
export const CLEARED_CARD_COLUMNS = { nonce: null, device_data: null }

/** States that the saga advances from. */
export const OPEN_STATES = ['due', 'authorized', 'refunding'] as const satisfies readonly PaymentState[]

export const isOpen = ({ state }: Pick<PaymentRow, 'state'>): boolean => OPEN_STATES.some((open) => open === state)

export const insertPayment = async (connection: Connection, payment: NewPayment): Promise<void> => {
  await connection.insertInto('payments').values(payment).execute()
}

export const paymentById = (connection: Connection, id: string): Promise<PaymentRow | undefined> =>
  connection.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()

type Change = Partial<Omit<PaymentRow, 'id' | 'purpose' | 'booking_id' | 'negotiation_id' | 'state' | 'amount_cents'>>

/** Moves a payment from one of these states to another. Undefined if it was at none of them. */
export const transitionPayment = (
  connection: Connection,
  id: string,
  from: readonly PaymentState[],
  to: PaymentState,
  change: Change = {},
): Promise<PaymentRow | undefined> =>
  connection
    .updateTable('payments')
    .set({ state: to, ...change })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()

/** Changes a payment that stays where it is. Undefined if it was no longer at `state`. */
export const changePayment = (
  connection: Connection,
  { id, state }: Pick<PaymentRow, 'id' | 'state'>,
  change: Change,
): Promise<PaymentRow | undefined> =>
  connection
    .updateTable('payments')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst()

/** Replaces the nonce that was read. False if another worker has replaced it meanwhile. */
export const replaceNonce = async (
  connection: Connection,
  { id, nonce: before }: Pick<PaymentRow, 'id' | 'nonce'>,
  nonce: string | null,
): Promise<boolean> => {
  const replaced = await connection
    .updateTable('payments')
    .set({ nonce })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .where('nonce', 'is not distinct from', before)
    .executeTakeFirst()
  return replaced.numUpdatedRows === 1n
}

/**
 * Writes that the gateway is about to be asked for the charge. False if another worker has asked since the payment was read: its
 * answer is unknown here.
 */
export const markAsked = async (
  connection: Connection,
  { id, authorize_asked_at }: Pick<PaymentRow, 'id' | 'authorize_asked_at'>,
  now: Temporal.Instant,
): Promise<boolean> => {
  const asked = await connection
    .updateTable('payments')
    .set({ authorize_asked_at: now })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .where('authorize_asked_at', 'is not distinct from', authorize_asked_at)
    .executeTakeFirst()
  return asked.numUpdatedRows === 1n
}
