import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { en } from '#locales/en.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { CurrencyProvider } from './CurrencyProvider.tsx'

const Noon = () => <main>{useI18n().hour(12)}</main>

const Root = () => (
  <CurrencyProvider locale="en" texts={en} hourCycle="h12">
    <Noon />
  </CurrencyProvider>
)

test.each([
  ['/desk/t', '12:00'],
  ['/confirm/request/t', '12:00'],
  ['/confirm/hotel-email/t', '12:00'],
  // Guests read the cycle of their own browser.
  ['/confirm/inquiry/t', /12\sPM/],
  ['/hoteliers', /12\sPM/],
])('a page that a hotel opens from an e-mail writes hours as the e-mail does: %s', async (path, noon) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Root }),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  renderPage(<RouterProvider router={router} />)
  await expect.element(page.getByText(noon)).toBeVisible()
})
