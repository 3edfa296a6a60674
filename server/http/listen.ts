import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server'
import { createServer } from 'node:http'
import { SOMETHING_WENT_WRONG } from './failure.ts'
import type { PeerEnv } from './peer.ts'
import type { Fetch } from './site.ts'

export interface Listening {
  port: number
  /** As a browser on this machine calls it, such as `http://127.0.0.1:3000`. */
  origin: string
  /** From now on this answers. */
  serve: (fetch: Fetch) => void
  /** Takes no more connections, lets what runs come to its end, and closes the rest. */
  close: () => Promise<void>
}

/** A client that sends its request drop by drop, or nothing at all, is let go. */
const HEADERS_MS = 10_000
const REQUEST_MS = 30_000
/** Longer than proxies and browsers keep a connection that rests: who closes first must not be the one who is about to be asked. */
export const KEEP_ALIVE_MS = 65_000
const CHECK_EVERY_MS = 5_000
const SWEEP_MS = 50

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** Listens at once, so that a taken port is known before anything else is opened. Port 0 picks a free one. */
export const listen = async (host: string, port: number, first: Fetch): Promise<Listening> => {
  let current = first
  const handle = getRequestListener((request, env) => current(request, bindingsOf(env)), { errorHandler: refuse })
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    (request, response) => void handle(request, response),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    port: actual,
    origin: `http://${hostInUrl(host)}:${actual}`,
    serve: (fetch) => {
      current = fetch
    },
    close: () =>
      new Promise((resolve) => {
        // A connection is kept alive after its answer: without sweeping, closing would wait for its client to go.
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
        server.close(() => {
          clearInterval(sweep)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}

/** No browser sends what cannot be made a request of: an address with a backslash, a host that is no name. */
const refuse = (error: unknown): Response => {
  if (error instanceof RequestError) return new Response('Bad Request', { status: 400 })
  return new Response(SOMETHING_WENT_WRONG, { status: 500 })
}

/** We serve HTTP/1.1 only. */
const bindingsOf = (env: object): PeerEnv['Bindings'] => (isHttp1(env) ? env : {})
const isHttp1 = (env: object): env is HttpBindings => 'incoming' in env && 'outgoing' in env
