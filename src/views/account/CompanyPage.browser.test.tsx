import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
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
import { CompanyPage } from './CompanyPage.tsx'
import { useGuest } from './useBookings.ts'

const world = { type: 'manager', answer: vi.fn<() => Promise<unknown>>() }
replace(useGuest, () => ({ user: { ...maya, type: world.type } }))
replace(companyBookingsQuery, () => ({ queryKey: ['company'], queryFn: world.answer, retry: false }))

const open = (type: string, answer: () => Promise<unknown>) => {
  world.type = type
  world.answer.mockReset().mockImplementation(answer)
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <PageI18nProvider locale="en" texts={en}>
        <CompanyPage />
      </PageI18nProvider>
    </QueryClientProvider>,
  )
}

test('tells a user who is not a manager who the page is for, and requests nothing', async () => {
  open('b2b', () => Promise.resolve({ company: { name: 'Meridian' }, bookings: [] }))
  await expect.element(page.getByText('Managers only')).toBeVisible()
  expect(world.answer).not.toHaveBeenCalled()
})

test.each([
  [
    'who is one no more, as the server says',
    () => Promise.reject(Object.assign(new Error(), { code: 'forbidden', status: 403 })),
    'Managers only',
  ],
  ['whose company nobody has linked', () => Promise.resolve({ company: null, bookings: [] }), 'No company linked yet'],
  [
    'whose company has booked nothing',
    () => Promise.resolve({ company: { name: 'Meridian' }, bookings: [] }),
    'No bookings yet',
  ],
])('a manager %s sees a message saying so', async (_, answer, title) => {
  open('manager', answer)
  await expect.element(page.getByText(title)).toBeVisible()
})
