import type { Context } from 'hono'
import type { Locale } from '#contract/shared/locale.ts'
import {
  FROZEN_PAGE,
  isHotelsPage,
  isLinkPage,
  isPage,
  isPaymentPage,
  isPrivatePage,
  isRequestPage,
  isWalletPage,
} from '#contract/http/pages.ts'
import { accepts, readHourCycle } from './accept.ts'
import { readLocalePath } from '#contract/http/localePath.ts'
import { canonicalPath } from './address.ts'
import { chooseEncoding, inlineScriptHashes, type ClientFile, type ClientFiles } from './clientFiles.ts'
import { withPage } from './documents.ts'
import type { FormResult, TakeForms } from './pageForms.ts'
import type { FirstViews, RefusedForm } from './serverRender.ts'
import { headTags, type PageHead } from './pageHead.ts'
import { contentSecurityPolicy, frozenPolicy, type SecuritySettings } from './security.ts'

export interface PagesDeps {
  files: ClientFiles
  /**
   * The empty page of each locale, for pages that are not prerendered; `en.first`: with a slot for a server render; `en.request`: for
   * one that works before the application has loaded; `en.plain`: for one without the application.
   */
  shells: ClientFiles
  /** Server renders of hotel pages, and of a hotel's answer. */
  firstView: FirstViews
  takeForm: TakeForms
  security: SecuritySettings
  /** Our public origin. */
  origin: string
  brand: string
  /** Head of a hotel's page; undefined if there is no such hotel. */
  hotelHead: (id: string, locale: Locale) => PageHead | undefined
}

/** `shell`: for the application alone. */
interface RequestDocument {
  shell: ClientFile
  page: string
  locale: Locale
}

const SEE_OTHER = 303

const HOTEL_PAGE = /^\/hotels\/([^/]+)$/

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** True if `If-None-Match` names this tag, for any encoding. */
const isUnchanged = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${etag}"`)

const isHtml = ({ type }: ClientFile): boolean => type.startsWith('text/html')

type PageStatus = 200 | Exclude<FormResult['status'], 303>

