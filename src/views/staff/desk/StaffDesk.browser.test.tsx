import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import 'temporal-polyfill/global'
import type { StaffDeskResponse } from '#contract/support/staffDesk.ts'
import { deskQuery } from '#src/actors/staff/staffDesk.ts'
import { en } from '#locales/en.ts'
import { staffDesk as texts } from '#locales/en/staff/staffDesk.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { useGuest } from '#src/views/parts/account/useGuest.ts'
import { setStaffWork } from '#src/views/staff/frame/staffWork.ts'
import { StaffDesk } from './StaffDesk.tsx'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const world = { desk: null as StaffDeskResponse | null }
replace(useGuest, () => ({ user: { first_name: 'Noa', is_staff: true } }))
replace(deskQuery, () => ({
  queryKey: ['desk'],
  queryFn: () => (world.desk ? Promise.resolve(world.desk) : Promise.reject(new Error('internal'))),
}))

const empty: StaffDeskResponse = {
  now: '2026-12-02T12:00:00Z',
  bookings: { found: 0, bookings: [] },
  inquiries: {
    open: 0,
    no_address: { found: 0, inquiries: [] },
    review: { found: 0, inquiries: [] },
    overdue: { found: 0, inquiries: [] },
  },
  statements: { open: 0, overdue: { found: 0, statements: [] } },
  captures: { today: 0, unseen: 0, latest: [] },
  stateCounts: { negotiation: {} },
}
const disputed = {
  id: 'b1',
  reference: 'K7WM3XPT',
  reason: 'disputed',
  since: '2026-12-01T17:00:00Z',
  total: 575.01,
  hotel: 'Saffron Gate',
  check_in: '2026-12-24T20:00',
} as const
const capture = {
  code: 'H4NRQ8TD',
  sent_at: '2026-12-02T10:44:00Z',
  expires_at: '2027-01-01T10:44:00Z',
  route: '/hotels/:id',
  locale: 'he' as const,
  width: 360,
  height: 740,
  build: 'b',
  note: '',
  looks: [],
}

beforeEach(() => {
  client.clear()
  setStaffWork('support')
  world.desk = {
    ...empty,
    bookings: { found: 1, bookings: [disputed] },
    captures: { today: 1, unseen: 1, latest: [capture] },
  }
})

test('a matter leads to the card that it is about', async () => {
  show()
  const decide = page.getByRole('link', { name: 'Decide: Booking K7WM3XPT waits for a decision' })
  await expect.element(decide).toHaveAttribute('href', '/staff/bookings#b1')
  await expect.element(page.getByText('19 h of 24 h')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /, Noa$/ })).toBeVisible()
  await expect.element(page.getByText('2 things need a person now')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'H4NR Q8TD' })).toHaveAttribute('href', '/staff/replay/H4NRQ8TD')
  await expectAccessible()
})

test('another work has other matters', async () => {
  setStaffWork('money')
  world.desk = {
    ...empty,
    statements: {
      open: 2,
      overdue: { found: 1, statements: [{ number: 'S1', account: 'Blue Door', total: 612.4, due: '2026-11-23' }] },
    },
    captures: { today: 1, unseen: 1, latest: [capture] },
  }
  show()
  await expect.element(page.getByText('1 statement is overdue')).toBeVisible()
  await expect.element(page.getByText('waits 8 days')).toBeVisible()
  expect(page.getByText(texts.screens).elements()).toEqual([])
})

test('an empty desk says so', async () => {
  world.desk = empty
  show()
  await expect.element(page.getByText(texts.needsNone)).toBeVisible()
  expect(page.getByRole('list', { name: texts.list }).elements()).toEqual([])
})

test('a desk that does not load offers another try, and the machines stay within reach', async () => {
  const full = world.desk
  world.desk = null
  show()
  await expect.element(page.getByRole('searchbox', { name: texts.question })).toBeVisible()
  const retry = page.getByRole('button', { name: en.common.retry })
  await expect.element(retry).toBeVisible()
  world.desk = full
  await retry.click()
  await expect.element(page.getByText('19 h of 24 h')).toBeVisible()
})

const show = () =>
  renderPage(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={client}>
        <PageI18nProvider locale="en" texts={en}>
          <StaffDesk />
        </PageI18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  )
