import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import 'temporal-polyfill/global'
import { ar } from '#locales/ar.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { guaranteed } from './hotelSummary.samples.ts'
import { MapHotel } from './MapHotel.tsx'

test('a hotel on the map shows its total first, then the night, and its link keeps the search, in Arabic', async () => {
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="ar" texts={ar}>
        <MapHotel hotel={guaranteed} stay={STAY} wanted={NO_TERMS} query={{ in: '2026-12-24-20' }} />
      </PageI18nProvider>
    </RouterContextProvider>,
    'rtl',
  )
  await expect.element(page.getByText(/الليلة/)).toBeVisible()
  const price = page.getByRole('paragraph').filter({ hasText: 'الليلة' })
  await expect.element(price).toHaveTextContent(/^\D*1,387\D+420\D+الليلة/)
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/hotels/h1?in=2026-12-24-20&rate=guaranteed')
})

test('the night on the map is for all rooms of the party', async () => {
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="ar" texts={ar}>
        <MapHotel
          hotel={guaranteed}
          stay={{ ...STAY, rooms: [...STAY.rooms, ...STAY.rooms] }}
          wanted={NO_TERMS}
          query={{}}
        />
      </PageI18nProvider>
    </RouterContextProvider>,
    'rtl',
  )
  await expect.element(page.getByText(/الليلة لغرفتين/)).toBeVisible()
})

test('a hotel on the map with hours on request shows the sum of its pin, and what is paid now', async () => {
  const rate = { ...guaranteed.rate, total: 287, ask_total: null, ask_hours_total: null, checkout_guaranteed: false }
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="ar" texts={ar}>
        <MapHotel hotel={{ ...guaranteed, hours_total: 312, rate }} stay={STAY} wanted={NO_TERMS} query={{}} />
      </PageI18nProvider>
    </RouterContextProvider>,
    'rtl',
  )
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: 'الليلة' }))
    .toHaveTextContent(/^\D*312\D+420\D+الليلة/)
  await expect.element(page.getByText(/إذا وافق الفندق/)).toHaveTextContent(/287\D+312/)
})

const NO_TERMS = { freeCancellation: false, breakfast: false }
const STAY = { checkIn: '2026-12-24T20:00', checkOut: '2026-12-27T14:00', rooms: [{ adults: 2, children: [] }] }
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
