import { AMENITIES, type Amenity } from '#contract/amenities.ts'
import type { Locale } from '#contract/locale.ts'
import { facetsOf } from '#machines/search/search.rules.ts'
import { PLAIN_VIEW } from '#machines/search/search.view.ts'
import { WordsProvider } from '#src/i18n/I18nContext.tsx'
import { addSearchTexts, loadTexts, type PageTexts } from '#src/i18n/loadTexts.ts'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FilterPanel } from './FilterPanel.tsx'

beforeEach(() => page.viewport(1280, 1400))

test('an amenity that is ticked stays where it is, and so do all the others', async () => {
  await show()
  const before = rows()
  await userEvent.click(amenity('Spa'))
  await expect.element(amenity('Spa')).toBeChecked()
  expect(rows()).toEqual(before)
  await userEvent.click(amenity('Spa'))
  await expect.element(amenity('Spa')).not.toBeChecked()
  expect(rows()).toEqual(before)
})

test('what is chosen among all amenities stays in sight when only some are shown', async () => {
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

test.each(['en', 'he', 'ar'] as const)('a least rating reads 9+, from left to right (%s)', async (locale) => {
  await show(locale)
  const read = page
    .getByRole('radio')
    .elements()
    .map((radio) => leftToRight(radio.nextElementSibling))
  expect(read.slice(1)).toEqual(['7+', '8+', '9+'])
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

const show = async (locale: Locale = 'en'): Promise<void> => {
  const texts = await loadTexts(locale)
  await addSearchTexts(locale, texts)
  renderPage(<Panel locale={locale} texts={texts} />, locale === 'en' ? 'ltr' : 'rtl')
}

const everyOne = new Map<Amenity, number>(AMENITIES.map((one) => [one, 12]))

const Panel = ({ locale, texts }: { locale: Locale; texts: PageTexts }) => {
  const [filters, setFilters] = useState(PLAIN_VIEW.filters)
  return (
    <WordsProvider locale={locale} texts={texts}>
      <FilterPanel
        search={{
          view: { ...PLAIN_VIEW, filters },
          facets: { ...facetsOf([], { filters, hotelName: '' }, []), amenities: everyOne },
          steps: [],
          filter: (change) => setFilters({ ...filters, ...change }),
          rename: () => {},
        }}
      />
    </WordsProvider>
  )
}
