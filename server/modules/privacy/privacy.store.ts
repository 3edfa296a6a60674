import { sql } from 'kysely'
import type { Connection } from '#server/db/schema.ts'
import type { UserRow } from '#server/modules/user/user.store.ts'

/** A booking whose stay or payment is not over yet. */
export const hasOpenBooking = async (connection: Connection, uid: string, now: Temporal.Instant): Promise<boolean> => {
  const open = await connection
    .selectFrom('bookings')
    .select('id')
    .where('user_uid', '=', uid)
    .where((eb) =>
      eb.or([
        eb('step', 'in', ['held', 'authorized', 'refunding', 'review']),
        eb.and([eb('step', '=', 'captured'), eb('check_out_at', '>', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Locks the row, so that two deletions, or a deletion and a change of e-mail, come one after the other. */
export const lockUser = (connection: Connection, uid: string): Promise<UserRow | undefined> =>
  connection.selectFrom('users').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst()

/** The books keep the stay and its money; of the guest nothing, and one stay no longer leads to another. */
export const forgetGuestOfBookings = async (connection: Connection, uid: string): Promise<void> => {
  await connection
    .updateTable('bookings')
    .set({
      user_uid: sql<string>`'deleted:' || id`,
      guest_first_name: '',
      guest_last_name: '',
      guest_email: '',
      comment: '',
    })
    .where('user_uid', '=', uid)
    .execute()
}

export const deleteMailTo = async (connection: Connection, email: string): Promise<void> => {
  await connection.deleteFrom('outbox').where('recipient', '=', email).execute()
}

/** With the row go its codes, grants and whatever else hangs on it. */
export const deleteUser = async (connection: Connection, id: string): Promise<void> => {
  await connection.deleteFrom('users').where('id', '=', id).execute()
}
