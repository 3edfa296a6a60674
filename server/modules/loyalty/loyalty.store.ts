import type { Connection } from '#server/db/schema.ts'
import type { PromoFacts } from './loyalty.rules.ts'

const accounts = (connection: Connection) =>
  connection.selectFrom('users').select(['id', 'type']).where('deleted_at', 'is', null)

const NOT_STANDING = ['declined', 'refused', 'refunding', 'refunded'] as const

/**
 * Facts that decide about a code.
 * @param uid the user who would book; null before sign-in.
 */
export const promoFacts = async (connection: Connection, code: string, uid: string | null): Promise<PromoFacts> => {
  const sharer = await accounts(connection).where('referral_code', '=', code).executeTakeFirst()
  const friend = uid === null ? undefined : await accounts(connection).where('uid', '=', uid).executeTakeFirst()
  const used =
    friend &&
    (await connection
      .selectFrom('promo_uses')
      .select('booking_id')
      .where('friend_id', '=', friend.id)
      .where('given_back_at', 'is', null)
      .executeTakeFirst())
  const booked =
    uid === null
      ? undefined
      : await connection
          .selectFrom('bookings')
          .select('id')
          .where('user_uid', '=', uid)
          .where('step', 'not in', NOT_STANDING)
          .limit(1)
          .executeTakeFirst()
  return { sharer, friend, hasUsed: used !== undefined, hasBooked: booked !== undefined }
}

export const userIdOf = async (connection: Connection, uid: string): Promise<string> => {
  const { id } = await connection.selectFrom('users').select('id').where('uid', '=', uid).executeTakeFirstOrThrow()
  return id
}

export const insertPromoUse = async (
  transaction: Connection,
  use: { booking_id: string; friend_id: string; sharer_id: string },
): Promise<void> => {
  await transaction
    .insertInto('promo_uses')
    .values({ ...use, given_back_at: null })
    .execute()
}

/** Lets the friend use a code again. */
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
}

/** Owner of the promo code used; undefined if none, or if the account was deleted. */
export const findReferrer = async (connection: Connection, booking_id: string): Promise<string | undefined> => {
  const use = await connection
    .selectFrom('promo_uses')
    .select('sharer_id')
    .where('booking_id', '=', booking_id)
    .where('given_back_at', 'is', null)
    .executeTakeFirst()
  return use?.sharer_id ?? undefined
}
