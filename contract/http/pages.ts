/**
 * Specification §2: the path of every page in English; the same behind `/ar` and `/he`, except for staff pages, which are in
 * English only. `:name?` is optional. Add each new route here: any other path gets status 404.
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
  '/staff',
  '/staff/bookings',
  '/staff/statements',
  '/staff/inquiries',
  '/staff/hotel-payouts',
  '/staff/machines',
  '/staff/machines/:machine',
  '/staff/replay',
  '/staff/replay/:code',
  '/booking-success/:id',
  '/inquiry',
  '/inquiry/steps',
  '/inquiry/steps/booking',
  '/inquiry/steps/time',
  '/inquiry/steps/contacts',
  '/inquiry/steps/request',
  '/inquiry/:id',
  '/account/inquiries',
  '/desk/:token',
  '/confirm/hotel-email/:token?',
  '/confirm/inquiry/:token?',
  '/confirm/request/:token?',
  '/checkout/:id?/:rateKey?',
] as const

/** Pages that look the same to everyone: prerendered at build, and listed for search engines. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/faq',
  '/hoteliers',
  '/terms',
  '/privacy',
] as const satisfies readonly (typeof PAGES)[number][]

export const isPublicPage = (path: string): boolean => PUBLIC_PAGES.some((page) => page === path)

/** The results page and the pages of hotels. */
export const isHotelsPage = (path: string): boolean => /^\/hotels(?:\/|$)/.test(path)

export const isHotelPage = (path: string): boolean => /^\/hotels\/[^/]/.test(path)

/** Pages about one guest, or behind a token sent to them: hidden from search engines. */
const PRIVATE = /^\/(?:(?:account|booking-success|checkout|confirm|desk|staff)(?:\/|$)|inquiry\/)/

export const isPrivatePage = (path: string): boolean => PRIVATE.test(path)

/** Pages behind a token in their path, which whoever has the link may open. */
export const isLinkPage = (path: string): boolean => /^\/(?:confirm|desk)\//.test(path)

/**
 * The document in which staff look at a captured screen: only a frame of our own pages gets it, and it may ask for nothing. Not
 * a page of the router.
 */
export const FROZEN_PAGE = '/frozen'

/** The page of a hotel's answer. Its forms work without the application. */
export const isRequestPage = (path: string): boolean => /^\/confirm\/request(?:\/|$)/.test(path)

/** The token in that page's path; undefined: it has none. A part that is no encoded text stays as it is. */
export const requestTokenOf = (path: string): string | undefined => {
  const part = path.split('/')[3]
  try {
    return part && decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Page with wallet payments. Only its document may load the wallets' scripts. */
const CHECKOUT = '/checkout/:id?/:rateKey?' satisfies (typeof PAGES)[number]

/** Pages with card fields. Only their documents may load the card company's scripts and frames. */
const PAYMENT_PAGES = [
  CHECKOUT,
  '/account/payment-methods/add',
  '/inquiry/steps/request',
  '/inquiry/:id',
] as const satisfies readonly (typeof PAGES)[number][]

const segmentPattern = (segment: string): string => {
  if (!segment.startsWith(':')) return `/${segment}`
  return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
}
const patternOf = (page: string): RegExp =>
  new RegExp(`^${page.split('/').filter(Boolean).map(segmentPattern).join('') || '/'}$`)
// Compile on demand: the browser tests two of these lists only; precompiled patterns would pull all of `PAGES` into its bundle.
const isAmong = (pages: readonly string[], path: string): boolean => pages.some((page) => patternOf(page).test(path))

/** @param path without its locale */
export const isPage = (path: string): boolean => isAmong(PAGES, path)

/** @param path without its locale */
export const isPaymentPage = (path: string): boolean => isAmong(PAYMENT_PAGES, path)

/** @param path without its locale */
export const isWalletPage = (path: string): boolean => isAmong([CHECKOUT], path)
