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
    '/confirm/inquiry',
    '/confirm/inquiry/token',
    '/account/payment-methods/add',
    '/inquiry/steps/time',
    '/booking-success/7',
  ])('%s is a page', (path) => {
    expect(isPage(path)).toBe(true)
  })

  it.each(['/suites', '/about/us', '/hotels/42/rooms', '/booking-success', '/checkout/1/2/3', '/account/x', '//', ''])(
    '%s is none',
    (path) => {
      expect(isPage(path)).toBe(false)
    },
  )
})
