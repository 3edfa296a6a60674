import { randomBytes } from 'node:crypto'
import type { Connection } from '#server/db/schema.ts'
import type { PersonRow, ProviderId } from './identity.tables.ts'

/** How many of the people known here are offered; the others write their e-mail again. */
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

/** An e-mail is one person there, for good; the name may change. */
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

/** The ways into an account by other providers. */
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

/** False when this person, or another of the same provider, is linked already. */
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
