import type { Selectable, Updateable } from 'kysely'
import type { Role } from '#contract/user/user.ts'
import type { Connection } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { randomCode } from '#server/randomCode.ts'
import type { UserTables } from './user.tables.ts'

export type UserRow = Selectable<UserTables['users']>
export type EmailCodeRow = Selectable<UserTables['email_codes']>

export interface NewUser {
  uid: string
  email: string
  is_email_verified: boolean
  first_name: string
  last_name: string
  phone: string | null
  seen_sign_in_methods?: string | null
}

const REFERRAL_LENGTH = 8

const newReferralCode = (): string => randomCode(REFERRAL_LENGTH)

/** The caller's own row; undefined if only the identity provider knows the account, or if it is being deleted. */
export const userOf = (connection: Connection, { uid }: { uid: string }): Promise<UserRow | undefined> =>
  connection.selectFrom('users').selectAll().where('uid', '=', uid).where('deleted_at', 'is', null).executeTakeFirst()

/**
 * Locks the row until the transaction ends: the account cannot be deleted meanwhile.
 * @throws 401 if it has been deleted.
 */
export const lockSignedInUser = async (transaction: Connection, uid: string): Promise<void> => {
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (user === undefined) throw new ApiError('unauthorized', 'Please, sign in')
}

/** Only staff sets the role (decisions §8). */
export const roleOf = async (connection: Connection, uid: string): Promise<Role | undefined> => {
  const user = await connection.selectFrom('users').select('type').where('uid', '=', uid).executeTakeFirst()
  return user?.type
}

export const userByEmail = (connection: Connection, email: string): Promise<UserRow | undefined> =>
  connection.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()

/** @throws a unique violation if the e-mail or the uid already has a row. */
export const insertUser = async (
  connection: Connection,
  user: NewUser & Pick<Updateable<UserTables['users']>, 'type' | 'is_staff' | 'company_id' | 'locale'>,
  now: Temporal.Instant,
): Promise<UserRow> => {
  const row = { ...user, email: user.email.toLowerCase(), created_at: now }
  for (;;) {
    const inserted = await connection
      .insertInto('users')
      .values({ ...row, referral_code: newReferralCode() })
      .onConflict((conflict) => conflict.column('referral_code').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted !== undefined) return inserted
  }
}

export const updateUser = (
  connection: Connection,
  id: string,
  change: Updateable<UserTables['users']>,
): Promise<UserRow> =>
  connection.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const codeOf = (connection: Connection, user_id: string): Promise<EmailCodeRow | undefined> =>
  connection.selectFrom('email_codes').selectAll().where('user_id', '=', user_id).executeTakeFirst()

/** Replaces the user's code unless the last one was sent after `sentBefore`; true if replaced. Keeps `asker_hash`. */
export const replaceCode = async (
  connection: Connection,
  code: EmailCodeRow,
  sentBefore: Temporal.Instant,
): Promise<boolean> => {
  const { code_hash, sent_at, expires_at, credential } = code
  const replaced = await connection
    .insertInto('email_codes')
    .values(code)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ code_hash, sent_at, expires_at, credential })
        .where('email_codes.sent_at', '<=', sentBefore),
    )
    .returning('user_id')
    .executeTakeFirst()
  return replaced !== undefined
}

/** Cascades to codes, pending changes, favorites and other dependent rows. */
export const deleteRow = async (connection: Connection, id: string): Promise<void> => {
  await connection.deleteFrom('users').where('id', '=', id).execute()
}

/** A sign-up not finished by then was cut off. */
const SIGN_UP_SECONDS = 60

/** Allows one sign-up at a time per e-mail; false while another is running. */
export const beginSignUp = async (connection: Connection, email: string, now: Temporal.Instant): Promise<boolean> => {
  const begun = await connection
    .insertInto('sign_ups')
    .values({ email, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ started_at: now })
        .where('sign_ups.started_at', '<=', now.subtract({ seconds: SIGN_UP_SECONDS })),
    )
    .returning('email')
    .executeTakeFirst()
  return begun !== undefined
}

export const endSignUp = async (connection: Connection, email: string): Promise<void> => {
  await connection.deleteFrom('sign_ups').where('email', '=', email).execute()
}

/** Deletes the code; false if another request was faster. */
export const consumeCode = async (connection: Connection, { user_id, code_hash }: EmailCodeRow): Promise<boolean> => {
  const used = await connection
    .deleteFrom('email_codes')
    .where('user_id', '=', user_id)
    .where('code_hash', '=', code_hash)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}
