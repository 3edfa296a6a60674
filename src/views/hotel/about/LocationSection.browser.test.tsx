import type { Hotel } from '#contract/hotel/hotels.ts'
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

const Section = ({ nearby }: { nearby: Hotel['nearby'] }) => {
  const draft = useDraft(defaultCriteria('2026-11-21'), () => undefined, HOTEL.time_zone)
  return <LocationSection hotel={{ ...HOTEL, nearby }} draft={draft} landing={null} />
}

const open = (locale: 'en' | 'ar' | 'he', nearby: Hotel['nearby']) =>
  renderPage(
    <PageI18nProvider locale={locale} texts={TEXTS[locale]}>
      <Section nearby={nearby} />
    </PageI18nProvider>,
    textDirection(locale),
  )
