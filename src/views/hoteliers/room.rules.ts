import { STANDARD_CHECK_IN_HOUR } from '#contract/hotel/stay.ts'
import { USUAL_HOUR_PERCENT } from '#contract/inquiry/usualPrice.ts'
import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { formatMoney } from '#locales/kit/money.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'

/** The example: an early departure, an hour of cleaning, and an early arrival. */
export const LEAVES_AT = 4
export const CLEANING_FROM = 8
export const CLEANED_AT = 9
/** US dollars for a night. */
export const NIGHT = 120
/** Hours that the next guest pays for on top. */
export const PAID_HOURS = STANDARD_CHECK_IN_HOUR - CLEANED_AT
export const HOUR_PRICE = (NIGHT * USUAL_HOUR_PERCENT) / 100

const CENTS = 100

/** US dollars, in which guests are charged; the reader's currency would be a guess. Cents only where there are some. */
export const dollarsText = (words: Pick<PageI18n, 'locale'>, cents: number): string =>
  formatMoney(cents / CENTS, DEFAULT_CURRENCY.code, words.locale, cents % CENTS === 0 ? 0 : 2)
