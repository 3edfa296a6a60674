import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'
import { seedCatalogue } from '#server/modules/hotels/seedCatalogue.ts'
import { firstUsefulDay } from '#server/modules/inventory/roomDays.store.ts'
import { demoHotels } from '#server/demo/catalogue/demoHotels.ts'
import { seedDemoStays } from '#server/demo/demoStays.ts'
import { seedAccounts } from '#server/demo/demoAccounts.ts'

/** Fills an empty database. Runs under the migrations' lock: two processes starting together seed once. */
export const seed = async (
  connection: Database,
  clock: Clock,
  { env, identity }: Pick<Config, 'env' | 'identity'>,
): Promise<void> => {
  await seedCatalogue(connection, firstUsefulDay(clock()), demoHotels())
  if (identity.mode === 'local') await seedAccounts(connection, clock)
  if (env === 'embedded') await seedDemoStays(connection, clock)
}
