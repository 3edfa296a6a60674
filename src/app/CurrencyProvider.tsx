import type { Locale } from '#contract/locale.ts'
import { WordsProvider } from '#src/i18n/I18nContext.tsx'
import type { PageTexts } from '#src/i18n/loadTexts.ts'
import { useSyncExternalStore, type ReactNode } from 'react'
import { currencyStore, type CurrencyState } from './currency.ts'

export const useCurrencies = (): CurrencyState =>
  useSyncExternalStore(currencyStore.subscribe, currencyStore.read, currencyStore.readInitial)

/** Gives the page its words, with money in the guest's currency. */
export const CurrencyProvider = ({
  locale,
  texts,
  children,
}: {
  locale: Locale
  texts: PageTexts
  children: ReactNode
}) => (
  <WordsProvider locale={locale} texts={texts} currency={useCurrencies().chosen}>
    {children}
  </WordsProvider>
)
