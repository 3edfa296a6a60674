import { sql, type ExpressionBuilder } from 'kysely'
import type { Connection, Schema } from '#server/db/schema.ts'
import { isOver } from '#server/mail/mail.ts'
import type { UserRow } from '#server/modules/user/user.store.ts'

const isOpen = (eb: ExpressionBuilder<Schema, 'bookings'>, now: Temporal.Instant) =>
  eb.or([
    eb('step', 'in', ['held', 'refunding', 'review']),
    eb.and([eb('step', '=', 'captured'), eb('check_out_at', '>', now)]),
  ])

/** True if a stay or a payment is not finished. */
export const hasOpenBooking = async (connection: Connection, uid: string, now: Temporal.Instant): Promise<boolean> => {
  const open = await connection
    .selectFrom('bookings')
    .select('id')
    .where('user_uid', '=', uid)
    .where((eb) => isOpen(eb, now))
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** True if a hotel has said yes to hours that the stay has not used yet, or a charge for them is not settled. */
export const hasOpenInquiry = async (connection: Connection, uid: string, now: Temporal.Instant): Promise<boolean> => {
  const open = await connection
    .selectFrom('negotiations')
    .select('id')
    .where('user_uid', '=', uid)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['accepted', 'charging', 'unpaid', 'charged', 'review']),
        eb.and([eb('state', '=', 'done'), eb('hours_begin_at', '>', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** True if a request for hours is not erased yet, because it is not over. */
export const hasInquiry = async (connection: Connection, uid: string): Promise<boolean> => {
  const left = await connection
    .selectFrom('negotiations')
    .select('id')
    .where('user_uid', '=', uid)
    .limit(1)
    .executeTakeFirst()
  return left !== undefined
}

/** Locks the row, so parallel deletions and e-mail changes happen one after the other. */
export const lockUser = (connection: Connection, uid: string): Promise<UserRow | undefined> =>
  connection.selectFrom('users').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst()

/** Keeps stays and amounts for the books, but erases the guest; a separate uid for each booking, so stays cannot be linked. */
export const forgetGuestOfBookings = async (connection: Connection, uid: string): Promise<void> => {
  await connection
    .updateTable('bookings')
    .set({
      user_uid: sql<string>`'deleted:' || id`,
      guest_first_name: '',
      guest_last_name: '',
      guest_email: '',
      traveller_email: null,
      comment: '',
    })
    .where('user_uid', '=', uid)
    .execute()
}

/**
 * Deletes every e-mail about the account, whatever address it went to, and all to its current address. An e-mail to a hotel that
 * waits goes out first: the hotel must hear that a request has ended. The purge deletes it then.
 */
export const deleteMailOf = async (
  connection: Connection,
  { uid, email }: { uid: string; email: string },
): Promise<void> => {
  await connection
    .deleteFrom('outbox')
    .where((eb) =>
      eb.or([eb('uid', '=', uid), eb('recipient', '=', email), eb.and([eb('about_uid', '=', uid), isOver(eb)])]),
    )
    .execute()
}

/** E-mails for the guest's export, without those to hotels; their text may be erased already. */
export const mailOf = (connection: Connection, { uid, email }: { uid: string; email: string }) =>
  connection
    .selectFrom('outbox')
    .select(['recipient', 'template', 'subject', 'body_text', 'created_at', 'sent_at'])
    .where((eb) => eb.or([eb('uid', '=', uid), eb('recipient', '=', email)]))
    .where('about_uid', 'is', null)
    .orderBy('id')
    .execute()

/** Latest check-out among the guest's open bookings; null if there are none. */
export const lastOpenCheckOut = async (
  connection: Connection,
  uid: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> => {
  const last = await connection
    .selectFrom('bookings')
    .select('check_out_at')
    .where('user_uid', '=', uid)
    .where((eb) => isOpen(eb, now))
    .orderBy('check_out_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.check_out_at ?? null
}

/** The dedupe key of a job contains the user's id. */
export const deleteJobs = async (connection: Connection, name: string): Promise<void> => {
  await connection.deleteFrom('jobs').where('dedupe', 'like', `${name}%`).execute()
}
