import type { Selectable } from 'kysely'
import type { DeclineAdvice } from '#server/adapters/payments/payments.port.ts'
import type { VaultCard } from '#server/adapters/payments/vault.port.ts'
import type { Connection } from '#server/db/schema.ts'
import type { PaymentMethodTables } from './paymentMethods.tables.ts'

export type PaymentMethodRow = Selectable<PaymentMethodTables['payment_methods']>
export type CustomerRow = Selectable<PaymentMethodTables['payment_customers']>

export const customerOf = (connection: Connection, uid: string): Promise<CustomerRow | undefined> =>
  connection.selectFrom('payment_customers').selectAll().where('uid', '=', uid).executeTakeFirst()

/** Locks the guest's row until the transaction ends, so changes of their cards happen one after the other. */
export const lockCustomer = (transaction: Connection, uid: string): Promise<CustomerRow | undefined> =>
  transaction.selectFrom('payment_customers').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst()

/** Creates the guest's row if needed, and locks it. */
export const addCustomer = async (transaction: Connection, uid: string): Promise<void> => {
  await transaction
    .insertInto('payment_customers')
    .values({ uid })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute()
  await lockCustomer(transaction, uid)
}

export const markAtGateway = async (connection: Connection, uid: string): Promise<void> => {
  await connection.updateTable('payment_customers').set({ is_at_gateway: true }).where('uid', '=', uid).execute()
}

/** Cascades to the guest's cards. */
export const deleteCustomer = async (connection: Connection, uid: string): Promise<void> => {
  await connection.deleteFrom('payment_customers').where('uid', '=', uid).execute()
}

/** Primary first, then newest first. */
export const storedMethods = (connection: Connection, uid: string): Promise<PaymentMethodRow[]> =>
  connection
    .selectFrom('payment_methods')
    .selectAll()
    .where('uid', '=', uid)
    .where('state', '=', 'stored')
    .orderBy('is_primary', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Cards whose outcome is unknown. */
export const openMethods = (connection: Connection, uid: string): Promise<PaymentMethodRow[]> =>
  connection.selectFrom('payment_methods').selectAll().where('uid', '=', uid).where('state', '=', 'adding').execute()

export const methodById = (connection: Connection, id: string): Promise<PaymentMethodRow | undefined> =>
  connection.selectFrom('payment_methods').selectAll().where('id', '=', id).executeTakeFirst()

export const methodOfNonce = (
  connection: Connection,
  uid: string,
  nonce_hash: string,
): Promise<PaymentMethodRow | undefined> =>
  connection
    .selectFrom('payment_methods')
    .selectAll()
    .where('uid', '=', uid)
    .where('nonce_hash', '=', nonce_hash)
    .executeTakeFirst()

export const insertMethod = (
  connection: Connection,
  method: Pick<PaymentMethodRow, 'uid' | 'nonce_hash' | 'created_at'> & Partial<Pick<PaymentMethodRow, 'id'>>,
): Promise<PaymentMethodRow> =>
  connection
    .insertInto('payment_methods')
    .values({ ...method, state: 'adding' })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Undefined if the card is no longer open. */
export const markStored = (
  connection: Connection,
  id: string,
  card: VaultCard,
  is_primary: boolean,
): Promise<PaymentMethodRow | undefined> =>
  connection
    .updateTable('payment_methods')
    .set({ ...card, state: 'stored', is_primary })
    .where('id', '=', id)
    .where('state', '=', 'adding')
    .returningAll()
    .executeTakeFirst()

export const markDeclined = async (
  connection: Connection,
  id: string,
  decline_advice: DeclineAdvice,
): Promise<void> => {
  await connection
    .updateTable('payment_methods')
    .set({ state: 'declined', decline_advice })
    .where('id', '=', id)
    .where('state', '=', 'adding')
    .execute()
}

/** Keeps the bare row, so deleting the card again succeeds. */
export const markRemoved = async (connection: Connection, id: string): Promise<void> => {
  await connection
    .updateTable('payment_methods')
    .set({ state: 'removed', is_primary: false, nonce_hash: null, brand: null, last4: null, expires: null })
    .where('id', '=', id)
    .execute()
}

export const markPrimary = async (connection: Connection, uid: string, id: string): Promise<void> => {
  // One after the other: the index allows only one primary card at any moment.
  await connection
    .updateTable('payment_methods')
    .set({ is_primary: false })
    .where('uid', '=', uid)
    .where('is_primary', '=', true)
    .where('id', '<>', id)
    .execute()
  await connection.updateTable('payment_methods').set({ is_primary: true }).where('id', '=', id).execute()
}

/** Deletes the row of a card that the gateway did not store after all; a stored card is never deleted here. */
export const deleteOpenMethod = async (connection: Connection, id: string): Promise<void> => {
  await connection.deleteFrom('payment_methods').where('id', '=', id).where('state', '=', 'adding').execute()
}

/** Deletes old declines; until then the same nonce gets the same decline. */
export const forgetDeclined = async (connection: Connection, uid: string, before: Temporal.Instant): Promise<void> => {
  await connection
    .deleteFrom('payment_methods')
    .where('uid', '=', uid)
    .where('state', '=', 'declined')
    .where('created_at', '<', before)
    .execute()
}

/** Bids and inquiries that would charge one saved card charge another, which is the same card. */
export const chargeInstead = async (transaction: Connection, id: string, same: string): Promise<void> => {
  await transaction
    .updateTable('negotiations')
    .set({ payment_method_id: same })
    .where('payment_method_id', '=', id)
    .execute()
}
