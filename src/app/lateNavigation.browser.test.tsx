import { DEFAULT_DESTINATION } from '#contract/hotel/destination.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { DEFAULT_LIST_VIEW } from '#machines/search/search.view.ts'
import { writeSearchUrl, type SearchUrl } from '#machines/search/search.url.ts'
import { writeQuery } from './searchParams.ts'
import { loadTexts } from '#src/i18n/loadTexts.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import 'temporal-polyfill/global'
import { expect, test, vi } from 'vitest'
import { makeRouter } from './router.tsx'
import { currentSearch, onResultsLeft, onSearchNavigate, onUrlChanged } from '#src/actors/search/searchActor.ts'
import { HotelPage } from '#src/views/hotel/HotelPage.tsx'
import { ResultsPage } from '#src/views/search/ResultsPage.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { mendedHotelQuery, mendedResultsQuery } from './repairUrl.ts'

const world = {
  changeStay: vi.fn<(criteria: SearchCriteria) => Promise<void>>(),
  show: vi.fn<(shown: Pick<SearchUrl, 'criteria' | 'view'>) => void>(),
  isOpen: false,
  /** The page that stays loading throughout the test. */
  awaited: '',
  current: undefined as Pick<SearchUrl, 'criteria' | 'view'> | undefined,
}
const never = new Promise<never>(() => undefined)
replace(HotelPage, ({ onChangeStay }: { onChangeStay: (criteria: SearchCriteria) => Promise<void> }) => {
  world.changeStay.mockImplementation(onChangeStay)
  world.isOpen = true
  return null
})
replace(ResultsPage, () => (
  <div data-scroller="" style={{ blockSize: 200, overflow: 'auto' }}>
    <div style={{ blockSize: 1000 }} />
  </div>
))
replace(onSearchNavigate, (go: (shown: Pick<SearchUrl, 'criteria' | 'view'>) => void) => {
  world.show.mockImplementation(go)
  world.isOpen = true
  return () => undefined
})
replace(onUrlChanged, () => undefined)
replace(onResultsLeft, () => undefined)
replace(mendedHotelQuery, () => (world.awaited === 'hotel' ? never : null))
replace(currentSearch, () => world.current)
replace(mendedResultsQuery, () => (world.awaited === 'list' ? never : null))

const later: SearchCriteria = {
  destination: DEFAULT_DESTINATION,
  checkIn: '2027-03-01T20',
  checkOut: '2027-03-03T09',
  rooms: [{ adults: 2, children: [] }],
}

const listAddress = `/hotels${writeQuery(writeSearchUrl({ criteria: later, view: DEFAULT_LIST_VIEW, landing: null, currency: null, others: {} }))}`

test('hours that settle on a hotel’s page change its URL', async () => {
  const router = await open('/hotels/nyc-0001')
  await world.changeStay(later)
  await expect.poll(() => router.history.location.href).toMatch(/^\/hotels\/nyc-0001\?.*in=2027-3-1-20/)
})

test('hours that settle after the guest left a hotel’s page do not navigate', async () => {
  const router = await open('/hotels/nyc-0001')
  world.awaited = 'list'
  void router.navigate({ to: '/hotels', search: {} })
  await expect.poll(() => router.latestLocation.pathname).toBe('/hotels')
  await world.changeStay(later)
  expect([router.latestLocation.pathname, router.history.location.pathname]).toEqual(['/hotels', '/hotels'])
})

test('moving the map changes the URL of its list', async () => {
  const router = await open('/hotels')
  world.show({ criteria: later, view: DEFAULT_LIST_VIEW })
  await expect.poll(() => router.history.location.href).toMatch(/^\/hotels\?.*in=2027-3-1-20/)
})

const scroller = () => document.querySelector('[data-scroller]')

test('another search starts its list at the top, and Back returns to where the guest was', async () => {
  const router = await open(listAddress)
  scroller()?.scrollTo(0, 500)
  await expect.poll(() => scroller()?.scrollTop).toBe(500)
  // The router hears of it.
  await new Promise(requestAnimationFrame)
  world.show({ criteria: { ...later, checkOut: '2027-03-04T09' }, view: DEFAULT_LIST_VIEW })
  await expect.poll(() => router.history.location.href).toMatch(/out=2027-3-4-9/)
  await expect.poll(() => scroller()?.scrollTop).toBe(0)
  router.history.back()
  await expect.poll(() => scroller()?.scrollTop).toBe(500)
})

test('a map change that arrives after the guest left the list does not navigate back', async () => {
  const router = await open('/hotels')
  world.awaited = 'hotel'
  void router.navigate({ to: '/hotels/$id', params: { id: 'nyc-0001' }, search: {} })
  await expect.poll(() => router.latestLocation.pathname).toBe('/hotels/nyc-0001')
  world.show({ criteria: later, view: DEFAULT_LIST_VIEW })
  expect([router.latestLocation.pathname, router.history.location.pathname]).toEqual([
    '/hotels/nyc-0001',
    '/hotels/nyc-0001',
  ])
})

test('a name typed into the filters stays if they close before it is in the URL', async () => {
  const router = await open(listAddress)
  await router.navigate({ to: '.', search: true, state: { sheet: 'filters' } })
  await expect.poll(() => router.state.status).toBe('idle')
  world.current = { criteria: later, view: { ...DEFAULT_LIST_VIEW, hotelName: 'Larch' } }
  world.show(world.current)
  router.history.back()
  await expect.poll(() => router.history.location.href).toMatch(/Larch/)
  expect(router.history.location.state.sheet).toBeUndefined()
})

const open = async (address: string) => {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = makeRouter({ locale: 'en', texts: await loadTexts('en'), hourCycle: 'h23' }, history)
  // Reset only here: the previous test's page may still be open before.
  Object.assign(world, { isOpen: false, awaited: '' })
  renderPage(<RouterProvider router={router} />)
  await expect.poll(() => world.isOpen).toBe(true)
  return router
}
