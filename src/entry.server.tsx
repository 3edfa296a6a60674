import '#src/styles/fonts.css'
import '#src/styles/theme.css.ts'
import '#src/styles/global.css.ts'
import { HOUR_CYCLE_ATTR, PLACEHOLDERS, SERVER_RENDERED_ATTR, SERVER_RENDER_SLOT } from '#contract/http/document.ts'
import { HOUR_CYCLES, type HourCycle } from '#contract/shared/hourCycle.ts'
import { textDirection, LOCALES, type Locale } from '#contract/shared/locale.ts'
import { isRequestPage, PUBLIC_PAGES, requestTokenOf } from '#contract/http/pages.ts'
import { documentTexts as ar } from '#locales/ar/document.ts'
import { documentTexts as en } from '#locales/en/document.ts'
import { documentTexts as he } from '#locales/he/document.ts'
import { callsWith, firstHotel, firstRequest, firstResults, takeForm, type RefusedForm } from '#src/app/serverPages.tsx'
import { BootErrorNotice } from '#src/app/boot/BootErrorNotice.tsx'
import { makeRouter } from '#src/app/router.tsx'
import { loadTexts } from '#src/i18n/loadTexts.ts'
import { readLocalePath, writeLocalePath } from '#contract/http/localePath.ts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

export interface RenderedPage {
  /** Tags for the document's head: title, description, links. */
  head: string
  body: string
  /** A page that the application never takes over. */
  isPlain?: boolean
}

export { SERVER_RENDERED_ATTR, SERVER_RENDER_SLOT, HOUR_CYCLES, LOCALES, PUBLIC_PAGES }

const DOCUMENT_TEXTS = { en, ar, he } as const

/** Attributes of the `<html>` element. `hourCycle`: of the hours in it, if the application is to take them over. */
export const rootOf = (locale: Locale, hourCycle?: HourCycle): string =>
  `${hourCycle === undefined ? '' : `${HOUR_CYCLE_ATTR}="${hourCycle}" `}lang="${locale}" dir="${textDirection(locale)}" data-origin="${PLACEHOLDERS.origin}" data-brand="${PLACEHOLDERS.brand_name}"`

/** The error shown if the application fails to load; `whole`: the document has nothing else to show. */
export const lostNotice = (locale: Locale, whole: boolean): string =>
  renderToStaticMarkup(<BootErrorNotice texts={DOCUMENT_TEXTS[locale]} whole={whole} />)

/** Head of a page that is not prerendered, until the page sets its own. */
export const SHELL_HEAD = renderToStaticMarkup(<title>{PLACEHOLDERS.brand_name}</title>)

// React renders these before the page; in the browser it finds them in the head.
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/

/** Renders one page in one language as HTML that the browser's application takes over. */
export const render = async (
  locale: Locale,
  path: string,
  hourCycle: HourCycle,
  around = (page: ReactNode) => page,
): Promise<RenderedPage> => {
  const history = createMemoryHistory({ initialEntries: [writeLocalePath(locale, path)] })
  const router = makeRouter({ locale, texts: await loadTexts(locale), hourCycle }, history)
  await router.load()
  const html = renderToString(around(<RouterProvider router={router} />))
  const head = HEAD_TAGS.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

/**
 * Server render of the hotel list, of a hotel, or of a hotel's answer, shown until the application replaces it; null if only the
 * application can render it. `ask` calls the API. `hourCycle`: the visitor's.
 * @param refused a form of this page that was not taken
 * @throws whatever the API call throws.
 */
export const renderPageForRequest = async (
  address: URL,
  ask: typeof fetch,
  hourCycle: HourCycle,
  refused?: RefusedForm,
): Promise<RenderedPage | null> => {
  const { locale, path } = readLocalePath(address.pathname)
  const api = callsWith(ask, locale)
  if (isRequestPage(path)) {
    const plain = refused ?? { fields: Object.fromEntries(address.searchParams), failure: null }
    const { around, isPlain, readAgainIn } = await firstRequest(requestTokenOf(path), plain, api)
    const { head, body } = await render(locale, path, hourCycle, around)
    const readAgain =
      readAgainIn === null ? '' : `<noscript><meta http-equiv="refresh" content="${readAgainIn}"></noscript>`
    return { head: `${head}${readAgain}`, body, isPlain }
  }
  const id = HOTEL.exec(path)?.[1]
  const first =
    id === undefined
      ? await firstResults(locale, address.search, api)
      : await firstHotel(locale, { id: decodeURIComponent(id), query: address.search }, api)
  const page = first && (await render(locale, `${path}${first.query}`, hourCycle, first.around))
  // Empty if the router would redirect.
  return page === null || page.body === '' ? null : page
}

/** Takes a form of the page at this address. Null: it is taken, and the page shows it. Never rejects. */
export const takeFormAt = async (
  address: URL,
  fields: Readonly<Record<string, string>>,
  ask: typeof fetch,
): Promise<RefusedForm | null> => {
  const { locale, path } = readLocalePath(address.pathname)
  const token = requestTokenOf(path)
  return token === undefined ? null : takeForm(token, fields, callsWith(ask, locale))
}

const HOTEL = /^\/hotels\/([^/]+)$/
