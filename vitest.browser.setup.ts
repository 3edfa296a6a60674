import 'temporal-polyfill/global'
import '#src/styles/fonts.css'
import '#src/styles/global.css.ts'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import { removePage } from '#src/ui/render.testing.tsx'
import { afterAll, afterEach, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/**
 * Modules whose exports component tests may replace (`src/ui/replace.testing.ts`). A document loads each module once, so the
 * first file mocks them for all.
 */
const replaceable = import.meta.glob([
  './machines/auth/auth.selectors.ts',
  './src/actors/auth/authActor.ts',
  './src/actors/bookings/{booking,bookings,cancelling,staffBookings,staffStatements}.ts',
  './src/actors/staff/staffDesk.ts',
  './src/actors/checkout/{cardVaultInstances,checkout,config,paymentMethods}.ts',
  './src/actors/negotiation/{desk,joinNetwork,payouts,staffInquiries}.ts',
  './src/actors/hotel/{hotel,ratesActor}.ts',
  './src/actors/inquiry/inquiry.ts',
  './src/actors/search/{destination,map,searchActor}.ts',
  './src/actors/system/{frozenScreen,savedFiles,sendScreen}.ts',
  './src/app/{openAnew,repairUrl}.ts',
  './src/services/{api,saveFile}.ts',
  './src/views/parts/account/useGuest.ts',
  './src/views/auth/useAuth.ts',
  './src/views/checkout/useWallets.ts',
  './src/views/favorites/useFavorites.ts',
  './src/views/hotel/HotelPage.tsx',
  './src/views/layout/{PageHead,modals}.tsx',
  './src/views/parts/support/ScreenPreview.tsx',
  './src/views/paymentMethods/usePaymentMethods.ts',
  './src/views/search/ResultsPage.tsx',
])
if (!('isPrepared' in window)) {
  for (const module of Object.keys(replaceable)) vi.doMock(module, { spy: true })
  await Promise.all(Object.values(replaceable).map((load) => load()))
  // Load all three scripts: otherwise measurements depend on what was drawn before.
  await Promise.all(['A', 'א', 'ا'].map((letter) => document.fonts.load('16px Rubik', letter)))
  Object.assign(window, { isPrepared: true })
}

const { href } = location
/** Window size that Vitest gives to a test which sets none. */
const SIZE = { width: 414, height: 896 }

// Every page a passing test leaves behind must be accessible.
afterEach(async ({ task }) => {
  vi.useRealTimers()
  if (task.result?.state !== 'fail') await expectAccessible()
})

// Clean up: the next file runs in the same document.
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  removePage()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  // Remove device features that tests added, e.g. a clipboard.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', href)
  scrollTo(0, 0)
  await page.viewport(SIZE.width, SIZE.height)
  await userEvent.unhover(document.body)
})
