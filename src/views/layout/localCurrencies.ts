import type { Locale } from '#contract/shared/locale.ts'

/** Currency by region; missing regions use the euro or a currency we do not offer. */
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

/** Region by time zone, for zones whose guests often have a browser of another region. */
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

/** Readers of the language live there, or come from there. */
const REGION_OF_LOCALE: Partial<Record<Locale, string>> = { he: 'IL' }

interface Surroundings {
  locale: Locale
  /** Browser languages: BCP 47, best first. */
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

/** Likely currencies of a guest, likeliest first: by time zone, by browser, by page language. */
export const localCurrencies = ({ locale, languages, timeZone }: Surroundings): string[] => {
  const regions = [REGION_OF_ZONE[timeZone], ...languages.map(regionOf), REGION_OF_LOCALE[locale]]
  const codes = regions.flatMap((region) => {
    if (region === undefined) return []
    const code = EURO_REGIONS.has(region) ? 'EUR' : OF_REGION[region]
    return code === undefined ? [] : [code]
  })
  return [...new Set(codes)]
}

/** For this browser. */
export const localCurrenciesHere = (locale: Locale): string[] =>
  localCurrencies({
    locale,
    languages: navigator.languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
