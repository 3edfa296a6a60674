import { INQUIRY_STATUSES, type Inquiry } from '#contract/inquiry/inquiries.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
// oxlint-disable-next-line no-restricted-imports -- the test stands in for the server
import { callApi } from '#src/services/api.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { InquiryList } from './InquiryList.tsx'

const TEXTS = { en, ar, he }

const inquiry = (changes: Partial<Inquiry> = {}): Inquiry => ({
  id: 'i-1',
  number: 'Q7RK2M',
  kind: 'inquiry',
  side: null,
  status: 'asked',
  outcome: null,
  booking: null,
  hotel: {
    id: null,
    name: 'Hotel Cedar Court',
    address: '7 Palm Street',
    place_id: null,
    location: { lat: 31.95, lng: 35.91 },
    time_zone: 'Asia/Amman',
    image: null,
  },
  guest: { first_name: 'Dana', last_name: 'Levi', email: 'dana@example.com' },
  checkin_datetime: '2026-12-04T09:00',
  checkout_datetime: '2026-12-06T16:00',
  price: 60,
  comment: '',
  guest_id_at_hotel: '',
  offers: [],
  decline: null,
  deadlines: {
    answer: '2026-11-28T07:12:00Z',
    charge: '2026-12-01T15:00:00Z',
    final: '2026-12-04T00:00:00Z',
    pay: null,
  },
  card: null,
  charge: null,
  timeline: [],
  actions: [],
  created_at: '2026-11-26T07:12:00Z',
  ...changes,
})

const open = (answer: () => Promise<unknown>, locale: keyof typeof TEXTS = 'en') => {
  replace(callApi, answer)
  renderPage(
    <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PageI18nProvider locale={locale} texts={TEXTS[locale]} hourCycle="h23">
          <main>
            <h1>{TEXTS[locale].account.inquiries}</h1>
            <InquiryList />
          </main>
        </PageI18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
    locale === 'en' ? 'ltr' : 'rtl',
  )
}

test('a request has its hotel, hours, price, state and when the answer is due on the hotel’s clock', async () => {
  open(() => Promise.resolve({ inquiries: [inquiry()] }))
  const card = page.getByRole('article', { name: 'Hotel Cedar Court' })
  await expect.element(card).toHaveTextContent('Q7RK2M')
  await expect.element(card).toHaveTextContent(en.inquiry.list.status.asked)
  await expect.element(card).toHaveTextContent('$60.00')
  await expect.element(card).toHaveTextContent(/Answer due by Sat 28 Nov(?: 2026)?, 10:12, hotel time/)
  await expect.element(card.getByRole('link')).toHaveAttribute('href', '/inquiry/i-1')
})

test('a bid of a booking leads to the booking, and says how it stands', async () => {
  const bid = {
    kind: 'bid',
    side: 'check_in',
    status: 'charged',
    booking: { id: 'b-1', reference: 'K7M2P9QX' },
  } as const
  open(() => Promise.resolve({ inquiries: [inquiry(bid)] }))
  const card = page.getByRole('article', { name: 'Hotel Cedar Court' })
  await expect.element(card).toHaveTextContent('K7M2P9QX')
  await expect.element(card).toHaveTextContent(en.inquiry.list.status.charged)
  await expect.element(card.getByRole('link')).toHaveAttribute('href', '/account/my-bookings/b-1')
})

test.each(['en', 'ar', 'he'] as const)('every state has its words (%s)', async (locale) => {
  await page.viewport(360, 800)
  const { status: words } = TEXTS[locale].inquiry.list
  const all = INQUIRY_STATUSES.map((status) =>
    inquiry({ id: status, status, deadlines: { ...inquiry().deadlines, answer: null } }),
  )
  open(() => Promise.resolve({ inquiries: all }), locale)
  for (const text of Object.values(words)) await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('without requests there is a way to the first', async () => {
  open(() => Promise.resolve({ inquiries: [] }))
  await expect.element(page.getByText(en.inquiry.list.empty)).toBeVisible()
  await expect.element(page.getByRole('link', { name: en.inquiry.start.action })).toBeVisible()
})

test('requests that could not be loaded can be loaded again', async () => {
  let tries = 0
  open(() => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('down')) : Promise.resolve({ inquiries: [inquiry()] })
  })
  await expect.element(page.getByText(en.inquiry.list.failed.title)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: en.common.retry }))
  await expect.element(page.getByRole('article')).toBeVisible()
})
