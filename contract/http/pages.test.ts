import { describe, expect, test } from 'vitest'
import { isPage, isPaymentPage, isPrivatePage, PUBLIC_PAGES } from './pages.ts'

describe('isPage', () => {
  test.each([
    '/',
    '/about',
    '/hotels',
    '/hotels/42',
    '/checkout',
    '/checkout/42',
    '/checkout/42/some.key~x',
    '/booking-success/7',
    '/account',
    '/account/my-bookings',
    '/inquiry',
    '/inquiry/42',
    '/confirm/request',
    '/confirm/request/token',
    '/confirm/inquiry/token',
    '/confirm/hotel-email/token',
  ])('%s is a page', (path) => {
    expect(isPage(path)).toBe(true)
  })

  test.each([
    '/suites',
    '/about/us',
    '/hotels/42/rooms',
    '/booking-success',
    '/checkout/1/2/3',
    '/account/x',
    '/inquiry/1/2',
    '/confirm',
    '/confirm/request/token/undo',
    '//',
    '',
  ])('%s is not', (path) => {
    expect(isPage(path)).toBe(false)
  })
})

describe('a page with card fields', () => {
  test.each(['/checkout', '/checkout/42', '/checkout/42/key', '/account/payment-methods/add'])('%s', (path) => {
    expect(isPaymentPage(path)).toBe(true)
  })

  test.each(['/', '/hotels/42', '/account/payment-methods', '/checkout/42/key/more', '/checkouts'])(
    'is not %s',
    (path) => {
      expect(isPaymentPage(path)).toBe(false)
    },
  )
})

describe('a page hidden from search engines', () => {
  test.each([
    '/account',
    '/account/my-bookings',
    '/booking-success/7',
    '/checkout',
    '/checkout/42/key',
    '/confirm/inquiry/token',
    '/inquiry/42',
    '/inquiry/steps/time',
  ])('%s', (path) => {
    expect(isPrivatePage(path)).toBe(true)
  })

  test.each([...PUBLIC_PAGES, '/hotels', '/hotels/42', '/inquiry', '/accountants'])('is not %s', (path) => {
    expect(isPrivatePage(path)).toBe(false)
  })
})
