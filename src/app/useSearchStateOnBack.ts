import { useLocation, useNavigate, type HistoryState, type ParsedLocation } from '@tanstack/react-router'
import type { UrlParams } from '#machines/search/search.criteria.url.ts'
import { writeQuery } from './searchParams.ts'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Index of the history entry, set by the router. */
const entryOf = ({ state: { __TSR_index: entry } }: ParsedLocation): number => entry

/**
 * Carries over to the page below, on Back, what the guest set in an overlay.
 * @param over tells from an entry's state which overlay is open. Must be the same function each time.
 * @param kept the URL parameters of the page below, given those of the overlay's entry.
 * @returns the open overlay.
 */
export const useSearchStateOnBack = <Over>(
  over: (state: HistoryState) => Over | undefined,
  kept: (search: UrlParams) => UrlParams,
): Over | undefined => {
  const location = useLocation()
  const navigate = useNavigate()
  const last = useRef(location)
  const onClosed = useEffectEvent((before: ParsedLocation) => {
    const search = kept(before.search)
    if (writeQuery(search) !== location.searchStr) void navigate({ to: '.', search, replace: true, resetScroll: false })
  })
  useEffect(() => {
    const before = last.current
    last.current = location
    const isBack = entryOf(location) === entryOf(before) - 1 && location.pathname === before.pathname
    if (isBack && over(before.state) !== undefined && over(location.state) === undefined) onClosed(before)
  }, [location, over])
  return over(location.state)
}
