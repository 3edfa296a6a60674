import 'temporal-polyfill/global'
import { systemClock } from '#server/clock.ts'
import { createServices } from '#server/compose/services.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { listen } from '#server/http/listen.ts'
import { createLog } from '#server/log.ts'
import { followInventory } from '#server/modules/inventory/inventory.feed.ts'
import { siteWithoutPages } from './site.testing.ts'

/**
 * A server process as `main.ts` makes it, but for three things: it shares its card service with other processes, as those in
 * production do (`GATEWAY_ORIGIN`), whoever holds a uid is believed, and it shows no pages. Its database is migrated and filled.
 */
const config = readConfig(process.env)
const log = createLog(config.logLevel)
const clock = systemClock
const database = await openDatabase(config.database)
const door = await listen(config.host, config.port, () => new Response(null, { status: 503 }), { hasProxies: true })
const services = await createServices({
  config,
  database,
  clock,
  log,
  build: 'test',
  origin: door.origin,
  gatewayOrigin: process.env['GATEWAY_ORIGIN'] ?? null,
  status: () => 'ok',
  databaseState: () => database.kind,
})
const verifyBearer = (uid: string) =>
  Promise.resolve({
    uid,
    email: `${uid}@stayless.example`,
    email_verified: true,
    auth_time: clock(),
    way: 'password' as const,
    credential: '',
  })
door.serve(siteWithoutPages({ services, config, log, origin: door.origin, verifyBearer }))
services.jobs.start()
if (database.listen)
  followInventory({
    db: database.db,
    clock,
    availability: services.catalogue.availability,
    listen: database.listen,
    warn: (message, err) => log.warn({ err }, message),
  })
process.stdout.write(`Stayless is ready: ${door.origin}\n`)
