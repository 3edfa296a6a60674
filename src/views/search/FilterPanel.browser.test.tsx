import { AMENITIES, type Amenity } from '#contract/hotel/amenities.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { facetsOf } from '#machines/search/search.rules.ts'
import { DEFAULT_LIST_VIEW, type Filters } from '#machines/search/search.view.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { addSearchTexts, loadTexts, type PageTexts } from '#src/i18n/loadTexts.ts'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FilterPanel } from './FilterPanel.tsx'

beforeEach(() => page.viewport(1280, 1400))

test('ticking an amenity moves neither it nor the others', async () => {
  await show()
  const before = rows()
  await userEvent.click(amenity('Spa'))
  await expect.element(amenity('Spa')).toBeChecked()
  expect(rows()).toEqual(before)
  await userEvent.click(amenity('Spa'))
  await expect.element(amenity('Spa')).not.toBeChecked()
  expect(rows()).toEqual(before)
})

test('amenities chosen from the full list stay visible when only some are shown', async () => {
  await show()
  await userEvent.click(page.getByRole('button', { name: 'Show all' }))
  expect(rows()).toHaveLength(AMENITIES.length)
  const [first] = rows()
  await userEvent.click(amenity('Bathtub'))
  expect(rows()[0]).toBe(first)
  await userEvent.click(page.getByRole('button', { name: 'Show fewer' }))
  expect(rows()).toHaveLength(6)
  await expect.element(amenity('Bathtub')).toBeChecked()
  await userEvent.click(amenity('Bathtub'))
  await expect.element(amenity('Bathtub')).not.toBeChecked()
})

test.each(['en', 'he', 'ar'] as const)('a minimum rating reads 9+, left to right (%s)', async (locale) => {
  await show(locale)
  const read = page
    .getByRole('radio')
    .elements()
    .map((radio) => leftToRight(radio.nextElementSibling))
  expect(read.slice(1)).toEqual(['7+', '8+', '9+'])
})

test('a price limit moved back to the end of the scale is open again', async () => {
  const { ranges } = await show('en', { ...DEFAULT_LIST_VIEW.filters, priceRange: { min: 200, max: 300 } })
  page.getByRole('slider', { name: 'Highest price per night' }).element().focus()
  await userEvent.keyboard('{End}')
  page.getByRole('slider', { name: 'Lowest price per night' }).element().focus()
  await userEvent.keyboard('{Home}')
  expect(ranges).toEqual([
    { min: 200, max: null },
    { min: null, max: null },
  ])
})

test('each price limit shows and announces its own price', async () => {
  await show('ar', { ...DEFAULT_LIST_VIEW.filters, priceRange: { min: 200, max: 300 } })
  await expect
    .element(page.getByRole('group', { name: 'سعر الليلة' }))
    .toHaveTextContent(/^سعر الليلة\s*من\D+200\D+إلى\D+300\D*$/)
  for (const [name, price] of [
    ['أقل سعر في الليلة', '200'],
    ['أعلى سعر في الليلة', '300'],
  ] as const)
    expect(page.getByRole('slider', { name }).element().getAttribute('aria-valuetext')).toContain(price)
})

test('a choice that leaves no hotel can be unset, but not set', async () => {
  await show('en', { ...DEFAULT_LIST_VIEW.filters, freeCancellation: true })
  const free = page.getByRole('checkbox', { name: /^Free cancellation/ })
  await expect.element(page.getByRole('checkbox', { name: /^My hours guaranteed/ })).toBeDisabled()
  await userEvent.click(free)
  await expect.element(free).not.toBeChecked()
  await expect.element(free).toBeDisabled()
})

const leftToRight = (element: Element | null): string => {
  const marks: { mark: string; left: number }[] = []
  const texts = document.createTreeWalker(element ?? document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    for (const [place, mark] of Array.from(text.textContent ?? '').entries()) {
      const range = document.createRange()
      range.setStart(text, place)
      range.setEnd(text, place + 1)
      marks.push({ mark, left: range.getBoundingClientRect().left })
    }
  return marks
    .toSorted((one, other) => one.left - other.left)
    .map(({ mark }) => mark)
    .join('')
}

const amenities = () => page.getByRole('group', { name: 'Amenities' })
const amenity = (name: string) => amenities().getByRole('checkbox', { name: new RegExp(`^${name}`) })
const rows = () =>
  amenities()
    .getByRole('checkbox')
    .elements()
    .map((box) => box.closest('label')?.textContent)

const show = async (locale: Locale = 'en', filters = DEFAULT_LIST_VIEW.filters) => {
  const ranges: Filters['priceRange'][] = []
  const texts = await loadTexts(locale)
  await addSearchTexts(locale, texts)
  const panel = <Panel locale={locale} texts={texts} first={filters} onRange={(range) => ranges.push(range)} />
  renderPage(panel, locale === 'en' ? 'ltr' : 'rtl')
  return { ranges }
}

const everyOne = new Map<Amenity, number>(AMENITIES.map((one) => [one, 12]))
const STEPS = [100, 200, 300].map((from) => ({ from, to: from + 100, count: 4 }))

const Panel = ({
  locale,
  texts,
  first,
  onRange,
}: {
  locale: Locale
  texts: PageTexts
  first: Filters
  onRange: (range: Filters['priceRange']) => void
}) => {
  const [filters, setFilters] = useState(first)
  return (
    <PageI18nProvider locale={locale} texts={texts}>
      <FilterPanel
        search={{
          view: { ...DEFAULT_LIST_VIEW, filters },
          facets: { ...facetsOf([], { filters, hotelName: '' }, STEPS), amenities: everyOne },
          steps: STEPS,
          filter: (change) => {
            setFilters({ ...filters, ...change })
            if (change.priceRange !== undefined) onRange(change.priceRange)
          },
          rename: () => {},
        }}
      />
    </PageI18nProvider>
  )
}
