import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { create, string, type } from 'superstruct'
import type { HealthResponse } from '#contract/http/config.ts'
import { systemClock } from './clock.ts'
import { securityOf } from './compose/contentPolicy.ts'
import { releaseStaleLeases } from './compose/staleLeases.ts'
import { seed } from './compose/seed.ts'
import { createServices } from './compose/services.ts'
import { readConfig, type Config } from './config.ts'
import { migrate, readMigrations } from './db/migrate.ts'
import { watchDatabase } from './db/databaseWatch.ts'
import { lockDatabase } from './db/open.ts'
import { createAdmission } from './http/admission.ts'
import { createApi } from './http/api.ts'
import { readClientFiles } from './http/clientFiles.ts'
import { discoveryRoutes } from './http/discovery.ts'
import { completeDocuments, fillIn } from './http/documents.ts'
import { createServerRenderer, loadRenderer } from './http/serverRender.ts'
import { monitorEventLoopLag } from './http/eventLoopLag.ts'
import { listen } from './http/listen.ts'
import { baseHeaders, DATA_POLICY } from './http/security.ts'
import { createPageForms } from './http/pageForms.ts'
import { createPages } from './http/pages.ts'
import { createSite } from './http/site.ts'
import { createStartingSite } from './http/starting.ts'
import { createLog } from './log.ts'
import { refusedPort } from './operator.ts'
import { brandOf } from './modules/config/config.routes.ts'
import { followInventory } from './modules/inventory/inventory.feed.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/demoAccounts.ts'
import { startGateway, type RunningGateway } from './emulators/gateway/gateway.ts'
import { startHoteliers } from './emulators/hotelier/hotelier.ts'

export interface RunningServer {
  origin: string
  /** Printed on the terminal: the origin and the demo accounts. */
  greeting: string
  /** Order: readiness, HTTP server, jobs, gateway, database. */
  stop: () => Promise<void>
}

/** `dist/`, both from the sources and from the built server in it. */
const DIST = new URL(import.meta.url.endsWith('.ts') ? '../dist/' : '../', import.meta.url)
const distPath = (path: string): string => fileURLToPath(new URL(path, DIST))

const BuildStamp = type({ build: string() })

const readBuild = (): string => {
  const stamp = distPath('build.json')
  return existsSync(stamp) ? create(JSON.parse(readFileSync(stamp, 'utf8')), BuildStamp).build : 'development'
}

const LEAVE_WITHIN_MS = 2_000
const DAY_MS = 24 * 3600 * 1000

const greet = (origin: string, { env }: Config): string => {
  const accounts = DEMO_ACCOUNTS.map(({ email, type, is_staff }) => `    ${email}  ${is_staff ? 'staff' : type}`)
  const demo = [
    '',
    `  Demo accounts, all with the password ${DEMO_PASSWORD}:`,
    ...accounts,
    '',
    `  E-mails: ${origin}/staff/outbox`,
  ]
  return ['', `  Stayless is ready: ${origin}`, ...(env === 'embedded' ? demo : []), '', ''].join('\n')
}

const startLocalGateway = (config: Config, origin: string, log: Logger): Promise<RunningGateway> => {
  const { port } = new URL(origin)
  return startGateway({
    mode: config.env,
    host: config.host,
    port: config.gatewayPort,
    // A browser may address this machine by name or by number.
    appOrigin: [...new Set([origin, config.publicOrigin ?? origin, `http://localhost:${port}`])],
    dataDir: config.dataDir,
    assetsDir: distPath('gateway/'),
    log: (message, details) => log.warn(details ?? {}, message),
  })
}

/**
 * Starts the whole server. Calls `onLost` when the embedded database is lost and the process cannot go on.
 * @throws OperatorError for everything that the operator can fix.
 */
