import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import type { Locale } from '#contract/shared/locale.ts'
import { dayHour } from '#contract/hotel/stay.ts'
import { defaultCriteria, type UrlRepair } from '#machines/search/search.criteria.url.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { linkChanges } from '#src/actors/search/searchUrl.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { UrlRepairNotice } from './UrlRepairNotice.tsx'

const TEXTS = { en, he, ar }
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/hotels'] }),
})

const criteria = {
  ...defaultCriteria('2026-11-21'),
  checkIn: dayHour('2026-12-24', 15),
  checkOut: dayHour('2026-12-27', 11),
}

afterEach(() => linkChanges.putAway())

/** Values in right-to-left texts are isolated. */
const run = (text: string) => `\u2068${text}\u2069`

test.each<[Locale, UrlRepair, string]>([
  ['en', 'in_the_past', 'We moved check-in to 24 Dec;'],
  ['en', 'hour_passed', 'We moved it to 15:00 today.'],
  ['he', 'hour_passed', run('15:00')],
  ['ar', 'hour_passed', run('15:00')],
])('shows what was changed in a link, and its replacement (%s, %s)', async (locale, change, sentence) => {
  open(locale)
  tell(change)
  await expect.element(page.getByRole('status')).toHaveTextContent(sentence)
})

test.each(['en', 'he', 'ar'] as const)('has a sentence for every kind of change (%s)', async (locale) => {
  open(locale)
  tell(...CHANGES)
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(CHANGES.length)
  const texts = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(new Set(texts).size).toBe(CHANGES.length)
  expect(texts.filter((text) => text === '' || text.includes('{{'))).toEqual([])
})

test('the notice is announced: its live region is rendered before it', async () => {
  open('en')
  const place = page.getByRole('status').element()
  expect(place.textContent).toBe('')
  tell('rooms_unknown')
  await expect.poll(() => place.textContent).not.toBe('')
  expect(page.getByRole('status').element()).toBe(place)
})

test('the notice can be dismissed, also with the keyboard, and stays away', async () => {
  open('en')
  tell('rooms_unknown')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  open('en')
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

test('the notice belongs to the changed link: another page or search has none', async () => {
  open('en')
  linkChanges.tell('/hotels/nyc-0001', { criteria, changes: ['rooms_unknown'] })
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  linkChanges.tell('/hotels', {
    criteria: { ...criteria, checkOut: dayHour('2026-12-28', 11) },
    changes: ['rooms_unknown'],
  })
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

const CHANGES: UrlRepair[] = [
  'destination_unknown',
  'area_unknown',
  'rooms_unknown',
  'too_many_rooms',
  'dates_unknown',
  'in_the_past',
  'hour_passed',
  'night_has_begun',
  'check_in_skipped',
  'check_out_skipped',
  'too_far_ahead',
  'check_out_not_after_check_in',
  'too_many_nights',
]

const tell = (...changes: UrlRepair[]) => linkChanges.tell('/hotels', { criteria, changes })

const open = (locale: Locale) => {
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale={locale} texts={TEXTS[locale]}>
        <UrlRepairNotice criteria={criteria} />
      </PageI18nProvider>
    </RouterContextProvider>,
    locale === 'en' ? 'ltr' : 'rtl',
  )
}
