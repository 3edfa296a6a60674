import type { Context } from 'hono'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import { SERVER_HEAD_ATTR } from '#contract/http/document.ts'
import { readLocalePath } from '#contract/http/localePath.ts'
import { isRequestPage } from '#contract/http/pages.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import { readHourCycle } from './accept.ts'
import { createBuckets } from './buckets.ts'
import { SERVER_RENDERS, MAX_CONCURRENT_RENDERS, LOAD_SOFT_LIMIT } from './capacity.ts'
import { loggedPath } from './loggedPath.ts'
import { addressOf, type PeerEnv } from './peer.ts'

export interface RenderedPage {
  /** The title and all other tags of the head. */
  head: string
  body: string
  /** A page that the application never takes over. */
  isPlain?: boolean
}

/** Calls the API by paths. */
export type AskApi = (path: string, init: RequestInit) => Promise<Response>

/** Fields of a form as sent, and why they were not taken. */
export interface RefusedForm {
  fields: Readonly<Record<string, string>>
  failure: { status: number }
}

/** Export of the built renderer. Null if only the application can show the page. */
export type RenderPage = (
  address: URL,
  ask: AskApi,
  hourCycle: HourCycle,
  refused?: RefusedForm,
) => Promise<RenderedPage | null>

/** Export of the built renderer: takes a form of the page at this address; null: it is taken. */
export type TakeForm = (address: URL, fields: RefusedForm['fields'], ask: AskApi) => Promise<RefusedForm | null>

/** Renders the requested page, or the page of a form that was not taken; null leaves it to the application. Never rejects. */
export type FirstViews = (context: Context<PeerEnv>, refused?: RefusedForm) => Promise<RenderedPage | null>

export interface Api {
  fetch: (request: Request, env: PeerEnv['Bindings']) => Response | Promise<Response>
}

export interface FirstViewDeps {
  render: RenderPage | null
  api: Api
  /** Number of our own proxies in front of the server. */
  trustedProxies: number
  /** Event-loop lag in milliseconds. */
  lateMs: () => number
  /** Fills in values that only the running server knows. */
  fillIn: (html: string) => string
  log: Logger
}

const FORWARDED = 'x-forwarded-for'

/** Loads the renderer that the build put next to the server; null in development. */
export const loadRenderer = async (file: string): Promise<{ render: RenderPage; take: TakeForm } | null> => {
  if (!existsSync(file)) return null
  const { renderPageForRequest, takeFormAt }: { renderPageForRequest: RenderPage; takeFormAt: TakeForm } = await import(
    pathToFileURL(file).href
  )
  return { render: renderPageForRequest, take: takeFormAt }
}

/** Calls the API as the visitor of a page would. */
export const askAsVisitor =
  (context: Context<PeerEnv>, api: Api): AskApi =>
  async (path, init) => {
    const request = new Request(new URL(path, context.req.url), init)
    const forwarded = context.req.header(FORWARDED)
    if (forwarded !== undefined) request.headers.set(FORWARDED, forwarded)
    return api.fetch(request, context.env)
  }

/** Marks the tags for the application to replace. */
const marked = (head: string): string => head.replaceAll(/<(title|meta|link)(?=[ >])/g, `<$1 ${SERVER_HEAD_ATTR}`)

/**
 * Server renders of hotel pages, and of a hotel's answer. They call the API as their visitor would: within the visitor's limit,
 * and in the visitor's language. A page takes several times as long as a search: a server under load leaves it to the
 * application.
 */
export const createServerRenderer = (
  { render, api, trustedProxies, lateMs, fillIn, log }: FirstViewDeps,
  buckets = createBuckets(SERVER_RENDERS),
): FirstViews => {
  let running = 0
  return async (context, refused) => {
    if (render === null || running >= MAX_CONCURRENT_RENDERS) return null
    const address = new URL(context.req.url)
    // A hotel can answer without the application, which may take long on its phone: that page is rendered under load too.
    if (lateMs() > LOAD_SOFT_LIMIT.lateMs && !isRequestPage(readLocalePath(address.pathname).path)) return null
    if (buckets.take(addressOf(context, trustedProxies), 1).waitSeconds > 0) return null
    const askApi = askAsVisitor(context, api)
    let isRefused = false
    running += 1
    try {
      const ask: AskApi = async (path, init) => {
        const answer = await askApi(path, init)
        isRefused ||= !answer.ok
        return answer
      }
      const page = await render(address, ask, readHourCycle(context.req.header('accept-language')), refused)
      return page && { ...page, head: fillIn(marked(page.head)), body: fillIn(page.body) }
    } catch (error) {
      // Do not log what the API refuses: the application shows it, with a way on.
      if (!isRefused) log.warn({ err: error, path: loggedPath(address.pathname) }, 'no first view')
      return null
    } finally {
      running -= 1
    }
  }
}
