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
 * A server process like that of `main.ts`, with three differences: it shares its card gateway with other processes
 * (`GATEWAY_ORIGIN`), as in production; it accepts a uid as token; and it serves no pages. Its database must be migrated and
 * seeded.
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
