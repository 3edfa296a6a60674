import { expect, test } from 'vitest'
import { navLinksAt } from './navLinks.rules.ts'

test.each([
  ['/', ['/hotels', '/inquiry', '/about']],
  ['/hotels', ['/inquiry', '/about']],
  ['/hotels/nyc-0001', ['/hotels', '/inquiry', '/about']],
  ['/about', ['/hotels', '/inquiry', '/about']],
  ['/account/my-bookings', ['/hotels', '/inquiry', '/about']],
  ['/inquiry', ['/hotels', '/about']],
  ['/inquiry/steps/time', ['/hotels', '/about']],
  ['/inquiry/i-1', ['/hotels', '/inquiry', '/about']],
])('at %s the menu has links to %j', (path, expected) => {
  expect(navLinksAt(path).map(({ to }) => to)).toEqual(expected)
})
