import type { Currency } from '#contract/currencies.ts'
import type { Locale } from '#contract/locale.ts'
import { INTL_LOCALE } from './formats.ts'

/** Specification §9: for display, amount times rate, rounded. */
export const toDisplay = (dollars: number, currency: Currency): number => Math.round(dollars * currency.rate)

/** Specification §9: the numeric form is rounded up. */
export const toNumeric = (dollars: number, currency: Currency): number => Math.ceil(dollars * currency.rate)

/** Specification §9: back to US dollars, rounded down. */
export const fromNumeric = (amount: number, currency: Currency): number => Math.floor(amount / currency.rate)

// Making one costs more than a hundred uses of it, and a list of hotels writes hundreds of prices.
const known = new Map<string, Intl.NumberFormat>()

const intlMoney = (locale: string, code: string, decimals: 0 | 2): Intl.NumberFormat => {
  const key = `${locale} ${code} ${decimals}`
  const format =
    known.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  known.set(key, format)
  return format
}

/**
 * Money is written by Intl alone and never put together by hand: its order and marks differ by language. The sign is the
 * English one, since a line from right to left tears the Arabic "US$" apart.
 */
export const formatMoney = (amount: number, code: string, locale: Locale, decimals: 0 | 2): string => {
  const sign = intlMoney(INTL_LOCALE.en, code, decimals)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')
  return intlMoney(INTL_LOCALE[locale], code, decimals)
    .formatToParts(amount)
    .map((part) => (part.type === 'currency' && locale === 'ar' && sign ? sign.value : part.value))
    .join('')
}
