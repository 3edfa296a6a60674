import type { UrlParams } from '#machines/search/search.url.ts'
import { writeSearchUrl } from '#machines/search/search.url.ts'
import { linkChanges, mendSearchLink } from '#src/actors/searchLink.ts'

/**
 * For a route that shows a search: the query that the address should have, where what it asks for cannot be (decisions §2).
 * The page says what was changed; the address is mended, so a reload does not say it again.
 */
export const mendedQuery = async (
  { pathname, search }: { pathname: string; search: UrlParams },
  timeZone: () => Promise<string | null>,
): Promise<Record<string, string> | null> => {
  const url = await mendSearchLink(search, timeZone)
  if (url === null) return null
  linkChanges.tell(pathname, url)
  return writeSearchUrl(url)
}