export const startServer = async (
  environment: Readonly<Record<string, string | undefined>>,
  onLost: (error: Error) => void,
): Promise<RunningServer> => {
  const config = readConfig(environment)
  const log = createLog(config.logLevel)
  const build = readBuild()
  const clock = systemClock
  let status: HealthResponse['status'] = 'starting'

  const taken = await lockDatabase(config.database)
  const headers = {
    ...baseHeaders({ production: config.env === 'production' }),
    'Content-Security-Policy': DATA_POLICY,
  }
  const starting = createStartingSite({ database: taken.kind, build }, headers)
  const hasProxies = config.trustedProxies > 0
  const door = await listen(config.host, config.port, starting.fetch, { headers, hasProxies }).catch(
    refusedPort('PORT'),
  )
  const origin = config.publicOrigin ?? door.origin
  /** The embedded database cannot be reopened: requests in flight get a 503, then the process exits. */
  const leave = async (cause: Error): Promise<void> => {
    status = 'stopping'
    await Promise.race([door.close(), wait(LEAVE_WITHIN_MS)])
    onLost(cause)
  }
  const database = await taken.open((error) => {
    if (taken.kind === 'pglite' && status !== 'stopping') void leave(error)
    else log.warn({ err: error }, 'a database connection was lost')
  })
  await database.prepare((connection) => migrate(connection, readMigrations(), (filled) => seed(filled, clock, config)))
  if (database.kind === 'pglite') await releaseStaleLeases(database.db)
  const watch = watchDatabase(database.db, log)
  const gateway =
    config.payment.mode === 'sandbox-local'
      ? await startLocalGateway(config, door.origin, log).catch(refusedPort('GATEWAY_PORT'))
      : null
  const gatewayOrigin = gateway?.origin ?? null
  const services = await createServices({
    config,
    database,
    clock,
    log,
    build,
    origin,
    gatewayOrigin,
    status: () => status,
    databaseState: () => (watch.isUp() ? database.kind : 'down'),
  })

  const security = securityOf(config, gatewayOrigin)
  const embedded = config.env === 'embedded'
  const lateness = monitorEventLoopLag()
  const api = createApi({
    handlers: services.handlers,
    verifyBearer: services.verifyBearer,
    checkStaff: services.checkStaff,
    logSecurityEvent: services.logSecurityEvent,
    log,
    embedded,
    origin,
    trustedProxies: config.trustedProxies,
    admit: createAdmission({ lateMs: lateness.now, unsentBytes: door.unsentBytes }),
  })
  const { name, support_phone, support_email } = brandOf(config)
  const blanks = {
    origin,
    brand_name: name,
    support_phone,
    support_tel: support_phone.replaceAll(/\s/g, ''),
    support_email,
  }
  const renderer = await loadRenderer(distPath('renderer/entry.server.js'))
  const pages = createPages({
    ...completeDocuments(readClientFiles(distPath('client/')), blanks),
    security,
    origin,
    brand: name,
    hotelHead: services.hotelHead,
    firstView: createServerRenderer({
      render: renderer?.render ?? null,
      api,
      trustedProxies: config.trustedProxies,
      lateMs: lateness.now,
      fillIn: (html) => fillIn(html, blanks),
      log,
    }),
    takeForm: createPageForms({ take: renderer?.take ?? null, api, own: { origin, embedded } }),
  })
  const mounts = [
    ...services.mounts,
    discoveryRoutes({ origin, securityContact: config.securityContact ?? `mailto:${support_email}`, clock }),
  ]
  door.serve(createSite({ api, mounts, pages, security, log }).fetch)

  services.jobs.start()
  const refreshRates = (): void => void services.rates.refresh()
  refreshRates()
  const ratesTimer = setInterval(refreshRates, DAY_MS)
  // Other processes on the same database sell rooms too. The hold decides; this keeps the lists current.
  const feed =
    database.listen &&
    followInventory({
      db: database.db,
      clock,
      availability: services.catalogue.availability,
      listen: database.listen,
      warn: (message, err) => log.warn({ err }, message),
    })
  const answerRecords = services.answerRecords.follow((message, err) => log.warn({ err }, message))
  const hoteliers = embedded
    ? startHoteliers({
        db: database.db,
        clock,
        origin: door.origin,
        warn: (message, err) => log.warn({ err }, message),
      })
    : null
  status = 'ok'
  void services.warmUp()

  return {
    origin,
    greeting: greet(origin, config),
    stop: async () => {
      status = 'stopping'
      clearInterval(ratesTimer)
      watch.stop()
      lateness.stop()
      answerRecords.stop()
      hoteliers?.stop()
      await door.close()
      await services.jobs.stop()
      await services.documents.close()
      await feed?.stop()
      await gateway?.close()
      await database.close()
    },
  }
}
