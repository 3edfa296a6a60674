import type { ConfigResponse } from '#contract/http/config.ts'
import type { Currency } from '#contract/shared/currencies.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { ReactNode } from 'react'

/** What a layout needs from outside the page. */
export interface LayoutProps {
  brand: ConfigResponse['brand']
  /** The hotels on sale are made up. */
  demo: boolean
  online: boolean
  currencies: readonly Currency[]
  currency: Currency
  chooseCurrency: (code: string) => void
  /** Remembers the language before its page is opened. */
  keepLocale: (locale: Locale) => void
  /** Log in and sign up, or whoever is signed in: in the header, among its links, in its menu, and their dialogs. */
  account: Record<'button' | 'link' | 'menu' | 'dialogs', ReactNode>
}
