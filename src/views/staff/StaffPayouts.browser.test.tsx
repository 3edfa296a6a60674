import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import type { HotelPayoutsResponse } from '#contract/inquiry/payouts.ts'
import { en } from '#locales/en.ts'
import { staffOnly } from '#locales/en/staff/staffOnly.ts'
import { staffPayouts as texts } from '#locales/en/staff/staffPayouts.ts'
import { hotelPayouts, savePayouts } from '#src/actors/negotiation/payouts.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { StaffPayouts } from './StaffPayouts.tsx'

const world = {
  refusal: null as string | null,
  answer: (_month: string, _page: number): HotelPayoutsResponse => EMPTY,
  save: vi.fn<(month: string, part: number) => void>(),
}
replace(hotelPayouts, (month: string, pageNumber: number) => ({
  queryKey: [month, pageNumber],
  queryFn: () =>
    world.refusal === null
      ? Promise.resolve(world.answer(month, pageNumber))
      : Promise.reject(Object.assign(new Error('No'), { code: world.refusal })),
}))
replace(savePayouts, async (month: string, part: number) => world.save(month, part))

const NOTHING = { requests: 0, charged: 0, refunded: 0, owed: 0 }
const EMPTY: HotelPayoutsResponse = { month: '2026-12', payouts: [], found: 0, total: NOTHING, files: 0 }
const DECEMBER: HotelPayoutsResponse = {
  month: '2026-12',
  payouts: [
    { hotel_key: 'a', hotel: 'Hotel Cedar Court', requests: 2, charged: 63.33, refunded: 0, owed: 54.33 },
    { hotel_key: 'b', hotel: 'فندق عش العنبر', requests: 0, charged: 0, refunded: 60, owed: -51 },
  ],
  found: 2,
  total: { requests: 2, charged: 63.33, refunded: 60, owed: 3.33 },
  files: 1,
}

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-12-10T12:00Z'))
  world.refusal = null
  world.answer = () => DECEMBER
  world.save.mockReset()
})
afterEach(() => vi.restoreAllMocks())

const open = () =>
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PageI18nProvider locale="en" texts={en}>
        <StaffPayouts />
      </PageI18nProvider>
    </QueryClientProvider>,
  )
const rows = (): string[] =>
  [...document.querySelectorAll('tbody tr, tfoot tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069\u200E]/g, '')).join(' | '),
  )

test('shows what each hotel is owed for the running month, and the sum', async () => {
  open()
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(rows()).toEqual([
    'Hotel Cedar Court | 2 | $63.33 | $0.00 | $54.33',
    'فندق عش العنبر | 0 | $0.00 | $60.00 | −$51.00',
    'All hotels | 2 | $63.33 | $60.00 | $3.33',
  ])
  await expect.element(page.getByLabelText(texts.month)).toHaveValue('2026-12')
})

test('saves the requests of the month as a file', async () => {
  open()
  await userEvent.click(page.getByRole('button', { name: texts.csv }))
  await expect.poll(() => world.save.mock.calls).toEqual([['2026-12', 1]])
})

test('of another month says that there is nothing', async () => {
  world.answer = (month) => (month === '2026-11' ? { ...EMPTY, month } : DECEMBER)
  open()
  await userEvent.selectOptions(page.getByLabelText(texts.month), '2026-11')
  await expect.element(page.getByText(texts.none)).toBeVisible()
  expect(page.getByRole('button', { name: texts.csv }).elements()).toEqual([])
})

test('of many hotels has pages, and a long month several files', async () => {
  world.answer = (month, at) => ({
    ...DECEMBER,
    month,
    payouts: DECEMBER.payouts.slice(at - 1, at),
    found: 51,
    files: 2,
  })
  open()
  await expect.element(page.getByRole('button', { name: texts.previous })).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: texts.next }))
  await expect.poll(() => rows()[0]).toContain('−$51.00')
  await expect.element(page.getByRole('button', { name: texts.next })).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: `${texts.part} 2` }))
  await expect.poll(() => world.save.mock.calls).toEqual([['2026-12', 2]])
})

test('is for staff only', async () => {
  world.refusal = 'forbidden'
  open()
  await expect.element(page.getByText(staffOnly.text)).toBeVisible()
})

test('fits a phone: the table scrolls in its own box', async () => {
  await page.viewport(360, 780)
  open()
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1280, 800)
})
