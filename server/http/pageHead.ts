import { SERVER_HEAD_ATTR, OPEN_GRAPH_LOCALE } from '#contract/http/document.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { escapeHtml } from '#server/html.ts'
import { alternates, pageAddress } from './discovery.ts'

/** Title, description and image of a page, in its language. */
export interface PageHead {
  title: string
  description: string
  /** Path on this site; undefined if there is no picture. */
  image: string | undefined
}

export interface HeadOf {
  /** Our public origin. */
  origin: string
  brand: string
  page: string
  locale: Locale
}

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${SERVER_HEAD_ATTR} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`

const openGraph = (property: string, content: string): string => tag('meta', { property: `og:${property}`, content })

/** Returns the head of a page, the same as the application's `PageHead`, for readers that run no scripts. */
export const headTags = ({ title, description, image }: PageHead, { origin, brand, page, locale }: HeadOf): string => {
  const address = pageAddress(origin, page, locale)
  return [
    `<title ${SERVER_HEAD_ATTR}>${escapeHtml(`${title} · ${brand}`)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: address }),
    ...alternates(origin, page).map(({ hreflang, href }) => tag('link', { rel: 'alternate', hreflang, href })),
    openGraph('type', 'website'),
    openGraph('site_name', brand),
    openGraph('title', title),
    openGraph('description', description),
    ...(image === undefined ? [] : [openGraph('image', new URL(image, origin).href)]),
    openGraph('url', address),
    openGraph('locale', OPEN_GRAPH_LOCALE[locale]),
  ].join('')
}
