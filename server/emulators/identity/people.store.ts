import { randomBytes } from 'node:crypto'
import type { Connection } from '#server/db/schema.ts'
import type { PersonRow, ProviderId } from './identity.tables.ts'

/** Max. number of known people offered; all others type their e-mail again. */
const OFFERED_PEOPLE = 5

/** Newest first. */
export const offeredPeople = (connection: Connection, provider: ProviderId): Promise<PersonRow[]> =>
  connection
    .selectFrom('identity_people')
    .select(['provider', 'subject', 'email', 'display_name'])
    .where('provider', '=', provider)
    .orderBy('used_at', 'desc')
    .limit(OFFERED_PEOPLE)
    .execute()

/** An e-mail is the same person permanently; the name may change. */
export const rememberPerson = (
  connection: Connection,
  { provider, email, display_name }: Omit<PersonRow, 'subject'>,
  now: Temporal.Instant,
): Promise<PersonRow> =>
  connection
    .insertInto('identity_people')
    .values({
      provider,
      subject: randomBytes(12).toString('hex'),
      email: email.toLowerCase(),
      display_name,
      used_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'email']).doUpdateSet({ display_name, used_at: now }))
    .returning(['provider', 'subject', 'email', 'display_name'])
    .executeTakeFirstOrThrow()

/** Returns the linked sign-in methods of an account. */
export const linksOf = (connection: Connection, uid: string): Promise<PersonRow[]> =>
  connection
    .selectFrom('identity_links')
    .select(['provider', 'subject', 'email', 'display_name'])
    .where('uid', '=', uid)
    .orderBy('provider', 'desc')
    .execute()

export const uidLinkedTo = async (
  connection: Connection,
  { provider, subject }: PersonRow,
): Promise<string | undefined> => {
  const link = await connection
    .selectFrom('identity_links')
    .select('uid')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return link?.uid
}

/** False if this person, or another of the same provider, is already linked. */
export const insertLink = async (connection: Connection, uid: string, person: PersonRow): Promise<boolean> => {
  const { provider, subject, email, display_name } = person
  const inserted = await connection
    .insertInto('identity_links')
    .values({ uid, provider, subject, email, display_name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst()
  return inserted !== undefined
}

export const deleteLinks = async (connection: Connection, uid: string): Promise<void> => {
  await connection.deleteFrom('identity_links').where('uid', '=', uid).execute()
}
