import type { Locale } from '#contract/shared/locale.ts'
import { readLocalePath } from '#contract/http/localePath.ts'
import { openAnew } from './openAnew.ts'

/**
 * A document has one language. A URL in another, e.g. a staff page, or the page before it on the way back, needs its own
 * document.
 */
export const enterLanguageDocument = async (href: string, locale: Locale): Promise<void> => {
  const address = readLocalePath(href.replace(/[?#].*/s, ''))
  if (address.locale !== locale) await openAnew(address.path)
}
