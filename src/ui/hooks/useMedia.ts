import { useCallback, useSyncExternalStore } from 'react'

/** Asked once for each query: every rendering reads them, and to ask anew costs the browser more than the answer. */
const lists = new Map<string, MediaQueryList>()
const listOf = (query: string): MediaQueryList => {
  const known = lists.get(query)
  if (known) return known
  const list = matchMedia(query)
  lists.set(query, list)
  return list
}

/** Whether a media query holds. @param onServer in a page that is rendered there; whatever depends on it is hidden by its style where it has no place. */
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
