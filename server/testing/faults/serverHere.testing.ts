import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#server/clock.ts'
import { createServices } from '#server/compose/services.ts'
import { readConfig } from '#server/config.ts'
import { testDatabase } from '#server/db/testDatabase.ts'
import { listen } from '#server/http/listen.ts'
import { createLog } from '#server/log.ts'
import { seedCatalogue } from '#server/modules/hotels/seedCatalogue.ts'
import { firstUsefulDay } from '#server/modules/inventory/roomDays.store.ts'
import { CITIES } from '#server/demo/catalogue/cities.ts'
import { demoHotels } from '#server/demo/catalogue/demoHotels.ts'
import { startTestGateway } from '#server/emulators/gateway/gateway.testing.ts'
import { seedAccounts } from '#server/demo/demoAccounts.ts'
import { LIGHT_COST } from '#server/emulators/identity/provider.testing.ts'
import { isFailure, requestsTo, type ServerProcess } from './serverProcess.testing.ts'
import { siteWithoutPages } from './site.testing.ts'

export interface ServerHere extends Omit<ServerProcess, 'end'> {
  close: () => Promise<void>
}

/**
 * Starts the server in this process, on the test database, without pages and background jobs. It has the hotels of New York, and
 * the demo accounts with cheap password hashes.
 */
export const startHere = async (): Promise<ServerHere> => {
  const clock = systemClock
  const kind = process.env['DATABASE_URL'] ? 'postgresql' : 'pglite'
  const { db, close } = await testDatabase()
  const nyc = CITIES.filter(({ id }) => id === 'nyc')
  await seedCatalogue(db, firstUsefulDay(clock()), demoHotels(nyc))
  await seedAccounts(db, clock, LIGHT_COST)
  const dataDir = await mkdtemp(join(tmpdir(), 'stayless-here-'))
  const gateway = await startTestGateway({ dataDir })
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', GATEWAY_PORT: '0', TRUSTED_PROXIES: '1' })
  const failures: string[] = []
  const log = createLog('error', {
    write: (line) => {
      if (isFailure(line)) failures.push(line)
    },
  })
  const door = await listen(config.host, config.port, () => new Response(null, { status: 503 }), { hasProxies: true })
  const services = await createServices({
    config,
    database: { db, kind },
    clock,
    log,
    build: 'test',
    origin: door.origin,
    gatewayOrigin: gateway.origin,
    status: () => 'ok',
    databaseState: () => kind,
    passwordCost: LIGHT_COST,
  })
  door.serve(siteWithoutPages({ services, config, log, origin: door.origin }))
  return {
    origin: door.origin,
    failures,
    request: requestsTo(door.origin),
    close: async () => {
      await door.close()
      await services.documents.close()
      await gateway.close()
      await close()
      await rm(dataDir, { recursive: true })
    },
  }
}
