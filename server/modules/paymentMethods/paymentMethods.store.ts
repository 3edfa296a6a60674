import type { Selectable } from 'kysely'
import type { DeclineAdvice } from '#server/adapters/payments/payments.port.ts'
import type { VaultCard } from '#server/adapters/payments/vault.port.ts'
import type { Connection } from '#server/db/schema.ts'
import type { PaymentMethodTables } from './paymentMethods.tables.ts'

export type PaymentMethodRow = Selectable<PaymentMethodTables['payment_methods']>
export type CustomerRow = Selectable<PaymentMethodTables['payment_customers']>

export const customerOf = (connection: Connection, uid: string): Promise<CustomerRow | undefined> =>
  connection.selectFrom('payment_customers').selectAll().where('uid', '=', uid).executeTakeFirst()

/** The guest's row, held until the transaction ends: changes of their cards come one after the other. */
export const lockCustomer = (transaction: Connection, uid: string): Promise<CustomerRow | undefined> =>
  transaction.selectFrom('payment_customers').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst()

/** The same, for a guest who may have no row yet. */
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

/** The guest's cards are gone with them. */
export const deleteCustomer = async (connection: Connection, uid: string): Promise<void> => {
  await connection.deleteFrom('payment_customers').where('uid', '=', uid).execute()
}

/** The primary one first, then the newest first. */
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

/** Those whose end nobody knows yet. */
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

/** Undefined where it is not waited for any more. */
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

/** What is left says only that there was one: deleting it again finds it deleted. */
export const markRemoved = async (connection: Connection, id: string): Promise<void> => {
  await connection
    .updateTable('payment_methods')
    .set({ state: 'removed', is_primary: false, nonce_hash: null, brand: null, last4: null, expires: null })
    .where('id', '=', id)
    .execute()
}

export const markPrimary = async (connection: Connection, uid: string, id: string): Promise<void> => {
  // one after the other: the index allows one primary card at any moment
  await connection
    .updateTable('payment_methods')
    .set({ is_primary: false })
    .where('uid', '=', uid)
    .where('is_primary', '=', true)
    .where('id', '<>', id)
    .execute()
  await connection.updateTable('payment_methods').set({ is_primary: true }).where('id', '=', id).execute()
}

/** It never came to the card company. */
export const deleteOpenMethod = async (connection: Connection, id: string): Promise<void> => {
  await connection.deleteFrom('payment_methods').where('id', '=', id).where('state', '=', 'adding').execute()
}

/** Answers to refusals are kept as long as somebody may ask again. */
export const forgetDeclined = async (connection: Connection, uid: string, before: Temporal.Instant): Promise<void> => {
  await connection
    .deleteFrom('payment_methods')
    .where('uid', '=', uid)
    .where('state', '=', 'declined')
    .where('created_at', '<', before)
    .execute()
}
