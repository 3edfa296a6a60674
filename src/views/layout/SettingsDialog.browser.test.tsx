import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'

afterEach(() => renderPage(null))

test('links the page in each language, at its own URL', async () => {
  await show('/hotels/nyc-0001?in=2027-01-01T15#rooms')
  expect(languages()).toEqual([
    ['en', '/hotels/nyc-0001?in=2027-01-01T15#rooms'],
    ['ar', '/ar/hotels/nyc-0001?in=2027-01-01T15#rooms'],
    ['he', '/he/hotels/nyc-0001?in=2027-01-01T15#rooms'],
  ])
})

test('from a staff page, which is English only, another language leads home', async () => {
  await show('/staff/bookings')
  expect(languages()).toEqual([
    ['en', '/staff/bookings'],
    ['ar', '/ar'],
    ['he', '/he'],
  ])
})

const languages = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])

const show = async (address: string): Promise<void> => {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  const layoutProps = {
    brand: DEFAULT_BRAND,
    demo: false,
    online: true,
    currencies: [DEFAULT_CURRENCY],
    currency: DEFAULT_CURRENCY,
    chooseCurrency: () => undefined,
    keepLocale: () => undefined,
    account: { button: null, link: null, menu: null, dialogs: null },
  }
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="en" texts={en}>
        <SettingsDialog layoutProps={layoutProps} onClose={() => undefined} />
      </PageI18nProvider>
    </RouterContextProvider>,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
}
