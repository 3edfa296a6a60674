import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useRef, type RefObject } from 'react'

interface Place {
  path: string
  /** How far down the page was, in pixels. */
  top: number
}

/**
 * Where the guest is on a page that is taken from under him: what takes its place is shorter, and begins at the top. When the
 * page is back, so is he. `isHere`: the page is shown. @returns a ref for the title, which takes the focus of what has gone.
 */
export const usePlace = (isHere: boolean): RefObject<HTMLHeadingElement | null> => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const title = useRef<HTMLHeadingElement>(null)
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
    // A dialog, or what stands above the page, keeps its own.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [isHere])
  return title
}
