import type { Database } from '#server/db/schema.ts'
import type { PersonalDataStore } from '#server/modules/privacy/personalDataStore.port.ts'
import { MARK_DAYS } from './personMarks.ts'

/**
 * Exports by what a guest is recognised. Cards of the account end with it; the marks of a used promo code outlive it on purpose
 * (decisions §7), and retention deletes them.
 */
export const loyaltyPersonalData = (db: Database): PersonalDataStore => ({
  name: 'person_marks',
  read: async ({ user_id }) => {
    const cards = await db.selectFrom('account_cards').select('digest').where('user_id', '=', user_id).execute()
    const used = await db
      .selectFrom('promo_marks')
      .innerJoin('promo_uses', 'promo_uses.booking_id', 'promo_marks.booking_id')
      .select(['kind', 'digest', 'at'])
      .where('friend_id', '=', user_id)
      .orderBy('at')
      .execute()
    return [
      ...cards.map(({ digest }) => ({ kind: 'card', hash: digest, until: null })),
      ...used.map(({ kind, digest, at }) => ({
        kind,
        hash: digest,
        until: at.add({ hours: 24 * MARK_DAYS }).toString(),
      })),
    ]
  },
  forget: () => Promise.resolve(),
})
