import { randomInt } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import { REFERENCE_ALPHABET } from '#contract/booking/bookings.ts'
import type { Role } from '#contract/user/user.ts'
import type { Connection } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
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

const newReferralCode = (): string =>
  Array.from({ length: REFERRAL_LENGTH }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join('')

/** The caller's own row; undefined for somebody who is known to the identity provider alone, or who is being deleted. */
export const userOf = (connection: Connection, { uid }: { uid: string }): Promise<UserRow | undefined> =>
  connection.selectFrom('users').selectAll().where('uid', '=', uid).where('deleted_at', 'is', null).executeTakeFirst()

/** Until the end of this transaction the account does not end, and nobody else holds it. @throws 401 when it has. */
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

/** Set by staff alone (decisions §8). */
export const roleOf = async (connection: Connection, uid: string): Promise<Role | undefined> => {
  const user = await connection.selectFrom('users').select('type').where('uid', '=', uid).executeTakeFirst()
  return user?.type
}

export const userByEmail = (connection: Connection, email: string): Promise<UserRow | undefined> =>
  connection.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()

/** @throws a unique violation when the e-mail or the provider's account already has a row. */
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

/** Replaces the user's code, unless the last one went out after `sentBefore`; says whether it did. Who asked stays. */
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

/** With the row go its codes, changes, favourites and whatever else hangs on it. */
export const deleteRow = async (connection: Connection, id: string): Promise<void> => {
  await connection.deleteFrom('users').where('id', '=', id).execute()
}

/** A sign-up that has not ended by then was cut off. */
const SIGN_UP_SECONDS = 60

/** One sign-up at a time with one e-mail; false while another is under way. */
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

/** Takes the code away; false when somebody was quicker. */
export const consumeCode = async (connection: Connection, { user_id, code_hash }: EmailCodeRow): Promise<boolean> => {
  const used = await connection
    .deleteFrom('email_codes')
    .where('user_id', '=', user_id)
    .where('code_hash', '=', code_hash)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}
