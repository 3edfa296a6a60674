import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { KEEP_ALIVE_MS } from '#server/http/listen.ts'
import { assetRoutes } from './assets.routes.ts'
import { cardTokenizer } from './cards.ts'
import { clientRoutes } from './client.routes.ts'
import { clientApi } from './client.token.ts'
import { faultLine, type Faults } from './faults.ts'
import { openLedger } from './ledger.ts'
import { LOCAL_MERCHANT } from './merchant.ts'
import { merchantRoutes } from './merchant.routes.ts'
import { sendWebhook, signedWebhook, type SignedWebhook } from './webhooks.ts'
import { processor } from './processor.ts'
import type { StoredCard, Transaction } from './records.ts'
import { vault } from './vault.ts'
import { applePayRoutes, googlePayRoutes } from './wallet.routes.ts'

export interface GatewayOptions {
  /** Mode of the whole server. Production is refused: the gateway takes any card and moves no money. */
  mode: 'embedded' | 'production'
  /** 0 picks a free port. */
  port: number
  host: string
  /** Origins that may show the card fields, e.g. `http://127.0.0.1:3000`. */
  appOrigin: string | readonly string[]
  /** The journal is in its folder `gateway`. */
  dataDir: string
  /** Origin for browsers, if it differs from the address it listens on. */
  publicOrigin?: string
  /** Directory of the scripts built by `scripts/buildGateway.mjs`. */
  assetsDir?: string
  log: (message: string, details?: Record<string, unknown>) => void
  now?: () => number
}

export interface RunningGateway {
  /** Origin for browsers. */
  origin: string
  /** Origin for the server's SDK. */
  listening: string
  /** For tests in this process. */
  faults: Faults
  transactions(): readonly Transaction[]
  storedCards(customerId: string): readonly StoredCard[]
  /** Returns a signed webhook about a transaction; `at` in epoch milliseconds. */
  webhook(kind: string, transactionId: string, at: number): SignedWebhook
  /** Sends a webhook and returns the status. */
  notify(url: string, webhook: SignedWebhook): Promise<number>
  close(): Promise<void>
}

/** Next to the built server, or, when run from the sources, in `dist/`. */
const BUILT_ASSETS = ['./', '../../../dist/gateway/'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
const builtAssets = (): string => BUILT_ASSETS.find((path) => existsSync(`${path}built`)) ?? ''
/** Many times the size of a card, its device data and an address. */
const MAX_BODY_BYTES = 64 * 1024

const hostOf = (origin: string): string => new URL(origin).hostname
const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/**
 * Starts the local card gateway.
 * @throws in production mode, and if the port is taken.
 */
export const startGateway = async (options: GatewayOptions): Promise<RunningGateway> => {
  if (options.mode === 'production') {
    throw new Error('The local card gateway takes any card and moves no money: it does not run in production')
  }
  const appOrigins = typeof options.appOrigin === 'string' ? [options.appOrigin] : options.appOrigin
  const ledger = await openLedger(`${options.dataDir}/gateway`, options.now ?? Date.now)
  const assetsDir = options.assetsDir ?? builtAssets()
  if (assetsDir === '') options.log('the card fields are not built: run `npm run build`')
  let origin = ''
  const api = clientApi(ledger, () => origin)
  const desk = cardTokenizer(ledger)
  const rules = processor(ledger)
  const { faults, middleware } = faultLine()

  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(middleware)
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }))
  app.use(async (context, next) => {
    await next()
    context.header('x-content-type-options', 'nosniff')
  })
  app.use(cors({ origin: [...appOrigins], maxAge: 600 }))
  const assets = { directory: assetsDir, appOrigins }
  app.route('/', assetRoutes(assets, desk.challengeTokens))
  app.route(
    '/',
    clientRoutes(api, desk, applePayRoutes(ledger, appOrigins.map(hostOf)), () => origin),
  )
  app.route('/', googlePayRoutes(ledger, api))
  app.route(`/merchants/${LOCAL_MERCHANT.merchantId}`, merchantRoutes(rules, vault(ledger, rules.findNonce), api))
  app.onError((error, context) => {
    if ('getResponse' in error) return error.getResponse()
    options.log('the card gateway failed', { path: context.req.path, error: error.message })
    return context.body(null, 503)
  })

  const listener = getRequestListener(app.fetch)
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    void listener(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  }).catch(async (cause: unknown) => {
    await ledger.close()
    throw cause
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : options.port
  const listening = `http://${hostInUrl(options.host)}:${port}`
  origin = options.publicOrigin ?? listening

  return {
    origin,
    listening,
    faults,
    transactions: () => [...ledger.transactions()],
    storedCards: (customerId) => ledger.cardsOf(customerId),
    webhook: (kind, transactionId, at) => signedWebhook(kind, ledger.transaction(transactionId), at),
    notify: sendWebhook,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await ledger.close()
    },
  }
}
