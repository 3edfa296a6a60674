import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import 'temporal-polyfill/global'
import type { CreditEntry } from '#contract/booking/credits.ts'
import { ar } from '#locales/ar.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { CreditHistory } from './CreditHistory.tsx'

const booking = { id: 'b1', reference: 'K7WM3XPT', hotel_name: 'Meridian Yard' }
const entries: CreditEntry[] = [
  { kind: 'used', amount: -25, booking, at: '2026-11-30T23:30:00Z' },
  { kind: 'stay', amount: 40, booking, at: '2026-11-29T09:00:00Z' },
]

test.each([
  ['Asia/Riyadh', '1 ديسمبر 2026'],
  ['America/New_York', '30 نوفمبر 2026'],
])("each entry has its sign and its date in the guest's time zone: %s", (zone, day) => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue(zone)
  onTestFinished(() => void vi.restoreAllMocks())
  renderPage(
    <PageI18nProvider locale="ar" texts={ar}>
      <CreditHistory available={15} entries={entries} />
    </PageI18nProvider>,
    'rtl',
  )
  expect(rows()).toEqual([
    [ar.credits.history.used, day, expect.stringContaining('−25.00')],
    [ar.credits.history.stay, '29 نوفمبر 2026', expect.stringContaining('+40.00')],
  ])
})

const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => [
      row.querySelector('p')?.textContent,
      row.querySelector('time')?.textContent,
      row.lastElementChild?.textContent,
    ])
