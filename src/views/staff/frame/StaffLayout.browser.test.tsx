import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import type { StaffDeskResponse } from '#contract/support/staffDesk.ts'
import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { deskQuery } from '#src/actors/staff/staffDesk.ts'
import { en } from '#locales/en.ts'
import { staffFrame as texts } from '#locales/en/staff/staffFrame.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { useGuest } from '#src/views/parts/account/useGuest.ts'
import { StaffLayout } from './StaffLayout.tsx'
import { setStaffWork } from './staffWork.ts'

const nobody = { user: null, isExpected: false, failure: null, busy: false, reload: () => {}, logOut: () => {} }
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const world = { guest: { ...nobody } as object, asked: vi.fn<() => Promise<StaffDeskResponse>>() }
replace(deskQuery, () => ({ queryKey: ['desk'], queryFn: world.asked }))
replace(useGuest, () => world.guest)
beforeEach(async () => {
  setStaffWork('support')
  client.clear()
  world.asked.mockReset().mockResolvedValue(desk)
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

test('staff see the page, in the frame of the staff pages', async () => {
  world.guest = { ...nobody, user: { is_staff: true } }
  show()
  await expect.element(page.getByText('For staff')).toBeVisible()
  const nav = page.getByRole('navigation', { name: texts.nav })
  await expect
    .element(nav.getByRole('link', { name: /^Bookings/ }))
    .toHaveAccessibleName('Bookings 3 need a person now')
  await expect.element(nav.getByRole('link', { name: texts.machines })).toHaveAccessibleName(texts.machines)
})

test('a phone shows the link of the page that is open', async () => {
  await page.viewport(360, 740)
  world.guest = { ...nobody, user: { is_staff: true } }
  show('/staff/hotel-payouts')
  const link = page.getByRole('link', { name: texts.payouts })
  await expect.element(link).toHaveAttribute('aria-current', 'page')
  await expect.element(link).toBeInViewport({ ratio: 1 })
  expect(document.documentElement.scrollWidth).toBe(360)
})

test('while the session is restored, the frame waits and asks for nothing', async () => {
  world.guest = { ...nobody, isExpected: true }
  show()
  await expect.element(page.getByRole('main').getByText(en.common.loading).first()).toBeVisible()
  expect(page.getByText('For staff').elements()).toEqual([])
  expect(world.asked).not.toHaveBeenCalled()
})

test('a user that does not load offers another try', async () => {
  world.guest = { ...nobody, failure: { code: 'internal', status: 500 } }
  show()
  await expect.element(page.getByRole('button', { name: en.common.retry })).toBeVisible()
  expect(page.getByText('For staff').elements()).toEqual([])
})

const none = { found: 0, inquiries: [] }
const desk: StaffDeskResponse = {
  now: '2026-12-02T12:00:00Z',
  bookings: { found: 3, bookings: [] },
  inquiries: { open: 0, no_address: none, review: none, overdue: none },
  statements: { open: 0, overdue: { found: 0, statements: [] } },
  captures: { today: 0, unseen: 0, latest: [] },
  stateCounts: { negotiation: {} },
}

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

const show = (path = '/staff') => {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  renderPage(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={client}>
        <PageI18nProvider locale="en" texts={en}>
          <StaffLayout layoutProps={layoutProps} forOthers={<p>No such page</p>}>
            <p>For staff</p>
          </StaffLayout>
        </PageI18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  )
}
