import { expect, test } from 'vitest'
import { localCurrencies } from './localCurrencies.ts'

test.each([
  ['in Israel, with a browser of the United States', 'he', ['en-US', 'en'], 'Asia/Jerusalem', ['ILS', 'USD']],
  ['who reads Hebrew abroad', 'he', ['en'], 'America/Los_Angeles', ['ILS']],
  ['with a Hebrew browser, in English, abroad', 'en', ['he-IL', 'en-GB'], 'Etc/UTC', ['ILS', 'GBP']],
  ['in the Emirates', 'ar', ['ar-AE', 'en-US'], 'Asia/Dubai', ['AED', 'USD']],
  ['with the euro', 'en', ['de-DE', 'de-AT'], 'Europe/Berlin', ['EUR']],
  ['of whom nothing is known', 'ar', ['ar'], 'Etc/UTC', []],
  ['whose browser says nonsense', 'en', ['', '-', 'xx_1'], 'Nowhere', []],
] as const)('a guest %s gets these currencies first', (_, locale, languages, timeZone, codes) => {
  expect(localCurrencies({ locale, languages, timeZone })).toEqual(codes)
})
