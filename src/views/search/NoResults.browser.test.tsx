import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import type { SoldNearResponse } from '#contract/hotel/soldNear.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { addSearchTexts, loadTexts } from '#src/i18n/loadTexts.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import 'temporal-polyfill/global'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NoResults } from './NoResults.tsx'

const criteria: SearchCriteria = {
  destination: { name: 'Crete', point: { lat: 35.2, lng: 24.9 }, poi: false },
  bounds: { neLat: 35.7, swLat: 34.9, neLng: 26.4, swLng: 23.5 },
  checkIn: '2026-12-01T20:00',
  checkOut: '2026-12-03T14:00',
  rooms: [{ adults: 3, children: [4] }],
}
const athens = { name: 'Athens', around: 'Greece', location: { lat: 37.98, lng: 23.73 }, hotels: 60, distance: 326 }

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const show = async (near: SoldNearResponse | undefined, onFarther = () => {}) => {
  const texts = await loadTexts('en')
  await addSearchTexts('en', texts)
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="en" texts={texts}>
        <NoResults criteria={criteria} near={near} onFarther={onFarther} />
      </PageI18nProvider>
    </RouterContextProvider>,
  )
}

test('a place without hotels links to the nearest places that have some, with the same stay and party', async () => {
  await show({ hotels: 0, places: [athens] })
  const link = page.getByRole('link', { name: /Athens/ })
  await expect.element(link).toHaveTextContent(/Greece, 326 km.*60 hotels/)
  const address = new URL(link.element().getAttribute('href') ?? '', 'https://stayless.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    dest: 'Athens|37.98|23.73|false',
    in: '2026-12-1-20',
    out: '2026-12-3-14',
    rooms: '3:4',
  })
})

test('a place with no city near that has hotels says so, and offers to change the destination', async () => {
  await show({ hotels: 0, places: [] })
  await expect.element(page.getByText('No city nearby has hotels yet either.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change destination' })).toBeVisible()
  expect(page.getByText('The nearest places with hotels').elements()).toEqual([])
})

test.each([
  ['hotels, and none of them free', { hotels: 12, places: [athens] }],
  ['hotels that nobody knows of yet', undefined],
])('a place with %s offers to look farther', async (_, near) => {
  const onFarther = vi.fn<() => void>()
  await show(near, onFarther)
  await page.getByRole('button', { name: 'Look farther away' }).click()
  expect(onFarther).toHaveBeenCalledOnce()
  expect(page.getByRole('link').elements()).toEqual([])
})
