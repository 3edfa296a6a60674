import type { Connection } from '#server/db/schema.ts'
import type { PromoFacts } from './loyalty.rules.ts'
import type { PersonMark, PersonMarks } from './personMarks.ts'

const accounts = (connection: Connection) =>
  connection.selectFrom('users').select(['id', 'type', 'email']).where('deleted_at', 'is', null)

const NOT_STANDING = ['declined', 'refused', 'refunding', 'refunded'] as const

/**
 * Facts that decide about a code.
 * @param uid the user who would book; null before sign-in.
 */
export const promoFacts = async (
  connection: Connection,
  marks: PersonMarks,
  code: string,
  uid: string | null,
): Promise<PromoFacts> => {
  const sharer = await accounts(connection).where('referral_code', '=', code).executeTakeFirst()
  const friend = uid === null ? undefined : await accounts(connection).where('uid', '=', uid).executeTakeFirst()
  if (friend === undefined) return { sharer, friend, isSharer: false, hasUsed: false, hasBooked: false }
  const used = await connection
    .selectFrom('promo_uses')
    .select('booking_id')
    .where('friend_id', '=', friend.id)
    .where('given_back_at', 'is', null)
    .executeTakeFirst()
  const booked = await connection
    .selectFrom('bookings')
    .select('id')
    .where('user_uid', '=', uid)
    .where('step', 'not in', NOT_STANDING)
    .limit(1)
    .executeTakeFirst()
  const known = await marksOf(connection, marks, friend)
  return {
    sharer,
    friend,
    isSharer: sharer !== undefined && overlap(known, await marksOf(connection, marks, sharer)),
    hasUsed: used !== undefined || (await haveUsed(connection, known)),
    hasBooked: booked !== undefined,
  }
}

/** Digests of all that is known of an account's person. */
export const marksOf = async (
  connection: Connection,
  marks: PersonMarks,
  account: { id: string; email: string },
): Promise<string[]> => {
  const cards = await connection
    .selectFrom('account_cards')
    .select('digest')
    .where('user_id', '=', account.id)
    .execute()
  return [marks.mailbox(account.email).digest, ...cards.map(({ digest }) => digest)]
}

const overlap = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((digest) => others.includes(digest))

const haveUsed = async (connection: Connection, digests: readonly string[]): Promise<boolean> => {
  const use = await connection
    .selectFrom('promo_marks')
    .select('digest')
    .where('digest', 'in', digests)
    .limit(1)
    .executeTakeFirst()
  return use !== undefined
}

/** Remembers cards of an account. */
export const insertAccountCards = async (
  transaction: Connection,
  user_id: string,
  cards: readonly PersonMark[],
): Promise<void> => {
  if (cards.length === 0) return
  await transaction
    .insertInto('account_cards')
    .values(cards.map(({ digest }) => ({ user_id, digest })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Remembers by what the user of a code is recognised.
 * @returns false if one of the marks is of another standing use.
 */
export const insertPromoMarks = async (
  transaction: Connection,
  booking_id: string,
  marks: readonly PersonMark[],
  at: Temporal.Instant,
): Promise<boolean> => {
  if (marks.length === 0) return true
  await transaction
    .insertInto('promo_marks')
    .values(marks.map(({ kind, digest }) => ({ kind, digest, booking_id, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const digests = marks.map(({ digest }) => digest)
  const other = await transaction
    .selectFrom('promo_marks')
    .select('digest')
    .where('digest', 'in', digests)
    .where('booking_id', '!=', booking_id)
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}

/** The standing use of a code by a booking, with its sharer and what is known of its friend; undefined if there is none. */
export const promoUseOf = async (connection: Connection, booking_id: string) => {
  const use = await connection
    .selectFrom('promo_uses')
    .leftJoin('users as sharer', (join) =>
      join.onRef('sharer.id', '=', 'promo_uses.sharer_id').on('sharer.deleted_at', 'is', null),
    )
    .leftJoin('users as friend', 'friend.id', 'promo_uses.friend_id')
    .select([
      'sharer.id as sharer_id',
      'sharer.email as sharer_email',
      'friend.id as friend_id',
      'friend.email as friend_email',
    ])
    .where('booking_id', '=', booking_id)
    .where('given_back_at', 'is', null)
    .executeTakeFirst()
  if (use === undefined) return undefined
  const marks = await connection
    .selectFrom('promo_marks')
    .select('digest')
    .where('booking_id', '=', booking_id)
    .execute()
  return {
    sharer: accountOf(use.sharer_id, use.sharer_email),
    friend: accountOf(use.friend_id, use.friend_email),
    digests: marks.map(({ digest }) => digest),
  }
}

const accountOf = (id: string | null, email: string | null) =>
  id === null || email === null ? undefined : { id, email }

/** True if the friend of a use turns out to be its sharer. */
export const isOwnUse = async (
  connection: Connection,
  marks: PersonMarks,
  { sharer, friend, digests }: NonNullable<Awaited<ReturnType<typeof promoUseOf>>>,
): Promise<boolean> => {
  if (sharer === undefined) return false
  const ofFriend = friend === undefined ? digests : [...digests, ...(await marksOf(connection, marks, friend))]
  return overlap(ofFriend, await marksOf(connection, marks, sharer))
}

export const userOfUid = (connection: Connection, uid: string): Promise<{ id: string; email: string } | undefined> =>
  connection.selectFrom('users').select(['id', 'email']).where('uid', '=', uid).executeTakeFirst()

export const insertPromoUse = async (
  transaction: Connection,
  use: { booking_id: string; friend_id: string; sharer_id: string },
): Promise<void> => {
  await transaction
    .insertInto('promo_uses')
    .values({ ...use, given_back_at: null })
    .execute()
}

/** Lets the friend use a code again, and forgets by what they were to be recognised. */
export const givePromoBack = async (
  transaction: Connection,
  booking_id: string,
  at: Temporal.Instant,
): Promise<void> => {
  await transaction
    .updateTable('promo_uses')
    .set({ given_back_at: at })
    .where('booking_id', '=', booking_id)
    .where('given_back_at', 'is', null)
    .execute()
  await transaction.deleteFrom('promo_marks').where('booking_id', '=', booking_id).execute()
}
