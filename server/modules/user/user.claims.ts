import { create, record, string } from 'superstruct'
import type { IdentityAdmin, ProviderAccount } from '#server/adapters/identity/identity.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import type { Caller } from '#server/http/handler.ts'
import type { LogSecurityEvent } from '#server/securityLog.ts'
import { deleteRow, insertUser, type UserRow } from './user.store.ts'

/*
 * An unverified e-mail is no claim to it. A guest who proves the e-mail (by our code or by Google) gets it without the data that
 * another person entered under it. The provider's own `email_verified` is not enough: a click on its link verifies whichever
 * password the account has, even one that the mailbox's owner never chose.
 */

/** The only provider whose `email_verified` counts as proof. */
const PROVES_EMAIL = 'google.com'

/** Each sign-in method with its mark, as JSON in a stable order, for comparison. */
export const serializeSignInMethods = ({ ways }: Pick<ProviderAccount, 'ways'>): string =>
  JSON.stringify(
    Object.fromEntries(
      ways.map(({ provider, mark }) => [provider, mark] as const).sort(([one], [other]) => one.localeCompare(other)),
    ),
  )

const Ways = record(string(), string())
export const parseSignInMethods = (text: string | null): Readonly<Record<string, string>> =>
  text === null ? {} : create(JSON.parse(text), Ways)

/** The caller's sign-in method proves the e-mail. */
export const isProvenBy = ({ way, email_verified }: Caller): boolean => way === PROVES_EMAIL && email_verified

/** The caller has proven an e-mail that the row has only claimed. */
export const isClaimedBy = (user: UserRow, caller: Caller): boolean =>
  !user.is_email_verified && isProvenBy(caller) && caller.email.toLowerCase() === user.email

/** The row was written under another password than the account has now. */
const isOfAnother = (user: UserRow, account: ProviderAccount): boolean =>
  user.seen_sign_in_methods !== null &&
  parseSignInMethods(user.seen_sign_in_methods)['password'] !==
    parseSignInMethods(serializeSignInMethods(account))['password']

/**
 * Marks the e-mail as verified by our code. If the password has changed since the row was written, its names may be another
 * person's: replaces the row with one without them.
 */
export const applyEmailVerification = async (
  transaction: Connection,
  user: UserRow,
  account: ProviderAccount,
  { clock, logSecurityEvent }: { clock: Clock; logSecurityEvent: LogSecurityEvent },
): Promise<UserRow> => {
  const seen_sign_in_methods = serializeSignInMethods(account)
  if (!isOfAnother(user, account))
    return transaction
      .updateTable('users')
      .set({ is_email_verified: true, seen_sign_in_methods })
      .where('id', '=', user.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  await deleteRow(transaction, user.id)
  logSecurityEvent('address_claimed', { uid: user.uid })
  const { uid, email, locale } = user
  const nobody = { first_name: '', last_name: '', phone: null }
  return insertUser(
    transaction,
    { uid, email, locale, is_email_verified: true, seen_sign_in_methods, ...nobody },
    clock(),
  )
}

export interface ReclaimEmailDeps {
  db: Database
  admin: Pick<IdentityAdmin, 'accountOf' | 'deleteUser'>
  /** Deletes the row of a guest whose account no longer exists at the provider. */
  retire: (user: UserRow) => Promise<void>
  logSecurityEvent: LogSecurityEvent
}

/**
 * Frees an e-mail from a holder who never proved it, or whose account is gone.
 * @param newcomer the account that claims it, if it exists already.
 * @returns false if the e-mail belongs to the holder.
 */
export const reclaimEmail = async (
  { db, admin, retire, logSecurityEvent }: ReclaimEmailDeps,
  holder: UserRow,
  newcomer: Caller | null,
): Promise<boolean> => {
  const account = await admin.accountOf(holder.uid)
  if (account === undefined) {
    await retire(holder)
    return true
  }
  if (holder.uid === newcomer?.uid) {
    if (!isClaimedBy(holder, newcomer)) return false
    logSecurityEvent('address_claimed', { uid: holder.uid })
  } else {
    if (holder.is_email_verified || account.email_verified) return false
    await admin.deleteUser(holder.uid)
    logSecurityEvent('unproven_account_replaced', { uid: holder.uid })
  }
  await deleteRow(db, holder.id)
  return true
}
