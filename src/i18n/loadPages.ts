import type { Locale } from '#contract/shared/locale.ts'
import type { StaticTexts } from '#locales/en/pages.ts'

export type { StaticText } from '#locales/en/pages.ts'

declare global {
  /** Set together with `pseudoTexts`. */
  var pseudoPages: StaticTexts | undefined
}

/** Texts of the static pages; loaded with the first of them. */
export const loadPages = async (locale: Locale): Promise<StaticTexts> => {
  if (globalThis.pseudoPages) return globalThis.pseudoPages
  if (locale === 'ar') return (await import('#locales/ar/pages.ts')).pages
  if (locale === 'he') return (await import('#locales/he/pages.ts')).pages
  return (await import('#locales/en/pages.ts')).pages
}
