import { isSameSearch, searchKey, type UrlRepair, type UrlParams } from '#machines/search/search.criteria.url.ts'
import { readSearchUrl, type SearchUrl } from '#machines/search/search.url.ts'
import type { LocalNow } from '#machines/search/search.stay.ts'
import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { hourPart, type DayHour } from '#contract/hotel/stay.ts'
import { today } from '#src/services/clock.ts'
import { hourAt } from '#src/services/placeClock.ts'

/** The last and the first zone on earth to begin a day. */
const LAST_ZONE = 'Etc/GMT+12'
const FIRST_ZONE = 'Etc/GMT-14'

/** Reads the search of a URL; refuses nothing that is still possible somewhere on earth. */
export const readSearchLink = (params: UrlParams) => readSearchUrl(params, clockOf(LAST_ZONE), today())

const clockOf = (timeZone: string | null): LocalNow => ({ now: hourAt(timeZone), timeZone })

/** Clock changes skip an hour around midnight or in the small hours, everywhere on earth. */
const mayBeSkipped = (at: DayHour): boolean => hourPart(at) >= 22 || hourPart(at) <= 3

/**
 * The repaired search and its changes; null if the URL needs no repair. Calls `timeZone` (the place's zone) only for a stay that
 * some zones would refuse or change, and others not.
 */
export const repairSearchUrl = async (
  params: UrlParams,
  timeZone: () => Promise<string | null>,
): Promise<(SearchUrl & { changes: UrlRepair[] }) | null> => {
  const latest = readSearchLink(params)
  const earliest = readSearchUrl(params, clockOf(FIRST_ZONE), today())
  const { checkIn, checkOut } = latest.criteria
  const isSameEverywhere =
    latest.changes.join() === earliest.changes.join() &&
    isSameSearch(latest.criteria, earliest.criteria) &&
    !mayBeSkipped(checkIn) &&
    !mayBeSkipped(checkOut)
  const url = isSameEverywhere ? latest : readSearchUrl(params, clockOf(await timeZone()), today())
  return url.changes.length === 0 ? null : url
}

/** A hotel's page needs no place: do not add the default destination to a URL without one. */
export const placedAs = (
  params: UrlParams,
  { dest, ...query }: Readonly<Record<string, string>>,
): Record<string, string> => (params['dest'] && dest !== undefined ? { dest, ...query } : query)

interface RepairNotice {
  /** Without the language. */
  path: string
  search: string
  changes: UrlRepair[]
}

/** Changes made to the link the guest followed, while they stay on its page and search and have not dismissed them. */
const createLinkChanges = () => {
  let notice: RepairNotice | null = null
  const listeners = new Set<() => void>()
  const set = (next: RepairNotice | null): void => {
    notice = next
    for (const listener of listeners) listener()
  }
  return {
    tell: (path: string, { criteria, changes }: { criteria: SearchCriteria; changes: UrlRepair[] }) =>
      set({ path, search: searchKey(criteria), changes }),
    of: (path: string, criteria: SearchCriteria): readonly UrlRepair[] =>
      notice?.path === path && notice.search === searchKey(criteria) ? notice.changes : NONE,
    putAway: () => set(null),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
const NONE: readonly UrlRepair[] = []

export const linkChanges = createLinkChanges()
