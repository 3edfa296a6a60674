import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import 'temporal-polyfill/global'
import { maya } from '#machines/auth/auth.samples.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { companyBookingsQuery } from '#src/actors/bookings/bookings.ts'
import { replace } from '#src/ui/replace.testing.ts'
import { inquiryIn } from '#src/views/parts/negotiation/negotiation.samples.ts'
import { CompanyPage } from './CompanyPage.tsx'
import { useGuest } from '#src/views/parts/account/useGuest.ts'

const world = { type: 'manager', answer: vi.fn<() => Promise<unknown>>() }
replace(useGuest, () => ({ user: { ...maya, type: world.type } }))
replace(companyBookingsQuery, () => ({ queryKey: ['company'], queryFn: world.answer, retry: false }))

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const open = (type: string, answer: () => Promise<unknown>) => {
  world.type = type
  world.answer.mockReset().mockImplementation(answer)
  renderPage(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={new QueryClient()}>
        <PageI18nProvider locale="en" texts={en}>
          <CompanyPage />
        </PageI18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  )
}

test('tells a user who is not a manager who the page is for, and requests nothing', async () => {
  open('b2b', () => Promise.resolve({ company: { name: 'Meridian' }, bookings: [], inquiries: [] }))
  await expect.element(page.getByText('Managers only')).toBeVisible()
  expect(world.answer).not.toHaveBeenCalled()
})

test.each([
  [
    'who is one no more, as the server says',
    () => Promise.reject(Object.assign(new Error(), { code: 'forbidden', status: 403 })),
    'Managers only',
  ],
  [
    'whose company nobody has linked',
    () => Promise.resolve({ company: null, bookings: [], inquiries: [] }),
    'No company linked yet',
  ],
  [
    'whose company has booked nothing',
    () => Promise.resolve({ company: { name: 'Meridian' }, bookings: [], inquiries: [] }),
    'No bookings yet',
  ],
])('a manager %s sees a message saying so', async (_, answer, title) => {
  open('manager', answer)
  await expect.element(page.getByText(title)).toBeVisible()
})

test('a manager sees who of the company asked for hours, and what came of it', async () => {
  const account = { first_name: 'Noor', last_name: 'Haddad', email: 'noor@company.example' }
  const inquiries = [{ inquiry: inquiryIn({ status: 'charged' }), account }]
  open('manager', () => Promise.resolve({ company: { name: 'Meridian' }, bookings: [], inquiries }))
  await expect.element(page.getByText('Asked by Noor Haddad')).toBeVisible()
  await expect.element(page.getByText(en.inquiry.list.status.charged)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: `${en.booking.bid.see}: Hotel Cedar Court` }))
    .toHaveAttribute('href', '/inquiry/i1')
})
