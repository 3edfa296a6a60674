import { redirectUnknownLocale } from '#contract/http/localePath.ts'

const clean = (path: string): string =>
  `/${path
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')}`

/**
 * The one address of a page: without a prefix that is no other language of ours (specification §2), without doubled
 * slashes and the one at the end, so no path can become another host's address.
 */
export const canonicalPath = (path: string): string => {
  const tidy = clean(path)
  const target = redirectUnknownLocale(tidy)
  return target === null ? tidy : canonicalPath(target)
}
