import { directionOf } from '#contract/locale.ts'
import type { Hotel } from '#contract/hotels.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { WordsProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import '#src/styles/global.css.ts'
import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HOTEL } from './hotel.testing.ts'
import { HotelBody } from './HotelBody.tsx'

const TEXTS = { en, ar, he }

type Review = Hotel['reviews']['items'][number]

const review = (place: number, own: Partial<Review>): Review => ({
  id: `v${place}`,
  author: 'A guest',
  title: `Title ${place}`,
  text: 'A text.',
  rating: 9,
  lang: 'en',
  date: `2026-0${place}-10`,
  nights: 2,
  ...own,
})
const REVIEWS = [
  review(1, { rating: 9.5, lang: 'ar' }),
  review(2, { rating: 8 }),
  review(3, { rating: 6 }),
  review(4, { rating: 7, lang: 'he' }),
  review(5, { rating: 9 }),
  review(6, { rating: 8.9 }),
]

test('reviews stand newest first, four of them, and all when asked for', async () => {
  open('en')
  expect(titles()).toEqual(['Title 6', 'Title 5', 'Title 4', 'Title 3'])
  await userEvent.click(page.getByRole('button', { name: 'Show all 6 reviews' }))
  expect(titles()).toEqual(['Title 6', 'Title 5', 'Title 4', 'Title 3', 'Title 2', 'Title 1'])
})

test.each(['en', 'ar', 'he'] as const)(
  'by score and by language, the count is told; where none is left, one press shows all again (%s)',
  async (locale) => {
    const { reviewFilter: words } = TEXTS[locale].hotel
    open(locale)
    await userEvent.selectOptions(page.getByLabelText(words.score), words.good)
    expect(titles()).toEqual(['Title 6', 'Title 4', 'Title 2'])
    await expect.element(page.getByRole('status')).toHaveTextContent('3')
    await userEvent.selectOptions(page.getByLabelText(words.score), words.low)
    expect(titles()).toEqual(['Title 3'])
    await userEvent.selectOptions(page.getByLabelText(words.language), 'ar')
    expect(titles()).toEqual([])
    await expect.element(page.getByRole('status')).toHaveTextContent(words.none)
    await userEvent.click(page.getByRole('button', { name: words.clear }))
    expect(titles()).toHaveLength(4)
    await expect.element(page.getByLabelText(words.score)).toHaveValue('all')
    await expect.element(page.getByLabelText(words.language)).toHaveValue('')
  },
)

test('a review that was written in another language says in ours which, and one of ours does not', () => {
  open('en')
  const [hebrew, english] = ['Title 4', 'Title 5'].map(
    (title) => page.getByRole('listitem').filter({ hasText: title }).element().textContent,
  )
  expect(hebrew).toMatch(/Translated from .?Hebrew/)
  expect(english).not.toContain('Translated')
})

test.each(['en', 'ar', 'he'] as const)(
  'whoever comes at 03:00 reads what then happens, beside the hours and what the hotel guarantees of them (%s)',
  async (locale) => {
    const words = TEXTS[locale].hotel
    open(locale)
    const things = page.getByRole('region', { name: words.sections.things })
    await expect.element(things.getByRole('heading', { name: 'At night' })).toBeVisible()
    await expect.element(things.getByText('At 03:00, ring the bell.')).toBeVisible()
    await expect.element(things.getByText(words.earlyHeld)).toBeVisible()
    await expect.element(things.getByText(words.lateAsked)).toBeVisible()
    expect(things.element().textContent).toMatch(/15:00.*11:00/)
    await expect
      .element(things.getByRole('link', { name: '+1 212 555 0100' }))
      .toHaveAttribute('href', 'tel:+12125550100')
  },
)

const titles = () =>
  page
    .getByRole('heading', { name: /^Title/ })
    .elements()
    .map(({ textContent }) => textContent)

const open = (locale: 'en' | 'ar' | 'he') =>
  renderPage(
    <WordsProvider locale={locale} texts={TEXTS[locale]}>
      <HotelBody
        hotel={{
          ...HOTEL,
          reviews: { rating: 8, count: 6, scores: [], items: REVIEWS },
          things_to_know: {
            ...HOTEL.things_to_know,
            guarantees_late_check_out: false,
            policies: [{ title: 'At night', text: 'At 03:00, ring the bell.' }],
          },
        }}
        location={null}
      />
    </WordsProvider>,
    directionOf(locale),
  )
