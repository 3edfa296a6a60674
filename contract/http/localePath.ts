import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/shared/locale.ts'

const TWO_LETTERS = /^\/([a-z]{2})(?=\/|$)/i

/** The pages of staff are in English only (decisions §15), whatever prefix stands before them. */
export const isEnglishOnly = (path: string): boolean => /^\/staff(?:\/|$)/.test(path)

/** `/ar/hotels` is `/hotels` in Arabic. English has no prefix. */
export const readLocalePath = (pathname: string): { locale: Locale; path: string } => {
  const prefix = TWO_LETTERS.exec(pathname)?.[1]?.toLowerCase()
  if (!isLocale(prefix) || prefix === DEFAULT_LOCALE) return { locale: DEFAULT_LOCALE, path: pathname }
  const path = pathname.slice(3) || '/'
  return { locale: isEnglishOnly(path) ? DEFAULT_LOCALE : prefix, path }
}

export const writeLocalePath = (locale: Locale, path: string): string =>
  locale === DEFAULT_LOCALE || isEnglishOnly(path) ? path : `/${locale}${path === '/' ? '' : path}`

/**
 * Specification §2: where a path with a two-letter prefix goes when that is not one of the other supported languages;
 * or the page is in English only; null when it may stay. An upper-case prefix is first written small.
 */
export const redirectUnknownLocale = (pathname: string): string | null => {
  const prefix = TWO_LETTERS.exec(pathname)?.[1]
  if (prefix === undefined) return null
  const locale = prefix.toLowerCase()
  const rest = pathname.slice(3) || '/'
  if (!isLocale(locale) || locale === DEFAULT_LOCALE) return rest
  const target = writeLocalePath(locale, rest)
  return target === pathname ? null : target
}
