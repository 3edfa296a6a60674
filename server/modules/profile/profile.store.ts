import type { Selectable } from 'kysely'
import type { Connection } from '#server/db/schema.ts'
import type { ProfileTables } from './profile.tables.ts'

export type EmailChangeRow = Selectable<ProfileTables['email_changes']>

export const changeOf = (connection: Connection, user_id: string): Promise<EmailChangeRow | undefined> =>
  connection.selectFrom('email_changes').selectAll().where('user_id', '=', user_id).executeTakeFirst()

/** Replaces the pending e-mail and its code, unless the same e-mail was sent a code after `sentBefore`; true if replaced. */
export const replaceChange = async (
  connection: Connection,
  change: EmailChangeRow,
  sentBefore: Temporal.Instant,
): Promise<boolean> => {
  const { email, code_hash, sent_at, expires_at, credential } = change
  const replaced = await connection
    .insertInto('email_changes')
    .values(change)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ email, code_hash, sent_at, expires_at, credential })
        .where((eb) => eb.or([eb('email_changes.email', '!=', email), eb('email_changes.sent_at', '<=', sentBefore)])),
    )
    .returning('user_id')
    .executeTakeFirst()
  return replaced !== undefined
}

/** Deletes the pending change, even one requested meanwhile: its session is over. False if another request was faster. */
export const endChange = async (connection: Connection, user_id: string): Promise<boolean> => {
  const used = await connection
    .deleteFrom('email_changes')
    .where('user_id', '=', user_id)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}
