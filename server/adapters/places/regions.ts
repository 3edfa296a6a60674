import { create, record, string } from 'superstruct'
import { LOCALES, type Locale } from '#contract/shared/locale.ts'
import { LocalText } from '#server/localText.ts'
import unitedStates from './data/unitedStates.json' with { type: 'json' }

type Style = 'long' | 'short'
const namesIn = (style: Style): Record<Locale, Intl.DisplayNames> => ({
  en: new Intl.DisplayNames('en', { type: 'region', style }),
  ar: new Intl.DisplayNames('ar', { type: 'region', style }),
  he: new Intl.DisplayNames('he', { type: 'region', style }),
})
const countryNames = namesIn('long')
const shortNames = namesIn('short')
/** Hong Kong and Macao, whose long names tell their constitution. */
const SHORTENED = new Set(['HK', 'MO'])

const countryCache = new Map<string, LocalText>()

/** Name of a country (ISO 3166-1 alpha-2) in the three languages; the code itself if the runtime knows no name. */
export const countryName = (code: string): LocalText => {
  const cached = countryCache.get(code)
  if (cached) return cached
  const names = SHORTENED.has(code) ? shortNames : countryNames
  const name = inEach((locale) => names[locale].of(code) ?? code)
  countryCache.set(code, name)
  return name
}

/** `Deutschland`: the name of a country in its own language. */
export const ownCountryName = (code: string): string => {
  const { language } = new Intl.Locale(`und-${code}`).maximize()
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** By the postal code of the state. */
export const STATES = new Map(Object.entries(create(unitedStates, record(string(), LocalText))))

/** Names of the areas around a city, inside out: the state if guests distinguish cities by it, and the country. */
export const regionsOf = (country: string, admin: string): readonly LocalText[] => {
  const state = country === 'US' ? STATES.get(admin) : undefined
  return state ? [state, countryName(country)] : [countryName(country)]
}

const LIST_COMMA: Record<Locale, string> = { en: ', ', ar: '، ', he: ', ' }

/** `Brooklyn Bridge` → `New York, United States`: the names after the first, as the language lists them. */
export const listed = (names: readonly LocalText[]): LocalText =>
  inEach((locale) => [...new Set(names.map((name) => name[locale]))].join(LIST_COMMA[locale]))

const inEach = (textIn: (locale: Locale) => string): LocalText => ({
  en: textIn('en'),
  ar: textIn('ar'),
  he: textIn('he'),
})

export const everySpelling = (names: readonly LocalText[]): string[] =>
  names.flatMap((name) => LOCALES.map((locale) => name[locale]))

export const OTHER_COUNTRY_NAMES: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'America', 'أمريكا', 'ארה״ב', 'אמריקה'],
  GB: [
    'UK',
    'Great Britain',
    'England',
    'Scotland',
    'Wales',
    'بريطانيا',
    'إنجلترا',
    'בריטניה',
    'אנגליה',
    'סקוטלנד',
    'הממלכה המאוחדת',
    'اسكتلندا',
  ],
  AE: ['UAE', 'Emirates', 'الإمارات', 'האמירויות'],
  NL: ['Holland'],
  CZ: ['Czech Republic'],
  KR: ['Korea', 'كوريا', 'קוריאה'],
  TR: ['Turkey'],
}

const regionCache = new Map<string, readonly string[]>()

/** Every name and nickname of the areas around a city; one list shared by all cities of a region. */
export const regionNames = (country: string, admin: string): readonly string[] => {
  const key = `${country}.${admin}`
  const cached = regionCache.get(key)
  if (cached) return cached
  const names = [
    ...everySpelling(regionsOf(country, admin)),
    ...(admin === '' ? [] : [admin]),
    ...(OTHER_COUNTRY_NAMES[country] ?? []),
  ]
  regionCache.set(key, names)
  return names
}
