import type { ConfigResponse } from '#contract/http/config.ts'
import type { Currency } from '#contract/shared/currencies.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { ReactNode } from 'react'

/** Values a layout needs from outside the page. */
export interface LayoutProps {
  brand: ConfigResponse['brand']
  /** The hotels for sale are made up. */
  demo: boolean
  online: boolean
  currencies: readonly Currency[]
  currency: Currency
  chooseCurrency: (code: string) => void
  /** Stores the language before its page is opened. */
  keepLocale: (locale: Locale) => void
  /** Sign-in or user: in the header, among its links, in its menu, and the dialogs. */
  account: Record<'button' | 'link' | 'menu' | 'dialogs', ReactNode>
}
