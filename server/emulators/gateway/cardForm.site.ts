import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** A page with the card form, and its server, for the test of the card form. */
export interface TestSite {
  origin: string
  close(): void
}

interface SiteOptions {
  /** Directory of the built page. */
  directory: string
  clientToken: () => Promise<string>
  /** Returns the gateway's origin, requested for each page. */
  gatewayOrigin: () => string
  /** Stand-in for the live service's origin on `/live`. */
  liveOrigin: string
}

const buildPage = async (outDir: string): Promise<void> => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../../../src/services/payments/cardForm.harness.ts', import.meta.url)),
        output: { entryFileNames: 'page.js' },
      },
    },
  })
}

const answerFor = async (path: string, options: SiteOptions): Promise<{ type: string; body: string }> => {
  if (path === '/token') return { type: 'text/plain', body: await options.clientToken() }
  if (path.endsWith('.js')) {
    return { type: 'text/javascript', body: await readFile(join(options.directory, path), 'utf8') }
  }
  const isLive = path === '/live'
  const settings = JSON.stringify({
    mode: isLive ? 'sandbox' : 'sandbox-local',
    gateway_origin: isLive ? null : options.gatewayOrigin(),
    locale: 'en',
  })
  return {
    type: 'text/html',
    body: `<!doctype html><html lang="en"><title>Card form</title><link rel="icon" href="data:,"><body data-settings='${settings}'><main><h1>Card form</h1></main><script type="module" src="/page.js"></script></body></html>`,
  }
}

/** Serves with the content security policy of the checkout page. */
const serve = async (request: IncomingMessage, response: ServerResponse, options: SiteOptions): Promise<void> => {
  const path = request.url ?? '/'
  const own = path === '/live' ? options.liveOrigin : options.gatewayOrigin()
  const policy = `default-src 'self'; script-src 'self' ${own}; frame-src ${own}; connect-src 'self' ${own}; img-src 'self' data: ${own}; object-src 'none'; base-uri 'none'`
  try {
    const { type, body } = await answerFor(path, options)
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy })
    response.end(body)
  } catch {
    response.writeHead(404)
    response.end()
  }
}

const originOf = (server: Server): string => {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

export const openTestSite = async (options: SiteOptions): Promise<TestSite> => {
  await buildPage(options.directory)
  const server = createServer((request, response) => void serve(request, response, options))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { origin: originOf(server), close: () => server.close() }
}
