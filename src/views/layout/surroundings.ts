import type { ConfigAnswer } from '#contract/config.ts'
import type { Currency } from '#contract/currencies.ts'
import type { Locale } from '#contract/locale.ts'

/** What a layout needs from outside the page. */
export interface Surroundings {
  brand: ConfigAnswer['brand']
  online: boolean
  currencies: readonly Currency[]
  currency: Currency
  chooseCurrency: (code: string) => void
  /** Remembers the language before its page is opened. */
  keepLocale: (locale: Locale) => void
}
