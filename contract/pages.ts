/** Specification §2: every page has this address in English, and the same behind `/ar` and `/he`. `:name?` may be missing. */
export const PAGES = [
  '/',
  '/about',
  '/faq',
  '/hoteliers',
  '/privacy',
  '/terms',
  '/hotels',
  '/hotels/:id',
  '/inquiry',
  '/inquiry/steps',
  '/inquiry/steps/booking',
  '/inquiry/steps/time',
  '/inquiry/steps/contacts',
  '/inquiry/steps/request',
  '/inquiry/:id',
  '/account',
  '/account/my-bookings',
  '/account/payment-methods',
  '/account/payment-methods/add',
  '/account/profile-settings',
  '/confirm/hotel-email/:token?',
  '/confirm/inquiry/:token?',
  '/confirm/request/:token?',
  '/booking-success/:id',
  '/checkout/:id?/:rateKey?',
] as const

const segmentPattern = (segment: string): string => {
  if (!segment.startsWith(':')) return `/${segment}`
  return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
}
const patternOf = (page: string): RegExp =>
  new RegExp(`^${page.split('/').filter(Boolean).map(segmentPattern).join('') || '/'}$`)
const patterns = PAGES.map(patternOf)

/** Is there a page at this path, given without its locale? */
export const isPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
