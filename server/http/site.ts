import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import { REQUEST_ID_HEADER } from './api.ts'
import { SOMETHING_WENT_WRONG } from './failure.ts'
import { loggedPath } from './loggedPath.ts'
import type { PeerEnv } from './peer.ts'
import { baseHeaders, DATA_POLICY, type SecuritySettings } from './security.ts'

export type Fetch = (request: Request, env: PeerEnv['Bindings']) => Response | Promise<Response>

export interface SiteDeps {
  api: { fetch: Fetch }
  /** Routes outside the API that take precedence over pages: the local identity provider, pictures, the outbox. */
  mounts: readonly Hono<PeerEnv>[]
  pages: (context: Context) => Response | Promise<Response>
  security: SecuritySettings
  log: Logger
}

/** A script gets no default policy: it would apply to the worker that the script may become. */
const isScript = ({ headers }: Response): boolean => headers.get('content-type')?.includes('javascript') ?? false

/** Headers that a response may set for itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['Cross-Origin-Resource-Policy', 'Referrer-Policy', 'X-Frame-Options'])

/**
 * Defaults for responses that set no headers of their own: treated as data, not cached, shown on our pages only. Sets headers on
 * the response itself: `context.header` would create a new response per header and copy its body through a stream.
 */
const protect = ({ res }: Context, headers: readonly (readonly [string, string])[]): void => {
  for (const [name, value] of headers)
    if (!OWN_HEADERS.has(name) || !res.headers.has(name)) res.headers.set(name, value)
  if (!res.headers.has('Content-Security-Policy') && !isScript(res))
    res.headers.set('Content-Security-Policy', DATA_POLICY)
  if (!res.headers.has('Cache-Control')) res.headers.set('Cache-Control', 'no-store')
}

/** Everything on our origin: the API, the pages and the other routes. */
export const createSite = ({ api, mounts, pages, security, log }: SiteDeps): Hono<PeerEnv> => {
  const app = new Hono<PeerEnv>()
  const headers = Object.entries(baseHeaders(security))

  app.use(async (context, next) => {
    const started = performance.now()
    await next()
    protect(context, headers)
    log.info(
      {
        method: context.req.method,
        path: loggedPath(context.req.path),
        status: context.res.status,
        ms: Math.round(performance.now() - started),
        requestId: context.res.headers.get(REQUEST_ID_HEADER) ?? undefined,
      },
      'request',
    )
  })
  app.onError((error, context) => {
    log.error({ err: error, path: loggedPath(context.req.path) }, 'request failed')
    return context.text(SOMETHING_WENT_WRONG, 500)
  })
  // Before the API, which answers 404 to every unknown path under its own: the card gateway calls one of these routes.
  for (const mount of mounts) app.route('/', mount)
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env))
  app.on(['GET', 'HEAD', 'POST'], '*', pages)
  app.notFound((context) => context.text('Not Found', 404))
  return app
}
