import 'temporal-polyfill/global'
import '#src/styles/fonts.css'
import '#src/styles/global.css.ts'
import { removePage } from '#src/ui/render.testing.tsx'
import { afterAll, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

/** A component test may replace what these export (`src/ui/replace.testing.ts`). A document loads each module once, so the first file does this for all. */
const replaceable = {
  '#machines/auth/auth.selectors.ts': () => import('#machines/auth/auth.selectors.ts'),
  '#src/actors/authActor.ts': () => import('#src/actors/authActor.ts'),
  '#src/actors/booking.ts': () => import('#src/actors/booking.ts'),
  '#src/actors/bookings.ts': () => import('#src/actors/bookings.ts'),
  '#src/actors/cancellingActor.ts': () => import('#src/actors/cancellingActor.ts'),
  '#src/actors/cardDesks.ts': () => import('#src/actors/cardDesks.ts'),
  '#src/actors/checkoutActor.ts': () => import('#src/actors/checkoutActor.ts'),
  '#src/actors/config.ts': () => import('#src/actors/config.ts'),
  '#src/actors/destination.ts': () => import('#src/actors/destination.ts'),
  '#src/actors/hotel.ts': () => import('#src/actors/hotel.ts'),
  '#src/actors/map.ts': () => import('#src/actors/map.ts'),
  '#src/actors/ratesActor.ts': () => import('#src/actors/ratesActor.ts'),
  '#src/actors/root.ts': () => import('#src/actors/root.ts'),
  '#src/actors/staffBookings.ts': () => import('#src/actors/staffBookings.ts'),
  '#src/actors/staffStatements.ts': () => import('#src/actors/staffStatements.ts'),
  '#src/app/mendLink.ts': () => import('#src/app/mendLink.ts'),
  '#src/services/api.ts': () => import('#src/services/api.ts'),
  '#src/services/saveFile.ts': () => import('#src/services/saveFile.ts'),
  '#src/views/account/useBookings.ts': () => import('#src/views/account/useBookings.ts'),
  '#src/views/auth/useAuth.ts': () => import('#src/views/auth/useAuth.ts'),
  '#src/views/favorites/useFavorites.ts': () => import('#src/views/favorites/useFavorites.ts'),
  '#src/views/checkout/useWallets.ts': () => import('#src/views/checkout/useWallets.ts'),
  '#src/views/hotel/HotelPage.tsx': () => import('#src/views/hotel/HotelPage.tsx'),
  '#src/views/layout/PageHead.tsx': () => import('#src/views/layout/PageHead.tsx'),
  '#src/views/layout/modals.tsx': () => import('#src/views/layout/modals.tsx'),
  '#src/views/search/ResultsPage.tsx': () => import('#src/views/search/ResultsPage.tsx'),
}
if (!('areReplaceable' in window)) {
  for (const module of Object.keys(replaceable)) vi.doMock(module, { spy: true })
  await Promise.all(Object.values(replaceable).map((load) => load()))
  // In all three scripts, or what is measured depends on what was drawn before.
  await Promise.all(['A', 'א', 'ا'].map((letter) => document.fonts.load('16px Rubik', letter)))
  Object.assign(window, { areReplaceable: true })
}

const { href } = location

// The next file begins in the same document.
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  removePage()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  // What a device has that this one lacks, such as a clipboard.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', href)
  scrollTo(0, 0)
  await userEvent.unhover(document.body)
})
