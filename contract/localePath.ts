import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts'

const TWO_LETTERS = /^\/([a-z]{2})(?=\/|$)/i

/** `/ar/hotels` is `/hotels` in Arabic. English has no prefix. */
export const readLocalePath = (pathname: string): { locale: Locale; path: string } => {
  const prefix = TWO_LETTERS.exec(pathname)?.[1]?.toLowerCase()
  return isLocale(prefix) && prefix !== DEFAULT_LOCALE
    ? { locale: prefix, path: pathname.slice(3) || '/' }
    : { locale: DEFAULT_LOCALE, path: pathname }
}

export const writeLocalePath = (locale: Locale, path: string): string =>
  locale === DEFAULT_LOCALE ? path : `/${locale}${path === '/' ? '' : path}`

/**
 * Specification §2: where a path with a two-letter prefix goes when that is not one of the other supported languages;
 * null when it may stay. An upper-case prefix is first written small.
 */
export const withoutForeignPrefix = (pathname: string): string | null => {
  const prefix = TWO_LETTERS.exec(pathname)?.[1]
  if (prefix === undefined) return null
  const locale = prefix.toLowerCase()
  const rest = pathname.slice(3) || '/'
  if (isLocale(locale) && locale !== DEFAULT_LOCALE) return prefix === locale ? null : writeLocalePath(locale, rest)
  return rest
}
