import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { INTL_LOCALE, withMinus } from './formats.ts'
import { kept } from './kept.ts'

/** `exceptZero`: what is added is written with its sign too. */
type SignDisplay = 'auto' | 'exceptZero'

const intlMoney = kept(
  (locale: string, code: string, decimals: 0 | 2, narrow: boolean, signDisplay: SignDisplay = 'auto') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      currencyDisplay: narrow ? 'narrowSymbol' : 'symbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay,
    }),
)

const SHARED_SIGNS: ReadonlySet<string> = new Set(['$', '¥', 'kr'])
const LEFT_TO_RIGHT_MARK = '\u200E'

const englishSign = (code: string, narrow: boolean): string =>
  intlMoney(INTL_LOCALE.en, code, 0, narrow)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code

const ARABIC_SCRIPT = /\p{Script=Arabic}/u

/** How the countries that write Arabic write their currency: د.إ. where English writes AED. */
const arabicSign = (code: string): string | undefined => {
  const sign = intlMoney(INTL_LOCALE.ar, code, 0, false)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
  return sign !== undefined && ARABIC_SCRIPT.test(sign) ? sign : undefined
}

/** Short where it can only mean this currency: the bare dollar sign is the US dollar's, Canada's is CA$. */
const signOf = kept((code: string, locale: Locale): string => {
  const own = locale === 'ar' ? arabicSign(code) : undefined
  if (own !== undefined) return own
  const short = englishSign(code, true)
  const sign = SHARED_SIGNS.has(short) && code !== DEFAULT_CURRENCY.code ? englishSign(code, false) : short
  // A line from right to left would tear the mark after the letters away from them.
  return locale !== 'en' && /[A-Z][^A-Z]$/.test(sign) ? `${sign}${LEFT_TO_RIGHT_MARK}` : sign
})

/**
 * Money is written by Intl alone and never put together by hand: its order and marks differ by language. The sign is the
 * English one, since a line from right to left tears the Arabic "US$" apart, but for currencies that Arabic script writes.
 */
export const formatMoney = (
  amount: number,
  code: string,
  locale: Locale,
  decimals: 0 | 2,
  signDisplay: SignDisplay = 'auto',
): string =>
  intlMoney(INTL_LOCALE[locale], code, decimals, true, signDisplay)
    .formatToParts(amount)
    .map(({ type, value }) => {
      if (type === 'currency') return signOf(code, locale)
      return type === 'minusSign' ? withMinus(value) : value
    })
    .join('')

/** What is charged, beside prices in another currency: `US$719.61` in every language, a run from the left. */
export const formatCharge = (dollars: number, signDisplay: SignDisplay = 'auto'): string =>
  withMinus(intlMoney(INTL_LOCALE.en, DEFAULT_CURRENCY.code, 2, false, signDisplay).format(dollars))
