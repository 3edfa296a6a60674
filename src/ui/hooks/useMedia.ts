import { useCallback, useSyncExternalStore } from 'react'

/** Cached per query: every render reads them, and `matchMedia` costs more than `matches`. */
const lists = new Map<string, MediaQueryList>()
const listOf = (query: string): MediaQueryList => {
  const cached = lists.get(query)
  if (cached) return cached
  const list = matchMedia(query)
  lists.set(query, list)
  return list
}

/**
 * Tells if a media query matches.
 * @param onServer value in a server render, where CSS must hide what does not fit.
 */
export const useMedia = (query: string, onServer = false): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange: () => void) => {
        const list = listOf(query)
        list.addEventListener('change', onChange)
        return () => list.removeEventListener('change', onChange)
      },
      [query],
    ),
    () => listOf(query).matches,
    () => onServer,
  )
