import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { DEFAULT_CHECK_IN_DAYS_AHEAD } from '#machines/search/search.stay.ts'
import { defaultCriteria, writeCriteria } from '#machines/search/search.criteria.url.ts'
import { last } from '#src/actors/search/lastSearch.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { addHomeTexts, addSearchTexts, loadTexts } from '#src/i18n/loadTexts.ts'
import '#src/styles/global.css.ts'
import { stopClock } from '#src/ui/clock.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import 'temporal-polyfill/global'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as css from './HomePage.css.ts'
import { HomePage } from './HomePage.tsx'

replace(PageHead, () => null)

/** Minimum opacity of the shade over the picture behind the text; the last fifth is below the search form. */
const weakestShade = (): number => {
  const hero = document.querySelector('section')
  if (!hero) throw new Error('no hero')
  const [, ...stops] = [...getComputedStyle(hero, '::after').backgroundImage.matchAll(/[\d.]+\)(?= |,|$)/g)].reverse()
  // `Math.min()` of nothing is infinite.
  if (stops.length === 0) throw new Error('no gradient')
  return Math.min(...stops.map(([alpha]) => Number.parseFloat(alpha)))
}

for (const width of [360, 768, 1023])
  test(`the lit windows are dark enough for white words over them, ${width} px wide`, async () => {
    await page.viewport(width, 800)
    renderPage(<section className={css.hero}>Stay less</section>)
    expect(weakestShade()).toBeGreaterThanOrEqual(0.6)
  })

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** The home page of a guest who last searched for a night, usually tonight. */
const openOn = async (today: string, night = today) => {
  stopClock(`${today}T12:00`)
  onTestFinished(() => void vi.restoreAllMocks())
  await page.viewport(1280, 900)
  const [checkIn, checkOut] = [`${night}T15:00`, `${Temporal.PlainDate.from(night).add({ days: 2 }).toString()}T11:00`]
  last.keep(new URLSearchParams(writeCriteria({ ...defaultCriteria(today), checkIn, checkOut })).toString())
  const texts = await loadTexts('en')
  await Promise.all([addHomeTexts('en', texts), addSearchTexts('en', texts)])
  const onSearch = vi.fn<(criteria: SearchCriteria) => void>()
  renderPage(
    <RouterContextProvider router={router}>
      <PageI18nProvider locale="en" texts={texts}>
        <HomePage onSearch={onSearch} />
      </PageI18nProvider>
    </RouterContextProvider>,
  )
  await expect.element(page.getByRole('button', { name: /^Check-in/ })).toHaveTextContent('26 Nov')
  return onSearch
}

/** Stays drawn as examples for a guest who looks at them on this day. */
const countExamples = (day: string): number => {
  const checkIn = Temporal.PlainDate.from(day).add({ days: DEFAULT_CHECK_IN_DAYS_AHEAD }).toString()
  return document.querySelectorAll(`time[datetime^="${checkIn}"]`).length
}

const returnOn = (day: string): void => {
  stopClock(`${day}T12:00`)
  window.dispatchEvent(new Event('focus'))
}

test('a last search whose days are past begins on the first possible day, with its hours and nights', async () => {
  await openOn('2026-11-26', '2026-11-10')
  await expect.element(page.getByRole('button', { name: /^Check-out/ })).toHaveTextContent('28 Nov')
})

test('left open for a day, the home page searches for no night that is over: it keeps it, and opens the dates', async () => {
  const onSearch = await openOn('2026-11-26')
  returnOn('2026-11-27')
  await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('This check-in time has already passed')
  await expect
    .element(page.getByRole('button', { name: /26 November/ }).first())
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('button', { name: /^Check-in/ })).toHaveTextContent('26 Nov')
  expect(onSearch).not.toHaveBeenCalled()
})

test('left open for a day, its examples are of the days from then on, and “tonight” is the night of that day', async () => {
  const onSearch = await openOn('2026-11-26')
  expect([countExamples('2026-11-26'), countExamples('2026-11-27')]).toEqual([3, 0])
  returnOn('2026-11-27')
  await expect.poll(() => [countExamples('2026-11-26'), countExamples('2026-11-27')]).toEqual([0, 3])
  await userEvent.click(page.getByRole('button', { name: 'Tonight', exact: true }))
  await expect.poll(() => onSearch.mock.calls).not.toEqual([])
  expect(onSearch.mock.calls[0]?.[0]).toMatchObject({ checkIn: '2026-11-27T15:00', checkOut: '2026-11-28T11:00' })
})
