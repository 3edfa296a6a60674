import type { IdentityAdmin } from '#server/adapters/identity/identity.port.ts'
import type { Database } from '#server/db/schema.ts'
import { everyHour, recurring, type RecurringDeps } from '#server/jobs/recurring.ts'
import { SECRET_TEMPLATES } from '#server/mail/messages.ts'
import { deleteRow } from '#server/modules/user/user.store.ts'
import type { LogSecurityEvent } from '#server/securityLog.ts'

/** A code or a link is of no use by then. */
export const SECRET_MAIL_MINUTES = 60
/** So long the words of other mails are kept, for a guest who says that nothing came. */
export const MAIL_WORDS_DAYS = 30
/** So long it is known that a mail was written, and when it went out. */
export const MAIL_DAYS = 365
export const DONE_JOBS_DAYS = 7
/** An e-mail that nobody has confirmed by then is given up, with what was written down under it. */
export const UNPROVEN_DAYS = 7
/** At a time: the next hour does the others. */
const MAX_ACCOUNTS = 100

export interface RetentionDeps extends RecurringDeps {
  admin: Pick<IdentityAdmin, 'deleteUser'>
  logSecurityEvent: LogSecurityEvent
  /** Of the local identity provider. */
  forgetSessions: () => Promise<void>
}

/** Empties and deletes, every hour, what is kept no longer; call it once at the start. */
export const schedulePurge = (deps: RetentionDeps): Promise<void> => {
  const { db, clock, forgetSessions } = deps
  return recurring(deps, {
    kind: 'house.keep',
    next: everyHour,
    work: async () => {
      const now = clock()
      await redactSentEmails(db, now)
      await deleteOld(db, now)
      await forgetSessions()
      await expireUnproven(deps, now)
    },
  })()
}

const daysBefore = (now: Temporal.Instant, days: number): Temporal.Instant => now.subtract({ hours: 24 * days })

/** What has not gone out yet keeps its words. */
const redactSentEmails = async (db: Database, now: Temporal.Instant): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ subject: '', body_text: '', body_html: '' })
    .where('body_html', '!=', '')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('template', 'in', SECRET_TEMPLATES),
          eb('created_at', '<=', now.subtract({ minutes: SECRET_MAIL_MINUTES })),
        ]),
        eb.and([eb('sent_at', 'is not', null), eb('created_at', '<=', daysBefore(now, MAIL_WORDS_DAYS))]),
      ]),
    )
    .execute()
}

const deleteOld = async (db: Database, now: Temporal.Instant): Promise<void> => {
  await db
    .deleteFrom('outbox')
    .where('sent_at', 'is not', null)
    .where('created_at', '<=', daysBefore(now, MAIL_DAYS))
    .execute()
  await db.deleteFrom('jobs').where('done_at', '<=', daysBefore(now, DONE_JOBS_DAYS)).execute()
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute()
}

/** With the account: nobody finished what was begun, and the address is free again. */
const expireUnproven = async (
  { db, admin, logSecurityEvent }: Pick<RetentionDeps, 'db' | 'admin' | 'logSecurityEvent'>,
  now: Temporal.Instant,
): Promise<void> => {
  const unproven = () =>
    db
      .selectFrom('users')
      .select(['id', 'uid'])
      .where('is_email_verified', '=', false)
      .where('deleted_at', 'is', null)
      .where('created_at', '<=', daysBefore(now, UNPROVEN_DAYS))
  for (const { id, uid } of await unproven().orderBy('created_at').limit(MAX_ACCOUNTS).execute()) {
    // Proven a moment ago.
    if ((await unproven().where('id', '=', id).executeTakeFirst()) === undefined) continue
    await admin.deleteUser(uid)
    await deleteRow(db, id)
    logSecurityEvent('unproven_account_expired', { uid })
  }
}
