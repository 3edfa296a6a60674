import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/locale.ts'

const clean = (path: string): string =>
  `/${path
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')}`

/** A first segment that looks like a language: two letters. */
const LANGUAGE = /^\/([a-z]{2})(?=\/|$)/i

/**
 * The one address of a page. Specification §2: a two-letter prefix that is none of ours, English too, is dropped; `/AR`
 * is `/ar`. Doubled slashes and the one at the end go as well, so no path can become another host's address.
 */
export const canonicalPath = (path: string): string => {
  const tidy = clean(path)
  const language = LANGUAGE.exec(tidy)?.[1]
  if (language === undefined) return tidy
  const rest = tidy.slice(3)
  const lower = language.toLowerCase()
  return isLocale(lower) && lower !== DEFAULT_LOCALE ? `/${lower}${rest}` : canonicalPath(rest)
}

export interface PageAddress {
  locale: Locale
  /** Without the locale, beginning with a slash. */
  page: string
}

/** A canonical path as a locale and a page. */
export const readPageAddress = (path: string): PageAddress => {
  const prefix = path.slice(1, 3)
  return isLocale(prefix) && LANGUAGE.test(path)
    ? { locale: prefix, page: path.slice(3) || '/' }
    : { locale: DEFAULT_LOCALE, page: path }
}
