import { expect, test } from 'vitest'
import { readLocalePath, redirectUnknownLocale, writeLocalePath } from './localePath.ts'

test.each([
  ['/', 'en', '/'],
  ['/hotels', 'en', '/hotels'],
  ['/ar', 'ar', '/'],
  ['/he/hotels/h1', 'he', '/hotels/h1'],
  ['/arabia', 'en', '/arabia'],
  ['/article', 'en', '/article'],
  ['/staff/bookings', 'en', '/staff/bookings'],
  ['/ar/staff/bookings', 'en', '/staff/bookings'],
  ['/ar/staffing', 'ar', '/staffing'],
])('%s is the page %s %s', (pathname, locale, path) => {
  expect(readLocalePath(pathname)).toEqual({ locale, path })
})

test('a page in another language carries its prefix', () => {
  expect(writeLocalePath('en', '/hotels')).toBe('/hotels')
  expect(writeLocalePath('he', '/')).toBe('/he')
  expect(writeLocalePath('ar', '/hotels')).toBe('/ar/hotels')
})

test('a staff page has no prefix: it exists in English only', () => {
  expect(writeLocalePath('ar', '/staff/bookings')).toBe('/staff/bookings')
  expect(writeLocalePath('he', '/staff')).toBe('/staff')
  expect(writeLocalePath('ar', '/staffing')).toBe('/ar/staffing')
})

test.each([
  ['/fr/about', '/about'],
  ['/en', '/'],
  ['/EN/hotels', '/hotels'],
  ['/AR/faq', '/ar/faq'],
  ['/ar/staff/bookings', '/staff/bookings'],
  ['/HE/staff/statements', '/staff/statements'],
  ['/fr/staff', '/staff'],
  ['/staff/bookings', null],
  ['/ar/staffing', null],
  ['/ar/faq', null],
  ['/hotels', null],
  ['/faq', null],
])('%s redirects to %s', (pathname, target) => {
  expect(redirectUnknownLocale(pathname)).toBe(target)
})
