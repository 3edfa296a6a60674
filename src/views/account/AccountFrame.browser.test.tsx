import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { useModals } from '#src/views/layout/modals.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AccountFrame, type AccountPageName } from './AccountFrame.tsx'
import { useGuest } from '#src/views/parts/account/useGuest.ts'

const ignore = (): void => undefined
const guest = { user: null, isExpected: false, failure: null, busy: false, reload: ignore, logOut: ignore }
replace(useGuest, () => guest)
replace(useModals, () => ({ show: ignore }))
replace(PageHead, () => null)

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const open = (name: AccountPageName) =>
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="en" texts={en}>
        <AccountFrame page={name}>
          <p>The page</p>
        </AccountFrame>
      </PageI18nProvider>
    </RouterContextProvider>,
  )
const content = () => page.getByText('The page')
const logIn = () => page.getByRole('button', { name: en.common.nav.logIn })

test('a visitor has a page of favorites without an account', async () => {
  open('favourites')
  await expect.element(content()).toBeVisible()
  expect(logIn().elements()).toEqual([])
})

test.each(['myBookings', 'paymentMethods', 'profile', 'credits'] as const)(
  'a visitor is asked to log in for a page of the account: %s',
  async (name) => {
    open(name)
    await expect.element(logIn()).toBeVisible()
    expect(content().elements()).toEqual([])
  },
)
