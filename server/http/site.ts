import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import { REQUEST_ID_HEADER } from './api.ts'
import { SOMETHING_WENT_WRONG } from './failure.ts'
import type { PeerEnv } from './peer.ts'
import { baseHeaders, DATA_POLICY, type SecuritySettings } from './security.ts'

export type Fetch = (request: Request, env: PeerEnv['Bindings']) => Response | Promise<Response>

export interface SiteDeps {
  api: { fetch: Fetch }
  /** Routes outside the API that answer before the pages: the local identity provider, pictures, the outbox. */
  mounts: readonly Hono<PeerEnv>[]
  pages: (context: Context) => Response | Promise<Response>
  security: SecuritySettings
  log: Logger
}

/** A token in an address is a key: the log keeps the door, not the key. */
const loggedPath = (path: string): string => path.replace(/(\/confirm\/[^/]+\/).+/, '$1…')

/** A policy of a script is that of the worker it may become; all pages have theirs. */
const isScript = ({ headers }: Response): boolean => headers.get('content-type')?.includes('javascript') ?? false

/**
 * What says nothing of its own is data, kept by nobody, and shown on our pages alone. On the answer itself: `context.header` would put another answer in its place
 * for each header, whose body is copied through a stream.
 */
const protect = ({ res }: Context, headers: readonly (readonly [string, string])[]): void => {
  for (const [name, value] of headers)
    if (name !== 'Cross-Origin-Resource-Policy' || !res.headers.has(name)) res.headers.set(name, value)
  if (!res.headers.has('Content-Security-Policy') && !isScript(res))
    res.headers.set('Content-Security-Policy', DATA_POLICY)
  if (!res.headers.has('Cache-Control')) res.headers.set('Cache-Control', 'no-store')
}

/** Everything on our origin: the API, the pages, and what stands beside them. */
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
  // Before the API, which says of every other address under its own that there is nothing: the card service calls one of them.
  for (const mount of mounts) app.route('/', mount)
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env))
  app.on(['GET', 'HEAD'], '*', pages)
  app.notFound((context) => context.text('Not Found', 404))
  return app
}
