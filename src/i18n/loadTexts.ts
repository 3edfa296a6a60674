import type { Locale } from '#contract/locale.ts'
import { en } from '#locales/en.ts'
import type { AnyTexts } from './texts.ts'

/** English is at hand; the others come when they are needed. */
export const loadTexts = async (locale: Locale): Promise<AnyTexts> => {
  if (locale === 'ar') return (await import('#locales/ar.ts')).ar
  if (locale === 'he') return (await import('#locales/he.ts')).he
  return en
}
