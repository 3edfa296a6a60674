import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Database } from './schema.ts'

const SECRET_BYTES = 32

/** Returns the secret of this name: created at the first start, then the same for every instance. */
export const loadSecret = async (db: Database, name: string, clock: Clock): Promise<string> => {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(SECRET_BYTES).toString('base64url'), created_at: clock() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
