import { useEffect, useRef, type RefObject } from 'react'

/**
 * Whoever asks for more of a list reads on at the first that comes: the focus goes there, and not past all of them with the
 * button, nor away with it.
 * @param list where the items are
 * @param count how many of them are there now
 * @returns what to call when more is asked for, with how many have been promised so far
 */
export const useFocusNextItem = (list: RefObject<HTMLElement | null>, count: number): ((promised: number) => void) => {
  const next = useRef<number | null>(null)
  useEffect(() => {
    if (next.current === null || count <= next.current) return
    const first = list.current?.children.item(next.current)
    next.current = null
    if (!(first instanceof HTMLElement)) return
    first.tabIndex = -1
    first.focus({ preventScroll: true })
  }, [list, count])
  return (promised) => {
    next.current = promised
  }
}
