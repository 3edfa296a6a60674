import type { Hotel, SearchCriteria } from '#contract/hotel/hotels.ts'
import { textDirection } from '#contract/shared/locale.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { useDraft } from '#src/views/searchForm/useSearchDraft.ts'
import '#src/styles/global.css.ts'
import 'temporal-polyfill/global'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { HOTEL } from '#src/views/hotel/hotel.testing.ts'
import { LocationSection } from './LocationSection.tsx'

const TEXTS = { en, ar, he }
const NEAR: Hotel['nearby'] = [
  { kind: 'center', name: 'New York', distance: 0.4, code: null },
  { kind: 'airport', name: 'Kennedy', distance: 21.46, code: 'JFK' },
  { kind: 'station', name: 'Penn Station', distance: 1.25, code: null },
]

afterEach(() => {
  vi.unstubAllGlobals()
})

test('lists nearby places with straight-line distances, and helps a guest who lands there', async () => {
  open('en', NEAR)
  const items = page.getByRole('listitem').elements()
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Center of New York400 m',
    'Kennedy21 km',
    'Penn Station1.3 km',
  ])
  await expect.element(page.getByText(en.hotel.location.straight)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: en.hotelParts.flight.title })).toBeVisible()
})

test('lists nothing and shows no flight helper if nothing is near', async () => {
  open('en', [])
  await expect.element(page.getByRole('region', { name: 'Map: Meridian Yard' })).toBeVisible()
  expect(page.getByText(en.hotel.location.nearby).elements()).toEqual([])
  expect(page.getByText(en.hotel.location.straight).elements()).toEqual([])
  expect(page.getByRole('heading', { name: en.hotelParts.flight.title }).elements()).toEqual([])
})

test.each(['en', 'ar', 'he'] as const)(
  'a map that fails says so, and address and distances stay (%s)',
  async (locale) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    open(locale, NEAR)
    await expect.element(page.getByText(TEXTS[locale].map.failed)).toBeVisible()
    await expect.element(page.getByText(HOTEL.address)).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(NEAR.length)
  },
)

test.each<[string, Partial<SearchCriteria>, string | null]>([
  [
    'a district',
    { destination: { name: 'Soho', point: { lat: 40.7233, lng: -74.003 }, poi: false } },
    '2.6 km from the center of Soho',
  ],
  [
    'a sight',
    { destination: { name: 'The Met', point: { lat: 40.7794, lng: -73.9632 }, poi: true } },
    '9.4 km from The Met',
  ],
  ['a link without a place', {}, null],
  ['a place far away', { destination: { name: 'London', point: { lat: 51.5, lng: -0.12 }, poi: false } }, null],
])('says how far the hotel is from the searched place, in the words of its card: %s', async (_, searched, said) => {
  open('en', NEAR, searched)
  await expect.element(page.getByText(HOTEL.address)).toBeVisible()
  const lines = page
    .getByText(/ from /)
    .elements()
    .map((line) => line.textContent?.replaceAll(/\p{Cf}/gu, ''))
  expect(lines.filter((line) => line?.includes('km from'))).toEqual(said === null ? [] : [said])
})

const Section = ({ nearby, searched }: { nearby: Hotel['nearby']; searched: Partial<SearchCriteria> }) => {
  const draft = useDraft({ ...defaultCriteria('2026-11-21'), ...searched }, () => undefined, HOTEL.time_zone)
  return (
    <LocationSection
      hotel={{ ...HOTEL, nearby }}
      draft={draft}
      hasPlace={searched.destination !== undefined}
      landing={null}
    />
  )
}

const open = (locale: 'en' | 'ar' | 'he', nearby: Hotel['nearby'], searched: Partial<SearchCriteria> = {}) =>
  renderPage(
    <PageI18nProvider locale={locale} texts={TEXTS[locale]}>
      <Section nearby={nearby} searched={searched} />
    </PageI18nProvider>,
    textDirection(locale),
  )
