import type { Database } from '#server/db/schema.ts'
import { erasedByCascade, type PersonalDataStore } from '#server/modules/privacy/personalDataStore.port.ts'
import { favoritesOf } from './favorites.store.ts'

/** Exports a guest's favorites. */
export const favoritesPersonalData = (db: Database): PersonalDataStore => ({
  name: 'favorites',
  read: async ({ user_id }) =>
    (await favoritesOf(db, user_id)).map(({ hotel_id, added_at }) => ({ hotel_id, added_at: added_at.toString() })),
  forget: erasedByCascade,
})
