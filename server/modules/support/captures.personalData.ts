import type { Database } from '#server/db/schema.ts'
import type { PersonalDataStore } from '#server/modules/privacy/personalDataStore.port.ts'
import { capturesOfUser, deleteCapturesOfUser, looksOf, decompressCapture } from './captures.store.ts'

/** A guest is told that support looked, not which person. */
const LOOKED_BY = 'support'

/** Screens that the guest has sent while signed in, and when support looked at them. */
export const capturesPersonalData = (db: Database): PersonalDataStore => ({
  name: 'captures',
  read: async ({ user_id }) => {
    const captures: unknown[] = []
    // One by one: each is up to 256 kB.
    for (const row of await capturesOfUser(db, user_id))
      captures.push({
        code: row.code,
        sent_at: row.sent_at.toString(),
        expires_at: row.expires_at.toString(),
        looks: (await looksOf(db, row.code)).map(({ at }) => ({ by: LOOKED_BY, at })),
        capture: await decompressCapture(row),
      })
    return captures
  },
  // Not left to the cascade: the row of a deleted account may outlive it while invoices are open.
  forget: ({ user_id }) => deleteCapturesOfUser(db, user_id),
})
