import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { maya } from '#machines/auth/auth.samples.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { useModals } from '#src/views/layout/modals.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { useAuth } from './useAuth.ts'

const world = { user: {} }
replace(useAuth, () => ({ step: 'signedIn', user: world.user }))
replace(useModals, () => ({ close: () => undefined }))
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const open = (user: Partial<typeof maya>) => {
  world.user = { ...maya, referral_code: 'MAYA-7Q2', ...user }
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="en" texts={en}>
        <AccountMenu />
      </PageI18nProvider>
    </RouterContextProvider>,
  )
}

const promo = () => page.getByText('MAYA-7Q2')

test("the menu shows the user's promo code", async () => {
  open({ type: 'regular' })
  await expect.element(promo()).toBeVisible()
})

test('the menu of a business account has none', async () => {
  open({ type: 'b2b' })
  await expect.element(page.getByText(en.account.role.b2b, { exact: true })).toBeVisible()
  await expect.element(promo()).not.toBeInTheDocument()
})
