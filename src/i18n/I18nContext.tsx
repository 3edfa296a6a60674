import { createContext, use, useMemo, type ReactNode } from 'react'
import { DEFAULT_CURRENCY, type Currency } from '#contract/currencies.ts'
import { directionOf, type Locale } from '#contract/locale.ts'
import { makeFormats, type Formats } from './formats.ts'
import { makeI18n, type I18n } from './i18n.ts'
import { formatMoney, toDisplay } from './money.ts'
import type { PageTexts } from './loadTexts.ts'

export interface Words extends I18n, Formats {
  direction: 'ltr' | 'rtl'
  currency: Currency
  /** US dollars in the guest's currency, in whole units. */
  money: (dollars: number) => string
  /** US dollars to the cent, as they are charged. */
  exactMoney: (dollars: number) => string
}

const WordsContext = createContext<Words | null>(null)

export const makeWords = (locale: Locale, texts: PageTexts, currency: Currency): Words => ({
  ...makeI18n(locale, texts),
  ...makeFormats(locale),
  direction: directionOf(locale),
  currency,
  money: (dollars) => formatMoney(toDisplay(dollars, currency), currency.code, locale, 0),
  exactMoney: (dollars) => formatMoney(dollars, DEFAULT_CURRENCY.code, locale, 2),
})

export const WordsProvider = ({
  locale,
  texts,
  currency = DEFAULT_CURRENCY,
  children,
}: {
  locale: Locale
  texts: PageTexts
  currency?: Currency
  children: ReactNode
}) => {
  const words = useMemo(() => makeWords(locale, texts, currency), [locale, texts, currency])
  return <WordsContext value={words}>{children}</WordsContext>
}

/** Texts, plurals, numbers, days and money of the page's language. */
export const useWords = (): Words => {
  const words = use(WordsContext)
  if (!words) throw new Error('useWords outside WordsProvider')
  return words
}
