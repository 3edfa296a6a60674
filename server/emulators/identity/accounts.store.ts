import { randomBytes } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import type { Connection } from '#server/db/schema.ts'
import type { AccountRow } from './identity.tables.ts'

export type Account = Selectable<AccountRow>

/** 28 characters, as at the live service. */
const newUid = (): string => randomBytes(21).toString('base64url')

export const accountByEmail = (connection: Connection, email: string): Promise<Account | undefined> =>
  connection.selectFrom('identity_accounts').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()

export const accountByUid = (connection: Connection, uid: string): Promise<Account | undefined> =>
  connection.selectFrom('identity_accounts').selectAll().where('uid', '=', uid).executeTakeFirst()

/** Undefined if the e-mail is taken, even by a concurrent request. */
export const insertAccount = (
  connection: Connection,
  account: { email: string; password_hash: string | null; email_verified?: boolean; display_name?: string },
  now: Temporal.Instant,
): Promise<Account | undefined> =>
  connection
    .insertInto('identity_accounts')
    .values({
      uid: newUid(),
      email: account.email.toLowerCase(),
      email_verified: account.email_verified ?? false,
      password_hash: account.password_hash,
      display_name: account.display_name ?? null,
      photo_url: null,
      created_at: now,
      last_login_at: null,
      valid_since: secondOf(now),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateAccount = async (
  connection: Connection,
  uid: string,
  change: Updateable<AccountRow>,
): Promise<void> => {
  await connection.updateTable('identity_accounts').set(change).where('uid', '=', uid).execute()
}

/** Sets the password and ends all earlier sessions. */
export const setPassword = async (
  connection: Connection,
  uid: string,
  password_hash: string,
  now: Temporal.Instant,
): Promise<void> => {
  await updateAccount(connection, uid, { password_hash })
  await endSessions(connection, uid, now)
}

/** Ends all earlier sessions, and deletes the codes that could begin another. */
export const endSessions = async (connection: Connection, uid: string, now: Temporal.Instant): Promise<void> => {
  await updateAccount(connection, uid, { valid_since: secondOf(now).add({ seconds: 1 }) })
  await connection.deleteFrom('identity_refresh_tokens').where('uid', '=', uid).execute()
  await connection.deleteFrom('identity_action_codes').where('uid', '=', uid).execute()
}

export const deleteAccount = async (connection: Connection, uid: string): Promise<void> => {
  await connection.deleteFrom('identity_accounts').where('uid', '=', uid).execute()
}

// Tokens have whole seconds: sessions begun in the second of a change must end too, and valid ones count from the next second.
const secondOf = (now: Temporal.Instant): Temporal.Instant =>
  now.round({ smallestUnit: 'second', roundingMode: 'floor' })
