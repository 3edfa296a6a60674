import { timeZoneOfHotel } from '#src/actors/hotel/hotelClock.ts'
import { placeClock } from '#src/actors/search/placeClock.ts'
import { linkChanges, repairSearchUrl, placedAs, readSearchLink } from '#src/actors/search/searchUrl.ts'
import type { UrlParams } from '#machines/search/search.criteria.url.ts'
import { writeSearchUrl } from '#machines/search/search.url.ts'
import { withClockTimeout } from '#src/services/placeClock.ts'
import { useLinkChanges } from '#src/views/searchForm/UrlRepairNotice.tsx'

// Routes load this when they are opened: what it needs to know the clock of a place is more than the first page shall carry.

interface Link {
  pathname: string
  search: UrlParams
}

/**
 * The query that the address should have, where what it asks for cannot be (decisions §2). The page says what was changed; the
 * address is mended, so a reload does not say it again.
 */
const mended = async (
  { pathname, search }: Link,
  timeZone: () => Promise<string | null>,
): Promise<Record<string, string> | null> => {
  const url = await repairSearchUrl(search, timeZone)
  if (url === null) return null
  linkChanges.tell(pathname, url)
  // It stands above the page: coming later, it would push that down.
  await withClockTimeout(useLinkChanges.begin())
  return writeSearchUrl(url)
}

export const mendedResultsQuery = (link: Link) =>
  mended(link, () => placeClock.ask(readSearchLink(link.search).criteria.destination.point))

export const mendedHotelQuery = async (link: Link, id: string) => {
  const query = await mended(link, () => timeZoneOfHotel(id))
  return query && placedAs(link.search, query)
}
