import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { en } from '#locales/en.ts'
import { staffFrame as texts } from '#locales/en/staff/staffFrame.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { useGuest } from '#src/views/parts/account/useGuest.ts'
import { StaffLayout } from './StaffLayout.tsx'
import { setStaffWork } from './staffWork.ts'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const nobody = { user: null, isExpected: false, failure: null, busy: false, reload: () => {}, logOut: () => {} }
const world = { guest: { ...nobody } as object }
replace(useGuest, () => world.guest)
beforeEach(async () => {
  setStaffWork('support')
  // A phone has no room for the choice of the work.
  await page.viewport(1280, 860)
})

test.each([
  ['a visitor', nobody],
  ['a guest', { ...nobody, user: { is_staff: false } }],
])('%s sees nothing of a staff page', async (_, guest) => {
  world.guest = guest
  show()
  await expect.element(page.getByText('No such page')).toBeVisible()
  expect(page.getByText('For staff').elements()).toEqual([])
  expect(page.getByRole('navigation', { name: texts.nav }).elements()).toEqual([])
})

test('a user that does not load offers another try', async () => {
  world.guest = { ...nobody, failure: { code: 'internal', status: 500 } }
  show()
  await expect.element(page.getByRole('button', { name: en.common.retry })).toBeVisible()
  expect(page.getByText('For staff').elements()).toEqual([])
})

const layoutProps = {
  brand: DEFAULT_BRAND,
  demo: true,
  online: true,
  currencies: [],
  currency: DEFAULT_CURRENCY,
  chooseCurrency: () => {},
  keepLocale: () => {},
  account: { button: null, link: null, menu: null, dialogs: null },
}

const show = () =>
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="en" texts={en}>
        <StaffLayout layoutProps={layoutProps} forOthers={<p>No such page</p>}>
          <p>For staff</p>
        </StaffLayout>
      </PageI18nProvider>
    </RouterContextProvider>,
  )
