import { keepTogether } from '#locales/kit/i18n.ts'
import { textDirection } from '#contract/shared/locale.ts'
import type { Hotel } from '#contract/hotel/hotels.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import '#src/styles/global.css.ts'
import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HOTEL } from '#src/views/hotel/hotel.testing.ts'
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

test('shows the four newest reviews first, and all on request', async () => {
  open('en')
  expect(titles()).toEqual(['Title 6', 'Title 5', 'Title 4', 'Title 3'])
  await userEvent.click(page.getByRole('button', { name: 'Show 2 more reviews' }))
  expect(titles()).toEqual(['Title 6', 'Title 5', 'Title 4', 'Title 3', 'Title 2', 'Title 1'])
  // Focus moves to the first new review.
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Title 2' })).toHaveFocus()
})

test.each(['en', 'ar', 'he'] as const)(
  'shows the count by score and language; with no match, one press shows all again (%s)',
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

test('offers to show exactly as many more reviews as the filter leaves', async () => {
  const more = Array.from({ length: 5 }, (_, place) => review(place + 1, { id: `he${place}`, lang: 'he' }))
  open('en', [...REVIEWS, ...more])
  await userEvent.selectOptions(page.getByLabelText(en.hotel.reviewFilter.language), 'he')
  await userEvent.click(page.getByRole('button', { name: 'Show 2 more reviews' }))
  expect(titles()).toHaveLength(6)
})

test('names the original language of a translated review only', () => {
  open('en')
  const [hebrew, english] = ['Title 4', 'Title 5'].map(
    (title) => page.getByRole('listitem').filter({ hasText: title }).element().textContent,
  )
  expect(hebrew).toMatch(/Translated from .?Hebrew/)
  expect(english).not.toContain('Translated')
})

test.each(['en', 'ar', 'he'] as const)(
  'tells a guest arriving at 03:00 what happens, beside the hours and their guarantee (%s)',
  async (locale) => {
    const words = TEXTS[locale].hotel
    open(locale)
    const things = page.getByRole('region', { name: words.sections.things })
    await expect.element(things.getByRole('heading', { name: 'At night' })).toBeVisible()
    await expect.element(things.getByText('At 03:00, ring the bell.')).toBeVisible()
    await expect.element(things.getByText(keepTogether(words.earlyHeld))).toBeVisible()
    await expect.element(things.getByText(keepTogether(words.lateAsked))).toBeVisible()
    expect(things.element().textContent).toMatch(/15:00.*11:00/)
    await expect
      .element(things.getByRole('link', { name: '+1 212 555 0100' }))
      .toHaveAttribute('href', 'tel:+12125550100')
  },
)

test.each([
  ['en', '6 reviews, the newest of 1,461', '1 review of the 6 newest', 'None of the 6 newest reviews match'],
  ['ar', 'أحدث 6 تقييمات من بين', 'تقييم واحد من بين أحدث', 'لا توجد تقييمات مطابقة من بين أحدث'],
  ['he', '6 חוות הדעת האחרונות מתוך', 'חוות דעת אחת מתוך', 'אין חוות דעת מתאימות בין'],
] as const)('says that only the newest reviews are shown if there are more (%s)', async (locale, all, some, none) => {
  const { reviewFilter: words } = TEXTS[locale].hotel
  open(locale, REVIEWS, 1461)
  expect(statusText()).toContain(all)
  await userEvent.selectOptions(page.getByLabelText(words.score), words.low)
  await expect.poll(statusText).toContain(some)
  await userEvent.selectOptions(page.getByLabelText(words.language), 'ar')
  await expect.poll(statusText).toContain(none)
})

/** Text of the reviews, without the isolates around numbers. */
const statusText = () =>
  page
    .getByRole('status')
    .element()
    .textContent?.replaceAll(/[\u2066-\u2069]/g, '')

const titles = () =>
  page
    .getByRole('heading', { name: /^Title/ })
    .elements()
    .map(({ textContent }) => textContent)

const open = (locale: 'en' | 'ar' | 'he', items = REVIEWS, count = items.length) =>
  renderPage(
    <PageI18nProvider locale={locale} texts={TEXTS[locale]}>
      <HotelBody
        hotel={{
          ...HOTEL,
          reviews: { rating: 8, count, scores: [], items },
          things_to_know: {
            ...HOTEL.things_to_know,
            guarantees_late_check_out: false,
            policies: [{ title: 'At night', text: 'At 03:00, ring the bell.' }],
          },
        }}
        location={null}
      />
    </PageI18nProvider>,
    textDirection(locale),
  )
