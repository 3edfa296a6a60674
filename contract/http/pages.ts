/**
 * Specification §2: every page has this address in English, and the same behind `/ar` and `/he`; those of staff are in English
 * only. `:name?` may be missing.
 * A page is added here with its route: an address without one is answered with status 404.
 */
export const PAGES = [
  '/',
  '/about',
  '/faq',
  '/hoteliers',
  '/privacy',
  '/terms',
  '/hotels',
  '/hotels/:id',
  '/account',
  '/account/my-bookings',
  '/account/my-bookings/:id',
  '/account/favorites',
  '/account/payment-methods',
  '/account/payment-methods/add',
  '/account/profile-settings',
  '/account/credits',
  '/account/statements',
  '/account/company',
  '/staff/bookings',
  '/staff/statements',
  '/booking-success/:id',
  '/checkout/:id?/:rateKey?',
] as const

/** The pages that look the same to everyone: they are written once, at build, and are what search engines are told of. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/faq',
  '/hoteliers',
  '/terms',
  '/privacy',
] as const satisfies readonly (typeof PAGES)[number][]

export const isPublicPage = (path: string): boolean => PUBLIC_PAGES.some((known) => known === path)

/** Where hotels are looked for and at. */
export const isHotelsPage = (path: string): boolean => /^\/hotels(?:\/|$)/.test(path)

export const isHotelPage = (path: string): boolean => /^\/hotels\/[^/]/.test(path)

/** What is about one guest, or behind a token that was sent to them: not for search engines. */
const PRIVATE = /^\/(?:(?:account|booking-success|checkout|confirm|staff)(?:\/|$)|inquiry\/)/

export const isPrivatePage = (path: string): boolean => PRIVATE.test(path)

/** Where wallets pay. Its document alone may load their scripts. */
const CHECKOUT = '/checkout/:id?/:rateKey?' satisfies (typeof PAGES)[number]

/** Where card fields stand. Their document alone may load the card company's scripts and frames. */
const PAYMENT_PAGES = [CHECKOUT, '/account/payment-methods/add'] as const satisfies readonly (typeof PAGES)[number][]

const segmentPattern = (segment: string): string => {
  if (!segment.startsWith(':')) return `/${segment}`
  return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
}
const patternOf = (page: string): RegExp =>
  new RegExp(`^${page.split('/').filter(Boolean).map(segmentPattern).join('') || '/'}$`)
// Not compiled ahead: the browser asks for two of the pages, and shall not carry the list of all.
const isAmong = (pages: readonly string[], path: string): boolean => pages.some((page) => patternOf(page).test(path))

/** Is there a page at this path, given without its locale? */
export const isPage = (path: string): boolean => isAmong(PAGES, path)

/** Are cards entered at this path, given without its locale? */
export const isPaymentPage = (path: string): boolean => isAmong(PAYMENT_PAGES, path)

/** Do wallets pay at this path, given without its locale? */
export const isWalletPage = (path: string): boolean => isAmong([CHECKOUT], path)
