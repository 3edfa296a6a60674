import { describe, expect, it } from 'vitest'
import { isPage } from './pages.ts'

describe('isPage', () => {
  it.each([
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
  ])('%s is a page', (path) => {
    expect(isPage(path)).toBe(true)
  })

  it.each([
    '/suites',
    '/about/us',
    '/hotels/42/rooms',
    '/booking-success',
    '/checkout/1/2/3',
    '/account/x',
    '/inquiry',
    '//',
    '',
  ])('%s is none', (path) => {
    expect(isPage(path)).toBe(false)
  })
})
