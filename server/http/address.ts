import { redirectUnknownLocale } from '#contract/http/localePath.ts'

const clean = (path: string): string =>
  `/${path
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')}`

/**
 * Returns the canonical path of a page: without an unknown or default language prefix (specification §2), doubled slashes and a
 * slash at the end. Never returns a path that a browser reads as another host (`//evil.example`).
 */
export const canonicalPath = (path: string): string => {
  const tidy = clean(path)
  const target = redirectUnknownLocale(tidy)
  return target === null ? tidy : canonicalPath(target)
}
