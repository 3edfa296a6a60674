import { useLocation, type HistoryState, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Index of the history entry, set by the router. */
const entryOf = ({ state: { __TSR_index: entry } }: ParsedLocation): number => entry

/**
 * Carries URL parameters set in an overlay over to the page below it, on Back.
 * @param over tells from an entry's state which overlay is open. Must be the same function each time.
 * @param keep replaces the URL's parameters.
 * @returns the open overlay.
 */
export const useSearchStateOnBack = <Over>(
  over: (state: HistoryState) => Over | undefined,
  keep: (search: ParsedLocation['search']) => void,
): Over | undefined => {
  const location = useLocation()
  const last = useRef(location)
  const onKeep = useEffectEvent(keep)
  useEffect(() => {
    const before = last.current
    last.current = location
    const isBack = entryOf(location) === entryOf(before) - 1 && location.pathname === before.pathname
    const isClosed = over(before.state) !== undefined && over(location.state) === undefined
    if (isBack && isClosed && location.searchStr !== before.searchStr) onKeep(before.search)
  }, [location, over])
  return over(location.state)
}
