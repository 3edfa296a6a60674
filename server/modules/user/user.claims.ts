import { create, record, string } from 'superstruct'
import type { IdentityAdmin, ProviderAccount } from '#server/adapters/identity/identity.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import type { Caller } from '#server/http/handler.ts'
import type { LogSecurityEvent } from '#server/securityLog.ts'
import { deleteRow, insertUser, type UserRow } from './user.store.ts'

/*
 * An address that nobody has proven is no claim. Whoever proves it, by our code, by Google, gets it clean: without what
 * somebody else wrote down under it. That the provider calls it verified is not enough by itself: a click on its link
 * verifies whichever password the account has, also one that the owner of the mailbox never chose.
 */

/** Who signs people in whose e-mail they have proven themselves. */
const PROVES_EMAIL = 'google.com'

/** Each way into an account with its mark, to be compared later. */
export const serializeSignInMethods = ({ ways }: Pick<ProviderAccount, 'ways'>): string =>
  JSON.stringify(
    Object.fromEntries(
      ways.map(({ provider, mark }) => [provider, mark] as const).sort(([one], [other]) => one.localeCompare(other)),
    ),
  )

const Ways = record(string(), string())
export const parseSignInMethods = (text: string | null): Readonly<Record<string, string>> =>
  text === null ? {} : create(JSON.parse(text), Ways)

/** The caller came by a way that proves the address. */
export const isProvenBy = ({ way, email_verified }: Caller): boolean => way === PROVES_EMAIL && email_verified

/** Somebody else than who wrote the address down has proven it. */
export const isClaimedBy = (user: UserRow, caller: Caller): boolean =>
  !user.is_email_verified && isProvenBy(caller) && caller.email.toLowerCase() === user.email

/** What was written down came with another password than the one that now opens the account. */
const isOfAnother = (user: UserRow, account: ProviderAccount): boolean =>
  user.seen_sign_in_methods !== null &&
  parseSignInMethods(user.seen_sign_in_methods)['password'] !==
    parseSignInMethods(serializeSignInMethods(account))['password']

/**
 * The address is proven by our code. Was the password chosen anew since the row was written, then nobody knows whose the
 * names in it are: the row begins again, without them.
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
  /** Ends the row of somebody whose account the provider does not have any more. */
  retire: (user: UserRow) => Promise<void>
  logSecurityEvent: LogSecurityEvent
}

/**
 * Frees an address from whoever only wrote it down, or whose account is gone.
 * @param newcomer the account that comes now, if it is there already.
 * @returns false when the address is somebody's.
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
