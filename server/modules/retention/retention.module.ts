import type { IdentityAdmin } from '#server/adapters/identity/identity.port.ts'
import type { Database } from '#server/db/schema.ts'
import { everyHour, recurring, type RecurringDeps } from '#server/jobs/recurring.ts'
import { MARK_DAYS } from '#server/modules/loyalty/personMarks.ts'
import { isOver } from '#server/mail/mail.ts'
import { SECRET_TEMPLATES } from '#server/mail/messages.ts'
import { deleteExpiredCaptures } from '#server/modules/support/captures.store.ts'
import { deleteRow } from '#server/modules/user/user.store.ts'
import type { LogSecurityEvent } from '#server/securityLog.ts'

/** Codes and links have expired by then. */
export const SECRET_MAIL_MINUTES = 60
/** Days the text of other e-mails is stored, in case a guest reports that nothing came. */
export const MAIL_WORDS_DAYS = 30
/** Days the record of an e-mail (without text) is stored. */
export const MAIL_DAYS = 365
export const DONE_JOBS_DAYS = 7
/** An unverified e-mail is freed after this many days, with the data entered under it. */
export const UNPROVEN_DAYS = 7
/** Per run; the next hour does the others. */
const MAX_ACCOUNTS = 100

export interface RetentionDeps extends RecurringDeps {
  admin: Pick<IdentityAdmin, 'deleteUser'>
  logSecurityEvent: LogSecurityEvent
  /** Deletes old sessions of the identity emulator. */
  forgetSessions: () => Promise<void>
}

/** Erases and deletes expired data every hour; call once at start-up. */
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

/** Unsent e-mails without a secret keep their text. */
const redactSentEmails = async (db: Database, now: Temporal.Instant): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ subject: '', body_text: '', body_html: '', attachments: null })
    .where('body_html', '!=', '')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('template', 'in', SECRET_TEMPLATES),
          eb('created_at', '<=', now.subtract({ minutes: SECRET_MAIL_MINUTES })),
        ]),
        eb.and([isOver(eb), eb('created_at', '<=', daysBefore(now, MAIL_WORDS_DAYS))]),
      ]),
    )
    .execute()
}

const deleteOld = async (db: Database, now: Temporal.Instant): Promise<void> => {
  await db.deleteFrom('outbox').where(isOver).where('created_at', '<=', daysBefore(now, MAIL_DAYS)).execute()
  await db
    .deleteFrom('outbox')
    .where('about_uid', 'is not', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('users').select('users.id').whereRef('users.uid', '=', 'outbox.about_uid'))),
    )
    // One that waits is still to go out; after this time it was given up.
    .where((eb) => eb.or([isOver(eb), eb('created_at', '<=', daysBefore(now, MAIL_WORDS_DAYS))]))
    .execute()
  await db.deleteFrom('jobs').where('done_at', '<=', daysBefore(now, DONE_JOBS_DAYS)).execute()
  await db.deleteFrom('promo_marks').where('at', '<=', daysBefore(now, MARK_DAYS)).execute()
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute()
  await deleteExpiredCaptures(db, now)
}

/** Deletes the provider's account too, so the e-mail is free again. */
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
    // Verified a moment ago.
    if ((await unproven().where('id', '=', id).executeTakeFirst()) === undefined) continue
    await admin.deleteUser(uid)
    await deleteRow(db, id)
    logSecurityEvent('unproven_account_expired', { uid })
  }
}
