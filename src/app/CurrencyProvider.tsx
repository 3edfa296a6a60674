import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import type { PageTexts } from '#src/i18n/loadTexts.ts'
import { useLocation } from '@tanstack/react-router'
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { currencyStore } from './currency.ts'
import type { CurrencyState } from './currencyStore.ts'

/** The currency before hydration; in a server render, the currency of its URL. */
export const FirstCurrency = createContext(currencyStore.readInitial())

export const useCurrencies = (): CurrencyState => {
  const first = use(FirstCurrency)
  return useSyncExternalStore(currencyStore.subscribe, currencyStore.read, () => first)
}

/** Provides the page's texts, with money in the guest's currency. */
export const CurrencyProvider = ({
  locale,
  texts,
  hourCycle,
  children,
}: {
  locale: Locale
  hourCycle: HourCycle
  texts: PageTexts
  children: ReactNode
}) => {
  const { chosen } = useCurrencies()
  const addressed = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('currency') })
  useEffect(() => currencyStore.follow(addressed), [addressed])
  return (
    <PageI18nProvider locale={locale} texts={texts} currency={chosen} hourCycle={hourCycle}>
      {children}
    </PageI18nProvider>
  )
}
