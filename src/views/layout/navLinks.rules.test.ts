import { expect, test } from 'vitest'
import { navLinksAt } from './navLinks.rules.ts'

test.each([
  ['/', ['/hotels', '/about']],
  ['/hotels', ['/about']],
  ['/hotels/nyc-0001', ['/hotels', '/about']],
  ['/about', ['/hotels', '/about']],
  ['/account/my-bookings', ['/hotels', '/about']],
])('at %s the menu has links to %j', (path, expected) => {
  expect(navLinksAt(path).map(({ to }) => to)).toEqual(expected)
})
