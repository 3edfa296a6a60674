import type { Locale } from '#contract/shared/locale.ts'

/** The currency of a region; those that are not here have the euro or one that we do not show. */
const OF_REGION: Partial<Record<string, string>> = {
  AE: 'AED',
  AU: 'AUD',
  BH: 'BHD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CN: 'CNY',
  CZ: 'CZK',
  DK: 'DKK',
  EG: 'EGP',
  GB: 'GBP',
  HK: 'HKD',
  HU: 'HUF',
  IL: 'ILS',
  IN: 'INR',
  JO: 'JOD',
  JP: 'JPY',
  KR: 'KRW',
  KW: 'KWD',
  MX: 'MXN',
  NO: 'NOK',
  OM: 'OMR',
  PL: 'PLN',
  QA: 'QAR',
  SA: 'SAR',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TR: 'TRY',
  US: 'USD',
  ZA: 'ZAR',
}
const EURO_REGIONS = new Set('AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '))

/** Where a clock stands, for the zones whose guests are most likely to have a browser of another region. */
const REGION_OF_ZONE: Partial<Record<string, string>> = {
  'Asia/Jerusalem': 'IL',
  'Asia/Tel_Aviv': 'IL',
  'Asia/Dubai': 'AE',
  'Asia/Riyadh': 'SA',
  'Asia/Kuwait': 'KW',
  'Asia/Qatar': 'QA',
  'Asia/Bahrain': 'BH',
  'Asia/Muscat': 'OM',
  'Asia/Amman': 'JO',
  'Africa/Cairo': 'EG',
  'Europe/London': 'GB',
  'Europe/Paris': 'FR',
  'Europe/Berlin': 'DE',
  'Europe/Zurich': 'CH',
  'Europe/Istanbul': 'TR',
  'Asia/Tokyo': 'JP',
  'Asia/Singapore': 'SG',
  'Australia/Sydney': 'AU',
}

/** Those who read it are there, or come from there. */
const REGION_OF_LOCALE: Partial<Record<Locale, string>> = { he: 'IL' }

interface Surroundings {
  locale: Locale
  /** As the browser has them: BCP 47, the best first. */
  languages: readonly string[]
  /** IANA name. */
  timeZone: string
}

const regionOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

/** The currencies that a guest most likely thinks in, the likeliest first: by where they are, by their browser, by the page's language. */
export const localCurrencies = ({ locale, languages, timeZone }: Surroundings): string[] => {
  const regions = [REGION_OF_ZONE[timeZone], ...languages.map(regionOf), REGION_OF_LOCALE[locale]]
  const codes = regions.flatMap((region) => {
    if (region === undefined) return []
    const code = EURO_REGIONS.has(region) ? 'EUR' : OF_REGION[region]
    return code === undefined ? [] : [code]
  })
  return [...new Set(codes)]
}

/** Here and now, in this browser. */
export const localCurrenciesHere = (locale: Locale): string[] =>
  localCurrencies({
    locale,
    languages: navigator.languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
