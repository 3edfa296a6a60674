import { useEffect, useRef, type RefObject } from 'react'

/**
 * After "more", focuses the first added item, since the button moves below all of them or disappears.
 * @param list contains the items.
 * @param count number of items now.
 * @returns a function to call when more is requested, with the number of items so far.
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
