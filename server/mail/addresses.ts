import type { Locale } from '#contract/shared/locale.ts'
import { writeLocalePath } from '#contract/http/localePath.ts'

/**
 * Returns the address of a page in a language.
 * @param origin our public origin.
 */
export const pageAddress = (origin: string, locale: Locale, path: string): string =>
  new URL(writeLocalePath(locale, path), origin).href

export const bookingAddress = (origin: string, locale: Locale, bookingId: string): string =>
  pageAddress(origin, locale, `/account/my-bookings/${bookingId}`)

/** Links to the booking's page, not to the file: only the signed-in guest may have the receipt. */
export const receiptAddress = (origin: string, locale: Locale, bookingId: string): string =>
  `${bookingAddress(origin, locale, bookingId)}#receipt`

/** The statements of the account that is signed in. */
export const statementsAddress = (origin: string, locale: Locale): string =>
  pageAddress(origin, locale, '/account/statements')

/** The place on the statements page with the files of a month, `YYYY-MM`. */
export const statementAddress = (origin: string, locale: Locale, month: string): string =>
  `${statementsAddress(origin, locale)}#${month}`
