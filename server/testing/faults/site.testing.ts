import type { Logger } from 'pino'
import type { Services } from '#server/compose/services.ts'
import type { Config } from '#server/config.ts'
import { createApi, type ApiDeps } from '#server/http/api.ts'
import { NO_SOURCES } from '#server/http/security.ts'
import { createSite, type Fetch } from '#server/http/site.ts'

interface SiteParts {
  services: Services
  config: Config
  log: Logger
  origin: string
  verifyBearer?: ApiDeps['verifyBearer']
}

/** Composes the services as `server.ts` does, without pages. */
export const siteWithoutPages = ({
  services,
  config,
  log,
  origin,
  verifyBearer = services.verifyBearer,
}: SiteParts): Fetch => {
  const { handlers, checkStaff, logSecurityEvent, mounts } = services
  const api = createApi({
    handlers,
    verifyBearer,
    checkStaff,
    logSecurityEvent,
    log,
    embedded: true,
    origin,
    trustedProxies: config.trustedProxies,
    admit: () => undefined,
  })
  const security = { ...NO_SOURCES, production: false }
  return createSite({ api, mounts, pages: () => new Response(null, { status: 404 }), security, log }).fetch
}
