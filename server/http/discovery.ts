import { Hono } from 'hono'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/shared/locale.ts'
import { PUBLIC_PAGES } from '#contract/http/pages.ts'
import type { Clock } from '#server/clock.ts'
import type { PeerEnv } from './peer.ts'

const DAY_SECONDS = 24 * 3600

export const pageAddress = (origin: string, page: string, locale: Locale): string =>
  `${origin}${locale === DEFAULT_LOCALE ? page : `/${locale}${page === '/' ? '' : page}`}`

/** The addresses of a page in every language, and the default for readers of none of them. */
export const alternates = (origin: string, page: string): { hreflang: string; href: string }[] => [
  ...LOCALES.map((locale) => ({ hreflang: locale, href: pageAddress(origin, page, locale) })),
  { hreflang: 'x-default', href: pageAddress(origin, page, DEFAULT_LOCALE) },
]

/** Calls that public pages make. All others are about one guest or change data. */
const ROBOTS = ['config', 'currencies', 'hotels', 'places', 'rates'].map((call) => `Allow: /api/v1/${call}/`)

const robots = (origin: string): string =>
  ['User-agent: *', ...ROBOTS, 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

const entry = (origin: string, page: string, locale: Locale): string =>
  [
    '  <url>',
    `    <loc>${pageAddress(origin, page, locale)}</loc>`,
    ...alternates(origin, page).map(
      ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    ),
    '  </url>',
  ].join('\n')

const sitemap = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...PUBLIC_PAGES.flatMap((page) => LOCALES.map((locale) => entry(origin, page, locale))),
    '</urlset>',
    '',
  ].join('\n')

/** RFC 9116 requires less than a year. */
const CONTACT_IS_GOOD_FOR = { hours: 180 * 24 }

const securityText = ({ origin, securityContact, clock }: Discovery): string =>
  [
    `Contact: ${securityContact}`,
    `Expires: ${clock().add(CONTACT_IS_GOOD_FOR).toString({ smallestUnit: 'second' })}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')

export interface Discovery {
  /** Our public origin. */
  origin: string
  /** Where to report a vulnerability: `mailto:` or `https:`. */
  securityContact: string
  clock: Clock
}

/** Files at well-known paths for search engines, browsers and security researchers, with absolute addresses. */
export const discoveryRoutes = (settings: Discovery): Hono<PeerEnv> => {
  const { origin } = settings
  const [map, rules] = [sitemap(origin), robots(origin)]
  const cacheHeaders = { 'Cache-Control': `public, max-age=${DAY_SECONDS}` }
  return (
    new Hono<PeerEnv>()
      .get('/robots.txt', (context) => context.text(rules, 200, cacheHeaders))
      .get('/sitemap.xml', (context) =>
        context.body(map, 200, { ...cacheHeaders, 'Content-Type': 'application/xml; charset=utf-8' }),
      )
      .get('/.well-known/security.txt', (context) => context.text(securityText(settings), 200, cacheHeaders))
      // Every page names its icon: clients that request this path have not read one.
      .get('/favicon.ico', (context) => context.body(null, 204, cacheHeaders))
  )
}
