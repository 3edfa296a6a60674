import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { textDirection } from '#contract/shared/locale.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider, useI18n } from '#src/i18n/I18nContext.tsx'
import { guestPosition } from '#src/actors/search/guestPosition.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import 'temporal-polyfill/global'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useSearchedPlace } from './useSearchedPlace.ts'

const TEXTS = { en, ar, he }
const SOHO = { name: 'Soho', point: { lat: 40.7233, lng: -74.003 }, poi: false }
const JFK = { name: 'John F. Kennedy International Airport', point: { lat: 40.6413, lng: -73.7781 }, poi: true }
const SQUARE = { neLat: 48.92, swLat: 48.8, neLng: 2.45, swLng: 2.25 }
const COUNTRY = { neLat: 42.7233, swLat: 38.7233, neLng: -70.003, swLng: -78.003 }

type Answered = Parameters<typeof useSearchedPlace>[1]

beforeEach(() => sessionStorage.clear())

describe('the title of a list', () => {
  test.each<[string, Partial<SearchCriteria>, Answered, Record<keyof typeof TEXTS, string>]>([
    [
      'says around of a radius',
      { destination: SOHO },
      undefined,
      { en: 'Hotels around Soho', ar: 'فنادق حول Soho', he: 'מלונות סביב Soho' },
    ],
    [
      'says in of an area',
      { destination: SOHO, bounds: COUNTRY },
      undefined,
      { en: 'Hotels in Soho', ar: 'فنادق في Soho', he: 'מלונות באזור Soho' },
    ],
    [
      'names no place for another part of the map',
      { destination: SOHO, bounds: SQUARE },
      undefined,
      { en: 'Hotels in this area of the map', ar: 'فنادق في هذه المنطقة من الخريطة', he: 'מלונות באזור שבמפה' },
    ],
    [
      'says from which distance the nearest are, of an airport by its code',
      { destination: JFK },
      { scope: 'nearest', airport: 'JFK', nearestKm: 11.4 },
      {
        en: 'Hotels nearest JFK, from 11 km',
        ar: 'فنادق قرب JFK، على بُعد 11 كم فأكثر',
        he: 'מלונות ליד JFK, במרחק 11 ק״מ ומעלה',
      },
    ],
  ])('%s', async (_, criteria, answered, expected) => {
    for (const locale of ['en', 'ar', 'he'] as const)
      expect(await titleOf(locale, criteria, answered)).toBe(expected[locale])
  })

  test('is near you where the guest is, in this tab alone', async () => {
    const destination = { ...SOHO, name: 'Springfield Gardens' }
    expect(await titleOf('en', { destination }, undefined)).toBe('Hotels around Springfield Gardens')
    guestPosition.keep(destination.point)
    expect(await titleOf('en', { destination }, undefined)).toBe('Hotels near you')
    expect(await titleOf('he', { destination }, undefined)).toBe('מלונות קרוב אליכם')
    const nearest = { scope: 'nearest', airport: null, nearestKm: 14.2 } as const
    expect(await titleOf('en', { destination }, nearest)).toBe('Hotels nearest you, from 14 km')
    expect(await titleOf('en', { destination, bounds: SQUARE }, undefined)).toBe('Hotels in this area of the map')
  })
})

const Title = ({ criteria, answered }: { criteria: SearchCriteria; answered: Answered }) => {
  const words = useI18n()
  return <h1>{words.t('search.title', { where: useSearchedPlace(criteria, answered).where })}</h1>
}

const titleOf = async (
  locale: keyof typeof TEXTS,
  criteria: Partial<SearchCriteria>,
  answered: Answered,
): Promise<string> => {
  renderPage(
    <PageI18nProvider locale={locale} texts={TEXTS[locale]}>
      <Title criteria={{ ...defaultCriteria('2026-11-21'), ...criteria }} answered={answered} />
    </PageI18nProvider>,
    textDirection(locale),
  )
  const heading = page.getByRole('heading').last()
  await expect.element(heading).toBeVisible()
  return (heading.element().textContent ?? '').replaceAll(/\p{Cf}/gu, '').replaceAll(/\s/gu, ' ')
}
