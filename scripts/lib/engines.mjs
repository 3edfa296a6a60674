// Which database tests run on which engine. A store that speaks plain SQL answers alike on both (`foundation` shows that
// types, errors and migrations do), and that nothing asks outside its own transaction, which the one session of the
// embedded database cannot, the journeys and `access` show on it with every call. So only what leans on an engine runs twice.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

/** About the embedded database or the process around it. */
const PGLITE_ALONE = ['server/db/embedded', 'server/server', 'server/faults/access']

/** Locks, constraints under contention, leases, bulk values. What a killed process leaves is looked at for each engine apart: `embedded`, `server` here, `kill` there. */
const BOTH = [
  'server/compose/abandoned',
  'server/db/foundation',
  'server/faults/money',
  'server/jobs/jobs',
  'server/limits/limits',
  'server/modules/bookings/bookings.lease',
  'server/modules/bookings/bookings.saga',
  'server/modules/hotels/seedCatalogue',
  'server/modules/inventory/inventory',
]

/** Stops the server that it runs on; needs two processes on one database. */
const POSTGRES_ALONE = ['server/faults/databaseAway', 'server/faults/rivals']

const fileOf = (/** @type {string} */ name) => `${name}.db.test.ts`

/**
 * @param {string[]} folders
 * @returns {string[]}
 */
const databaseTests = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.db.test.ts'))
      .map((file) => `${folder}/${file}`),
  )

/** The database tests by engine; `hasPostgres`: there is one to run on. Where there is none, all that can runs on PGlite. */
export const testsByEngine = (/** @type {boolean} */ hasPostgres) => {
  const all = databaseTests(['server', 'src'])
  const named = [...PGLITE_ALONE, ...BOTH, ...POSTGRES_ALONE].map(fileOf)
  const lost = named.filter((file) => !all.includes(file))
  if (lost.length > 0) throw new Error(`scripts/lib/engines.mjs names ${lost.join(', ')}, which is not there`)
  const without = (/** @type {string[]} */ names) => all.filter((file) => !names.map(fileOf).includes(file))
  if (!hasPostgres) return { pglite: without(POSTGRES_ALONE), postgres: [] }
  return { pglite: [...PGLITE_ALONE, ...BOTH].map(fileOf), postgres: without(PGLITE_ALONE) }
}
