import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { INTL_LOCALE, withMinus } from './formats.ts'
import { kept } from './kept.ts'

/** `exceptZero`: positive amounts get a sign too. */
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

/** The sign in Arabic-speaking countries: د.إ. where English writes AED. */
const arabicSign = (code: string): string | undefined => {
  const sign = intlMoney(INTL_LOCALE.ar, code, 0, false)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
  return sign !== undefined && ARABIC_SCRIPT.test(sign) ? sign : undefined
}

/** The short sign, if it is unique: a bare dollar sign is the US dollar, the Canadian one is CA$. */
const signOf = kept((code: string, locale: Locale): string => {
  const own = locale === 'ar' ? arabicSign(code) : undefined
  if (own !== undefined) return own
  const short = englishSign(code, true)
  const sign = SHARED_SIGNS.has(short) && code !== DEFAULT_CURRENCY.code ? englishSign(code, false) : short
  // A right-to-left line would separate the mark from the letters before it.
  return locale !== 'en' && /[A-Z][^A-Z]$/.test(sign) ? `${sign}${LEFT_TO_RIGHT_MARK}` : sign
})

/**
 * Leave order and marks to Intl, never concatenate: they differ by language. The sign is the English one, since a right-to-left
 * line splits the Arabic "US$", except for currencies with a sign in Arabic script.
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

/** The amount charged, next to prices in another currency: `US$719.61` in every language, left to right. */
export const formatCharge = (dollars: number, signDisplay: SignDisplay = 'auto'): string =>
  withMinus(intlMoney(INTL_LOCALE.en, DEFAULT_CURRENCY.code, 2, false, signDisplay).format(dollars))
