import 'temporal-polyfill/global'
import { systemClock } from '#server/clock.ts'
import { createServices } from '#server/compose/services.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { createApi } from '#server/http/api.ts'
import { listen } from '#server/http/listen.ts'
import { NO_SOURCES } from '#server/http/security.ts'
import { createSite } from '#server/http/site.ts'
import { createLog } from '#server/log.ts'
import { followInventory } from '#server/modules/inventory/inventory.feed.ts'

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
const api = createApi({
  handlers: services.handlers,
  verifyBearer: (uid) =>
    Promise.resolve({
      uid,
      email: `${uid}@stayless.example`,
      email_verified: true,
      auth_time: clock(),
      way: 'password',
      credential: '',
    }),
  checkStaff: services.checkStaff,
  tellSecurity: services.tellSecurity,
  log,
  embedded: true,
  origin: door.origin,
  trustedProxies: config.trustedProxies,
  admit: () => undefined,
})
const security = { ...NO_SOURCES, production: false }
door.serve(
  createSite({ api, mounts: services.mounts, pages: () => new Response(null, { status: 404 }), security, log }).fetch,
)
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
