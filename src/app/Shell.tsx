import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, type Locale } from '#contract/shared/locale.ts'
import { localJson } from '#src/services/storage.ts'
import { DefaultLayout } from '#src/views/layout/DefaultLayout.tsx'
import type { LayoutProps } from '#src/views/layout/layoutProps.ts'
import { useMatches, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ACCOUNT } from './Account.tsx'
import { currencyStore } from './currency.ts'
import { useCurrencies } from './CurrencyProvider.tsx'
import { useOnline } from './useOnline.ts'
import { useOperator } from './useOperator.ts'

const keepLocale = (locale: Locale): void => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser we serve
  document.cookie = `${LOCALE_COOKIE}=${locale}; max-age=${LOCALE_COOKIE_SECONDS}; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  localJson.write(LOCALE_COOKIE, locale)
}

/** Layout props that come from outside the page. */
export const useLayoutProps = (): LayoutProps => {
  const router = useRouter()
  const { all, chosen } = useCurrencies()
  return {
    ...useOperator(),
    online: useOnline(),
    currencies: Object.values(all),
    currency: chosen,
    chooseCurrency: (code) => {
      currencyStore.choose(code)
      // Specification §2: the currency goes into the URL if it belongs to a search.
      const { search, pathname }: { search: Record<string, unknown>; pathname: string } = router.state.location
      if (pathname === '/hotels' || 'dest' in search || 'currency' in search)
        void router.navigate({
          to: '.',
          search: { ...search, currency: code },
          replace: true,
          state: true,
          resetScroll: false,
        })
    },
    keepLocale,
    account: ACCOUNT,
  }
}

/** Header, page, footer. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const hideFooterOnPhone = useMatches({
    select: (matches) => matches.some((match) => match.staticData.hideFooterOnPhone),
  })
  return (
    <DefaultLayout layoutProps={useLayoutProps()} hideFooterOnPhone={hideFooterOnPhone}>
      {children}
    </DefaultLayout>
  )
}
