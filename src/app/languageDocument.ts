import type { Locale } from '#contract/shared/locale.ts'
import { readLocalePath } from '#contract/http/localePath.ts'
import { openAnew } from './openAnew.ts'

/**
 * A document is in one language. An address in another, such as that of a page of staff, or of the page before it on the way back,
 * needs one of its own.
 */
export const enterLanguageDocument = async (href: string, locale: Locale): Promise<void> => {
  const address = readLocalePath(href.replace(/[?#].*/s, ''))
  if (address.locale !== locale) await openAnew(address.path)
}
