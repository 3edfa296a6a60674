import type { ProviderAccount } from '#server/adapters/identity/identity.port.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { redactSentEmails } from '#server/mail/mail.ts'
import type { LogSecurityEvent } from '#server/securityLog.ts'
import { parseSignInMethods, serializeSignInMethods } from './user.claims.ts'
import { updateUser, type UserRow } from './user.store.ts'

type WayMail = { to: string; uid: string; lang: Locale } & (
  | { template: 'password_changed'; data: null }
  /** Display name of the provider, e.g. `Google`. */
  | { template: 'way_added'; data: { provider: string } }
)

export interface WaysDeps {
  db: Database
  mail: { queue: (connection: Connection, mail: WayMail) => Promise<void> }
  logSecurityEvent: LogSecurityEvent
}

const NAMES: Readonly<Record<string, string>> = { 'google.com': 'Google', 'facebook.com': 'Facebook' }

/** Providers that are new, or whose mark has changed. */
const newWays = (seen: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string[] =>
  Object.keys(now).filter((provider) => seen[provider] !== now[provider])

/**
 * E-mails the owner about a changed password or an added sign-in method. The provider does not notify us of them: we detect them
 * when the account is next read, which comes before any use of a session.
 */
export const detectSignInMethodChanges = async (
  { db, mail, logSecurityEvent }: WaysDeps,
  account: ProviderAccount,
): Promise<void> => {
  const ways = serializeSignInMethods(account)
  const row = await wayRow(db, account.uid)
  if (row === undefined || row.seen_sign_in_methods === ways) return
  await db.transaction().execute(async (transaction) => {
    const user = await wayRow(transaction, account.uid, true)
    // Another process was faster, or the row is unverified: `applyEmailVerification` still needs its old methods.
    if (user === undefined || user.seen_sign_in_methods === ways || !user.is_email_verified) return
    await updateUser(transaction, user.id, { seen_sign_in_methods: ways })
    if (user.seen_sign_in_methods === null) return
    // The reset link has been used, or the password has changed in another way.
    await redactSentEmails(transaction, { uid: user.uid, template: 'password_reset' })
    for (const provider of newWays(parseSignInMethods(user.seen_sign_in_methods), parseSignInMethods(ways))) {
      const addressed = { to: user.email, uid: user.uid, lang: user.locale }
      const isPassword = provider === 'password'
      logSecurityEvent(isPassword ? 'password_changed' : 'way_in_added', { uid: user.uid, way: provider })
      await mail.queue(
        transaction,
        isPassword
          ? { ...addressed, template: 'password_changed', data: null }
          : { ...addressed, template: 'way_added', data: { provider: NAMES[provider] ?? provider } },
      )
    }
  })
}

/** Another process has already seen this account with other sign-in methods than `account` has. */
export const isAccountStale = async ({ db }: Pick<WaysDeps, 'db'>, account: ProviderAccount): Promise<boolean> => {
  const row = await wayRow(db, account.uid)
  return row !== undefined && row.seen_sign_in_methods !== serializeSignInMethods(account)
}

const wayRow = (connection: Connection, uid: string, locked = false): Promise<UserRow | undefined> => {
  const row = connection.selectFrom('users').selectAll().where('uid', '=', uid).where('deleted_at', 'is', null)
  return (locked ? row.forUpdate() : row).executeTakeFirst()
}
