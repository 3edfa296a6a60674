import { timeZoneOfHotel } from '#src/actors/hotel/hotelClock.ts'
import { placeClock } from '#src/actors/search/placeClock.ts'
import { linkChanges, repairSearchUrl, placedAs, readSearchLink } from '#src/actors/search/searchUrl.ts'
import type { UrlParams } from '#machines/search/search.criteria.url.ts'
import { writeSearchUrl } from '#machines/search/search.url.ts'
import { withClockTimeout } from '#src/services/placeClock.ts'
import { useLinkChanges } from '#src/views/searchForm/UrlRepairNotice.tsx'

// Loaded by routes when opened: place clocks are too large for the first page.

interface Link {
  pathname: string
  search: UrlParams
}

/**
 * The repaired query of a URL that asks for something impossible (decisions §2); null if it needs no repair. The page says what
 * changed; since the URL is repaired, a reload does not repeat it.
 */
const mended = async (
  { pathname, search }: Link,
  timeZone: () => Promise<string | null>,
): Promise<Record<string, string> | null> => {
  const url = await repairSearchUrl(search, timeZone)
  if (url === null) return null
  linkChanges.tell(pathname, url)
  // The notice is at the top of the page: appearing later, it would shift the layout.
  await withClockTimeout(useLinkChanges.begin())
  return writeSearchUrl(url)
}

export const mendedResultsQuery = (link: Link) =>
  mended(link, () => placeClock.ask(readSearchLink(link.search).criteria.destination.point))

export const mendedHotelQuery = async (link: Link, id: string) => {
  const query = await mended(link, () => timeZoneOfHotel(id))
  return query && placedAs(link.search, query)
}
