import type { Currency } from '#contract/currencies.ts'
import type { Locale } from '#contract/locale.ts'
import { INTL_LOCALE } from './formats.ts'

/** Specification §9: for display, amount times rate, rounded. */
export const toDisplay = (dollars: number, currency: Currency): number => Math.round(dollars * currency.rate)

/** Specification §9: the numeric form is rounded up. */
export const toNumeric = (dollars: number, currency: Currency): number => Math.ceil(dollars * currency.rate)

/** Specification §9: back to US dollars, rounded down. */
export const fromNumeric = (amount: number, currency: Currency): number => Math.floor(amount / currency.rate)

/** Money is written by Intl alone and never put together by hand: its signs and marks differ by language. */
export const formatMoney = (amount: number, code: string, locale: Locale, decimals: 0 | 2): string =>
  new Intl.NumberFormat(INTL_LOCALE[locale], {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount)
