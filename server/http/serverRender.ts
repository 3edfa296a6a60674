import type { Context } from 'hono'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { SERVER_HEAD_ATTR } from '#contract/http/document.ts'
import { createBuckets } from './buckets.ts'
import { SERVER_RENDERS, MAX_CONCURRENT_RENDERS, LOAD_SOFT_LIMIT } from './capacity.ts'
import { addressOf, type PeerEnv } from './peer.ts'

/** HTML of one page. */
export interface RenderedPage {
  /** Its title and all that belongs into the head. */
  head: string
  body: string
}

/** What the built renderer exports: null where only the application can show the page. It asks the API by paths. */
export type RenderPage = (
  address: URL,
  ask: (path: string, init: RequestInit) => Promise<Response>,
) => Promise<RenderedPage | null>

/** Of a page that is asked for now; null: its application shows it alone. It never rejects. */
export type FirstViews = (context: Context<PeerEnv>) => Promise<RenderedPage | null>

export interface FirstViewDeps {
  render: RenderPage | null
  api: { fetch: (request: Request, env: PeerEnv['Bindings']) => Response | Promise<Response> }
  /** How many proxies of our own stand before us. */
  trustedProxies: number
  /** Milliseconds by which the event loop is late. */
  lateMs: () => number
  /** Fills in what only the running server knows. */
  fillIn: (html: string) => string
  log: Logger
}

const FORWARDED = 'x-forwarded-for'

/** The renderer that the build left beside the server; null in development. */
export const loadRenderer = async (file: string): Promise<RenderPage | null> => {
  if (!existsSync(file)) return null
  const { renderPageForRequest }: { renderPageForRequest: RenderPage } = await import(pathToFileURL(file).href)
  return renderPageForRequest
}

/** Its tags give way to those of the application. */
const marked = (head: string): string => head.replaceAll(/<(title|meta|link)(?=[ >])/g, `<$1 ${SERVER_HEAD_ATTR}`)

/**
 * The first views of the pages of hotels. They are asked for as their guest would ask: with their share, and in their language. A page
 * takes several times as long as a search: a server under strain leaves it to the application.
 */
export const createServerRenderer = (
  { render, api, trustedProxies, lateMs, fillIn, log }: FirstViewDeps,
  buckets = createBuckets(SERVER_RENDERS),
): FirstViews => {
  let running = 0
  return async (context) => {
    if (render === null || lateMs() > LOAD_SOFT_LIMIT.lateMs || running >= MAX_CONCURRENT_RENDERS) return null
    if (buckets.take(addressOf(context, trustedProxies), 1).waitSeconds > 0) return null
    const address = new URL(context.req.url)
    const forwarded = context.req.header(FORWARDED)
    let isRefused = false
    running += 1
    try {
      const page = await render(address, async (path, init) => {
        const request = new Request(new URL(path, address), init)
        if (forwarded !== undefined) request.headers.set(FORWARDED, forwarded)
        const answer = await api.fetch(request, context.env)
        isRefused ||= !answer.ok
        return answer
      })
      return page && { head: fillIn(marked(page.head)), body: fillIn(page.body) }
    } catch (error) {
      // What the API refuses is told by the application, with a way on.
      if (!isRefused) log.warn({ err: error, path: address.pathname }, 'no first view')
      return null
    } finally {
      running -= 1
    }
  }
}
