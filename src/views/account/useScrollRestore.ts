import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'

interface Place {
  path: string
  /** Scroll position in pixels. */
  top: number
}

/**
 * Restores the scroll position of a page temporarily replaced by a shorter one, which starts at the top. `isHere`: the page is
 * shown.
 */
export const useScrollRestore = (isHere: boolean): void => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const place = useRef<Place>(null)
  const isLeft = useRef(false)
  useLayoutEffect(() => {
    if (!isHere) return undefined
    if (isLeft.current && place.current?.path === path) scrollTo(0, place.current.top)
    isLeft.current = false
    const note = () => {
      place.current = { path, top: scrollY }
    }
    note()
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [isHere, path])
  useLayoutEffect(() => {
    if (isHere || place.current === null || isLeft.current) return
    isLeft.current = true
    scrollTo(0, 0)
  }, [isHere])
}