export const sendFile = (context: Context, file: ClientFile, status: PageStatus = 200): Response => {
  // A document's hours are in the cycle of the client's language.
  context.header('Vary', isHtml(file) ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding')
  context.header('ETag', `W/"${file.etag}"`)
  context.header('Cache-Control', file.immutable ? IMMUTABLE : 'no-cache')
  if (status === 200 && isUnchanged(context.req.header('if-none-match'), file.etag)) return context.body(null, 304)
  return sendBody(context, file, status)
}

/** For a document with the data of one reader, which nobody may store. */
const sendOwn = (context: Context, file: ClientFile, status: PageStatus): Response => {
  context.header('Cache-Control', 'no-store')
  return sendBody(context, file, status)
}

const sendBody = (context: Context, file: ClientFile, status: PageStatus): Response => {
  const { body, encoding } = chooseEncoding(file, (candidate) =>
    accepts(context.req.header('accept-encoding'), candidate),
  )
  context.header('Content-Type', file.type)
  if (encoding) context.header('Content-Encoding', encoding)
  return context.body(new Uint8Array(body), status)
}

/** Serves the built pages and files: prerendered pages as built, all others as the shell of their locale. */
export const createPages = ({ files, shells, security, origin, brand, hotelHead, firstView, takeForm }: PagesDeps) => {
  const hashes = new Map<ClientFile, readonly string[]>()
  const hashesOf = (html: ClientFile): readonly string[] => {
    const scriptHashes = hashes.get(html) ?? inlineScriptHashes(html.plain.toString())
    hashes.set(html, scriptHashes)
    return scriptHashes
  }
  const allow = (context: Context, html: ClientFile, page: string): void =>
    context.header(
      'Content-Security-Policy',
      contentSecurityPolicy(security, {
        hasCards: isPaymentPage(page),
        hasWallets: isWalletPage(page),
        scriptHashes: hashesOf(html),
      }),
    )
  /** Sends the page of a search or of a hotel with its own `<head>`, server-rendered where it can be. An unknown hotel gets a 404. */
  const sendFinding = async (context: Context, shell: ClientFile, page: string, locale: Locale): Promise<Response> => {
    const id = HOTEL_PAGE.exec(page)?.[1]
    const name = decoded(id ?? '') ?? ''
    const hotel = id === undefined ? undefined : hotelHead(name, locale)
    // One address per hotel: redirect other encodings of its id.
    if (hotel !== undefined && id !== encodeURIComponent(name)) {
      const { pathname, search } = new URL(context.req.url)
      context.header('Cache-Control', 'no-cache')
      return context.redirect(`${pathname.slice(0, -(id ?? '').length)}${encodeURIComponent(name)}${search}`, 308)
    }
    if (id !== undefined && hotel === undefined) {
      allow(context, shell, page)
      context.header('X-Robots-Tag', 'noindex')
      return sendFile(context, shell, 404)
    }
    const first = await firstView(context)
    const painted = first && shells.get(`${locale}.first`)
    allow(context, painted ?? shell, page)
    const head = hotel ? headTags(hotel, { origin, brand, page, locale }) : first?.head
    if (painted) return sendFile(context, withPage(painted, { head: head ?? '', body: first.body }))
    return sendFile(context, head === undefined ? shell : withPage(shell, { head, body: '' }))
  }
  /** Sends the page of a hotel's answer, or of a form of it that was not taken. */
  const sendRequest = async (
    context: Context,
    { shell, page, locale }: RequestDocument,
    { status, refused }: { status: PageStatus; refused?: RefusedForm },
  ): Promise<Response> => {
    const first = await firstView(context, refused)
    const painted = first && shells.get(`${locale}.${first.isPlain ? 'plain' : 'request'}`)
    allow(context, painted ?? shell, page)
    return sendOwn(context, painted ? withPage(painted, first) : shell, status)
  }
  const sendForm = async (context: Context, document: RequestDocument): Promise<Response> => {
    const { status, refused } = await takeForm(context)
    // Reading the page again must not send the form again.
    if (status === SEE_OTHER) return context.redirect(new URL(context.req.url).pathname, SEE_OTHER)
    return sendRequest(context, document, { status, ...(refused ? { refused } : {}) })
  }
  const sendFrozen = (context: Context, shell: ClientFile): Response => {
    context.header('Content-Security-Policy', frozenPolicy(security, hashesOf(shell)))
    context.header('X-Frame-Options', 'SAMEORIGIN')
    context.header('X-Robots-Tag', 'noindex')
    context.header('Referrer-Policy', 'no-referrer')
    // A stored document would also answer those who open it by themselves.
    return sendOwn(context, shell, 200)
  }
  const prerendered = (context: Context, path: string): ClientFile | undefined => {
    const base = path === '/' ? '' : path
    const withTwelveHours =
      readHourCycle(context.req.header('accept-language')) === 'h12' ? files.get(`${base}/index.h12.html`) : undefined
    return withTwelveHours ?? files.get(`${base}/index.html`) ?? files.get(`${base}.html`)
  }

  return (context: Context): Response | Promise<Response> => {
    const { pathname, search } = new URL(context.req.url)
    const isPost = context.req.method === 'POST'
    if (isPost && !isRequestPage(readLocalePath(pathname).path)) return context.notFound()
    const file = files.get(pathname)
    if (file && !isHtml(file)) return sendFile(context, file)
    // A missing chunk must be a 404: a page in its place would be a syntax error.
    if (pathname.startsWith('/assets/')) return context.text('Not Found', 404)
    const canonical = canonicalPath(pathname)
    if (canonical !== pathname) {
      // Browsers store a permanent redirect forever, and the prefix may become one of our languages.
      context.header('Cache-Control', 'no-cache')
      return context.redirect(`${canonical}${search}`, 308)
    }
    const { locale, path: page } = readLocalePath(pathname)
    const isKnown = isPage(page)
    const html = (isKnown ? prerendered(context, pathname) : undefined) ?? shells.get(locale)
    if (!html) return context.text('The pages are not built. Run: npm run build', 503)
    // Opened by itself, it is an unknown page.
    if (page === FROZEN_PAGE && context.req.header('sec-fetch-dest') === 'iframe') return sendFrozen(context, html)
    if (isKnown && isHotelsPage(page)) return sendFinding(context, html, page, locale)
    if (!isKnown || isPrivatePage(page)) context.header('X-Robots-Tag', 'noindex')
    // Their addresses may carry a token, which no other server, and no log of ours, must learn.
    if (isLinkPage(page)) context.header('Referrer-Policy', 'no-referrer')
    else if (isPrivatePage(page)) context.header('Referrer-Policy', 'strict-origin')
    if (isKnown && isRequestPage(page)) {
      const document = { shell: html, page, locale }
      return isPost ? sendForm(context, document) : sendRequest(context, document, { status: 200 })
    }
    allow(context, html, page)
    return sendFile(context, html, isKnown ? 200 : 404)
  }
}
