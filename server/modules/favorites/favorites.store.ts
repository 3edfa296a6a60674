import { MAX_FAVORITES } from '#contract/http/limits.ts'
import type { Selectable } from 'kysely'
import type { Connection, Database } from '#server/db/schema.ts'
import type { FavoriteTables } from './favorites.tables.ts'

export type FavoriteRow = Pick<Selectable<FavoriteTables['user_favorites']>, 'hotel_id' | 'added_at'>

const newest = (connection: Connection, userId: string) =>
  connection.selectFrom('user_favorites').where('user_id', '=', userId).orderBy('place', 'desc').limit(MAX_FAVORITES)

/** Newest first. */
export const favoritesOf = (connection: Connection, userId: string): Promise<FavoriteRow[]> =>
  newest(connection, userId).select(['hotel_id', 'added_at']).execute()

/** Adds favorites, the first one as the newest; existing ones stay. Beyond the limit the oldest are deleted. */
export const addFavorites = (
  db: Database,
  userId: string,
  hotelIds: readonly string[],
  now: Temporal.Instant,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // Lock the user: two parallel additions could exceed the limit together.
    const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
    if (user === undefined || hotelIds.length === 0) return
    const rows = hotelIds.toReversed().map((hotel_id) => ({ user_id: userId, hotel_id, added_at: now }))
    await tx
      .insertInto('user_favorites')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx
      .deleteFrom('user_favorites')
      .where('user_id', '=', userId)
      .where('place', 'not in', newest(tx, userId).select('place'))
      .execute()
  })

export const removeFavorite = async (connection: Connection, userId: string, hotelId: string): Promise<void> => {
  await connection.deleteFrom('user_favorites').where('user_id', '=', userId).where('hotel_id', '=', hotelId).execute()
}
