import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { pino } from 'pino'
import { build } from 'vite'
import { listen } from '#server/http/listen.ts'
import type { PeerEnv } from '#server/http/peer.ts'
import { NO_SOURCES, contentSecurityPolicy } from '#server/http/security.ts'
import { createSite } from '#server/http/site.ts'
import { identityRoutes } from './identity.routes.ts'
import { createProvider, type Provider, type ProviderOptions } from './provider.ts'

/** A page around the identity service, and the local provider on the same origin, for its test. */
export interface TestSite {
  origin: string
  close: () => Promise<void>
}

export const buildPage = async (outDir: string): Promise<void> => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: fileURLToPath(new URL('../../../src/services/identity/social.harness.ts', import.meta.url)),
        output: { entryFileNames: 'page.js', codeSplitting: false },
      },
    },
  })
}

const PAGE =
  '<!doctype html><html lang="en"><title>Ways in</title><link rel="icon" href="data:,"><body><script type="module" src="/page.js"></script></body></html>'

/** Serves with the product's headers. The page's script is in `directory`. */
export const openTestSite = async (directory: string, options: ProviderOptions): Promise<TestSite> => {
  const security = { ...NO_SOURCES, production: false }
  const page = new Hono<PeerEnv>()
  page.get('/page.js', async (context) =>
    context.body(await readFile(join(directory, 'page.js'), 'utf8'), 200, { 'content-type': 'text/javascript' }),
  )
  page.get('/', (context) => {
    // Allows the script of Google's frames here: the test holds it back.
    const everywhere = { 'script-src': ['https://apis.google.com'] }
    context.header('Content-Security-Policy', contentSecurityPolicy({ ...security, everywhere }))
    return context.html(PAGE)
  })
  const provider: Provider = createProvider(options)
  const site = createSite({
    api: { fetch: () => new Response('Not Found', { status: 404 }) },
    mounts: [
      identityRoutes({
        provider,
        server: { production: false, host: '127.0.0.1', trustedProxies: 0, origin: 'http://127.0.0.1' },
      }),
      page,
    ],
    pages: (context) => context.text('Not Found', 404),
    security,
    log: pino({ enabled: false }),
  })
  const door = await listen('127.0.0.1', 0, site.fetch)
  return { origin: door.origin, close: () => door.close() }
}
