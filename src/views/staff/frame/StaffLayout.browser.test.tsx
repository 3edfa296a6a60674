import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { en } from '#locales/en.ts'
import { staffFrame as texts } from '#locales/en/staff/staffFrame.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { useGuest } from '#src/views/parts/account/useGuest.ts'
import { StaffLayout } from './StaffLayout.tsx'
import { setStaffWork } from './staffWork.ts'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const nobody = { user: null, isExpected: false, failure: null, busy: false, reload: () => {}, logOut: () => {} }
const world = { guest: { ...nobody } as object }
replace(useGuest, () => world.guest)
beforeEach(() => setStaffWork('support'))

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

test('staff see the page, and the pages of their work first', async () => {
  world.guest = { ...nobody, user: { is_staff: true } }
  show()
  await expect.element(page.getByText('For staff')).toBeVisible()
  const links = () =>
    page
      .getByRole('navigation', { name: texts.nav })
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
  expect(links().slice(0, 3)).toEqual([texts.desk, texts.bookings, texts.inquiries])
  // Mails are kept by the embedded run alone.
  expect(links()).toContain(texts.outbox)
  await userEvent.selectOptions(page.getByLabelText(texts.work), 'money')
  expect(links().slice(0, 3)).toEqual([texts.desk, texts.statements, texts.payouts])
  await expectAccessible()
})

test('while the session is restored, nothing is said about the page', async () => {
  world.guest = { ...nobody, isExpected: true }
  show()
  await expect.element(page.getByText(en.common.loading)).toBeVisible()
  expect(page.getByText('No such page').elements()).toEqual([])
  expect(page.getByText('For staff').elements()).toEqual([])
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
