import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { Header, SignedOutButtons } from './Header.tsx'
import type { LayoutProps } from './layoutProps.ts'

const ignore = (): void => undefined
const PROPS: LayoutProps = {
  brand: { name: 'Stayless', support_phone: '', support_email: '', legal_entity: '', social: [], apps: [] },
  demo: true,
  online: true,
  currencies: [],
  currency: DEFAULT_CURRENCY,
  chooseCurrency: ignore,
  keepLocale: ignore,
  account: { button: <SignedOutButtons />, link: null, menu: null, dialogs: null },
}
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

test.each([1024, 1280])('beside the search bar a guest can log in, at %i px', async (width) => {
  await page.viewport(width, 700)
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="en" texts={en}>
        <Header layoutProps={PROPS} middle={<p>Search</p>} />
      </PageI18nProvider>
    </RouterContextProvider>,
  )
  await expect.element(page.getByRole('button', { name: en.common.nav.logIn })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
