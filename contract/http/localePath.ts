import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/shared/locale.ts'

const TWO_LETTERS = /^\/([a-z]{2})(?=\/|$)/i

/** Staff pages exist in English only (decisions §15), whatever the prefix. */
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
 * Specification §2: redirect target of a path with a two-letter prefix, if that is English or unsupported, in upper case, or in
 * front of an English-only page; null if the path may stay.
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
