import { searchKey, type UrlRepair, type UrlParams } from '#machines/search/search.criteria.url.ts'
import { readSearchUrl, type SearchUrl } from '#machines/search/search.url.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { hourNow, today } from '#src/services/clock.ts'
import { hourAt } from '#src/services/placeClock.ts'

/** Where a day lasts longest, and where it begins first. */
const LAST_ZONE = 'Etc/GMT+12'
const FIRST_ZONE = 'Etc/GMT-14'

/** The search of an address, with nothing refused that may be possible somewhere. */
export const readSearchLink = (params: UrlParams) => readSearchUrl(params, hourNow(LAST_ZONE), today())

/**
 * What an address asks for, where it asks for something that cannot be; null where it can. Only a stay that some clocks would
 * refuse and others not needs `timeZone`, the clock of the place.
 */
export const repairSearchUrl = async (
  params: UrlParams,
  timeZone: () => Promise<string | null>,
): Promise<(SearchUrl & { changes: UrlRepair[] }) | null> => {
  const [latest, earliest] = [readSearchLink(params), readSearchUrl(params, hourNow(FIRST_ZONE), today())]
  const isPlain = latest.changes.join() === earliest.changes.join()
  const url = readSearchUrl(params, hourAt(isPlain ? null : await timeZone()), today())
  return url.changes.length === 0 ? null : url
}

/** A hotel's page is found without a place: an address that has none is not given the one that a search begins with. */
export const placedAs = (
  params: UrlParams,
  { dest, ...query }: Readonly<Record<string, string>>,
): Record<string, string> => (params['dest'] && dest !== undefined ? { dest, ...query } : query)

interface Told {
  /** The page, without its language. */
  path: string
  search: string
  changes: UrlRepair[]
}

/** What was changed in the link that the guest came by, as long as they are where it has led and have not put it away. */
const createLinkChanges = () => {
  let told: Told | null = null
  const listeners = new Set<() => void>()
  const set = (next: Told | null): void => {
    told = next
    for (const listener of listeners) listener()
  }
  return {
    tell: (path: string, { criteria, changes }: { criteria: SearchCriteria; changes: UrlRepair[] }) =>
      set({ path, search: searchKey(criteria), changes }),
    of: (path: string, criteria: SearchCriteria): readonly UrlRepair[] =>
      told?.path === path && told.search === searchKey(criteria) ? told.changes : NONE,
    putAway: () => set(null),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
const NONE: readonly UrlRepair[] = []

export const linkChanges = createLinkChanges()
