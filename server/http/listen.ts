import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { boundConnections } from './connections.ts'
import { SOMETHING_WENT_WRONG } from './failure.ts'
import type { PeerEnv } from './peer.ts'
import type { Fetch } from './site.ts'

export interface Listening {
  port: number
  /** Origin for a browser on this machine, e.g. `http://127.0.0.1:3000`. */
  origin: string
  /** Bytes of responses that clients have not read yet. */
  unsentBytes: () => number
  /** Replaces the handler of all later requests. */
  serve: (fetch: Fetch) => void
  /** Accepts no more connections, waits for running requests, and closes idle connections. */
  close: () => Promise<void>
}

type Headers = Readonly<Record<string, string>>

export interface ListenOptions {
  /** Headers of responses to invalid HTTP. */
  headers?: Headers
  /** All connections come from our own proxies. */
  hasProxies?: boolean
}

/** Disconnects a client that sends its request too slowly or not at all. */
const HEADERS_MS = 10_000
const REQUEST_MS = 30_000
/** Longer than proxies and browsers keep an idle connection: closing it first could cut off their next request. */
export const KEEP_ALIVE_MS = 65_000
const CHECK_EVERY_MS = 5_000
const SWEEP_MS = 50

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** Listens immediately: a taken port is found before anything else is opened. Port 0 picks a free one. */
export const listen = async (
  host: string,
  port: number,
  first: Fetch,
  { headers = {}, hasProxies = false }: ListenOptions = {},
): Promise<Listening> => {
  let current = first
  const handle = getRequestListener((request, env) => current(request, bindingsOf(env)), {
    errorHandler: (error) => refuse(error, headers),
  })
  const connections = boundConnections((request, response) => void handle(request, response), hasProxies)
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    connections.handle,
  )
  connections.guard(server)
  server.on('clientError', (error, socket) => turnAway(error, socket, headers))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    port: actual,
    origin: `http://${hostInUrl(host)}:${actual}`,
    unsentBytes: connections.unsentBytes,
    serve: (fetch) => {
      current = fetch
    },
    close: () =>
      new Promise((resolve) => {
        // Connections stay open after a response: without sweeping, closing would wait for their clients.
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
        server.close(() => {
          clearInterval(sweep)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}

/** Responds if no Request can be created, e.g. for a backslash in the address or an invalid host. No browser sends that. */
const refuse = (error: unknown, headers: Headers): Response => {
  if (error instanceof RequestError) return new Response('Bad Request', { status: 400, headers })
  return new Response(SOMETHING_WENT_WRONG, { status: 500, headers })
}

const RAW_STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Responds on the socket to bytes that are no HTTP request. */
const turnAway = (error: Error, socket: Duplex, headers: Headers): void => {
  const code = 'code' in error ? String(error.code) : ''
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' })
  const status = RAW_STATUS[code] ?? '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  // Do not wait for a client that does not read this.
  socket.once('finish', () => socket.destroy())
}

/** We serve HTTP/1.1 only. */
const bindingsOf = (env: object): PeerEnv['Bindings'] => (isHttp1(env) ? env : {})
const isHttp1 = (env: object): env is HttpBindings => 'incoming' in env && 'outgoing' in env
