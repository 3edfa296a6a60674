import type { Locale } from '#contract/shared/locale.ts'
import { writeLocalePath } from '#contract/http/localePath.ts'

/** A page of ours in a language. `origin`: how the world calls this server. */
export const pageAddress = (origin: string, locale: Locale, path: string): string =>
  new URL(writeLocalePath(locale, path), origin).href

/** A booking as its guest sees it. */
export const bookingAddress = (origin: string, locale: Locale, bookingId: string): string =>
  pageAddress(origin, locale, `/account/my-bookings/${bookingId}`)

/** A receipt is for its guest alone, who has to be signed in: the page of the booking hands it out. */
export const receiptAddress = (origin: string, locale: Locale, bookingId: string): string =>
  `${bookingAddress(origin, locale, bookingId)}#receipt`

/** The statements of an account, for whoever is signed in there. */
export const statementsAddress = (origin: string, locale: Locale): string =>
  pageAddress(origin, locale, '/account/statements')

/** Where the page of the statements hands out the files of a month. */
export const statementAddress = (origin: string, locale: Locale, month: string): string =>
  `${statementsAddress(origin, locale)}#${month}`
