import { useLocation, type HistoryState, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Which entry of the history this is, counted by the router. */
const entryOf = ({ state: { __TSR_index: entry } }: ParsedLocation): number => entry

/**
 * Back from what lay over a page: what was set there holds for the page under it.
 * @param over what of an entry's state says that something lies over it: the same function each time.
 * @param keep puts a query in the place of the one in the address.
 * @returns what lies over the page.
 */
export const useSearchStateOnBack = <Over>(
  over: (state: HistoryState) => Over | undefined,
  keep: (search: ParsedLocation['search']) => void,
): Over | undefined => {
  const location = useLocation()
  const last = useRef(location)
  const onKept = useEffectEvent(keep)
  useEffect(() => {
    const before = last.current
    last.current = location
    const isBack = entryOf(location) === entryOf(before) - 1 && location.pathname === before.pathname
    const isClosed = over(before.state) !== undefined && over(location.state) === undefined
    if (isBack && isClosed && location.searchStr !== before.searchStr) onKept(before.search)
  }, [location, over])
  return over(location.state)
}
