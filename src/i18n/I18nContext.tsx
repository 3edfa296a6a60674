import { createContext, use, useMemo, type ReactNode } from 'react'
import { toDisplay, toNumeric } from '#contract/shared/conversion.ts'
import { DEFAULT_CURRENCY, type Currency } from '#contract/shared/currencies.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import { textDirection, type Locale } from '#contract/shared/locale.ts'
import { makeFormats, type Formats } from '#locales/kit/formats.ts'
import { makeI18n, type I18n } from '#locales/kit/i18n.ts'
import { formatCharge, formatMoney } from '#locales/kit/money.ts'
import type { PageTexts } from './loadTexts.ts'

export interface PageI18n extends I18n, Formats {
  direction: 'ltr' | 'rtl'
  currency: Currency
  /** US dollars shown in the guest's currency, in whole units. */
  money: (dollars: number) => string
  /** The difference between two prices as shown, with its sign. */
  moneyChange: (from: number, to: number) => string
  /** The difference without its sign; `gap` has it, in whole units of the guest's currency. */
  moneyApart: (from: number, to: number) => { gap: number; money: string }
  /** US dollars as a number to type; other currencies are rounded up. */
  numericMoney: (dollars: number) => string
  /** US dollars to the cent, as charged; with the currency's full name if prices are shown in another. */
  exactMoney: (dollars: number) => string
  /** Like `exactMoney`, with a plus or minus sign. */
  exactChange: (dollars: number) => string
  /** Prices are shown in a currency other than the one charged. */
  isConverted: boolean
}

const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'

const WordsContext = createContext<PageI18n | null>(null)

/** In production browsers a missing text is empty: better than no page. Elsewhere it throws, so that developers notice. */
const onMissingText = import.meta.env.PROD && !import.meta.env.SSR ? () => '' : undefined

/** Subtract the rounded prices: guests subtract what they see. */
const gapOf = (from: number, to: number, currency: Currency): number =>
  toDisplay(to, currency) - toDisplay(from, currency)

export const createPageI18n = (
  locale: Locale,
  texts: PageTexts,
  currency: Currency,
  hourCycle?: HourCycle,
): PageI18n => ({
  ...makeI18n(locale, texts, onMissingText),
  ...makeFormats(locale, hourCycle),
  direction: textDirection(locale),
  currency,
  money: (dollars) => formatMoney(toDisplay(dollars, currency), currency.code, locale, 0),
  moneyChange: (from, to) => formatMoney(gapOf(from, to, currency), currency.code, locale, 0, 'exceptZero'),
  moneyApart: (from, to) => {
    const gap = gapOf(from, to, currency)
    return { gap, money: formatMoney(Math.abs(gap), currency.code, locale, 0) }
  },
  numericMoney: (dollars) =>
    currency.code === DEFAULT_CURRENCY.code
      ? formatMoney(dollars, currency.code, locale, 2)
      : formatMoney(toNumeric(dollars, currency), currency.code, locale, 0),
  isConverted: currency.code !== DEFAULT_CURRENCY.code,
  exactMoney: (dollars) =>
    currency.code === DEFAULT_CURRENCY.code
      ? formatMoney(dollars, DEFAULT_CURRENCY.code, locale, 2)
      : `${LEFT_TO_RIGHT_ISOLATE}${formatCharge(dollars)}${POP_ISOLATE}`,
  exactChange: (dollars) =>
    currency.code === DEFAULT_CURRENCY.code
      ? formatMoney(dollars, DEFAULT_CURRENCY.code, locale, 2, 'exceptZero')
      : `${LEFT_TO_RIGHT_ISOLATE}${formatCharge(dollars, 'exceptZero')}${POP_ISOLATE}`,
})

export const PageI18nProvider = ({
  locale,
  texts,
  currency = DEFAULT_CURRENCY,
  hourCycle,
  children,
}: {
  locale: Locale
  texts: PageTexts
  currency?: Currency
  /** The browser's. */
  hourCycle?: HourCycle | undefined
  children: ReactNode
}) => {
  const words = useMemo(() => createPageI18n(locale, texts, currency, hourCycle), [locale, texts, currency, hourCycle])
  return <WordsContext value={words}>{children}</WordsContext>
}

/** Texts, plurals, numbers, dates and money in the page's language. */
export const useI18n = (): PageI18n => {
  const words = use(WordsContext)
  if (!words) throw new Error('useWords outside WordsProvider')
  return words
}
