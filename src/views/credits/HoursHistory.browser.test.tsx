import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import 'temporal-polyfill/global'
import type { StayedHours } from '#contract/booking/credits.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { HoursHistory } from './HoursHistory.tsx'

const stays: StayedHours[] = [
  {
    booking: { id: 'b2', reference: 'P4QX7KM2', hotel_name: 'Meridian Yard' },
    check_in: '2026-11-20T16:00',
    check_out: '2026-11-22T10:00',
    hours: 42,
    running_total: 86,
  },
  {
    booking: { id: 'b1', reference: 'K7WM3XPT', hotel_name: 'Harbor House' },
    check_in: '2026-11-03T15:00',
    check_out: '2026-11-05T11:00',
    hours: 44,
    running_total: 44,
  },
]

test('each stay shows its hotel, its two moments, its hours, and the total up to then', async () => {
  show(stays, 86)
  await expect.element(page.getByText('86 hours', { exact: true })).toBeVisible()
  expect(rows()).toEqual([
    [
      'Meridian Yard',
      '20 November 2026, 16:00',
      '22 November 2026, 10:00',
      'P4QX7KM2',
      '42 hours',
      '86 hours in total',
    ],
    ['Harbor House', '3 November 2026, 15:00', '5 November 2026, 11:00', 'K7WM3XPT', '44 hours', '44 hours in total'],
  ])
})

test('before the first stay, says when the first hours are added', async () => {
  show([], 0)
  await expect.element(page.getByText(en.credits.hours.emptyText)).toBeVisible()
})

const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) =>
      [...row.querySelectorAll('p, time')]
        .filter((part) => part.querySelector('time') === null)
        .map(({ textContent }) => textContent),
    )

const show = (entries: readonly StayedHours[], total: number) =>
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <HoursHistory stays={entries} total={total} />
    </PageI18nProvider>,
  )
