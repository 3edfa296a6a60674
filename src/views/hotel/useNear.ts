import { useEffect, useState, type RefObject } from 'react'

/** Less than a screen away: what is to stand there begins to come. */
const NEAR = '600px'
/** What a hand does to the page; who only scrolls is on the way. */
const ACTS = ['keydown', 'pointerdown', 'pointermove'] as const
/** A hand that has done nothing for so long rests. */
const REST_MS = 300

/**
 * Whether the guest has come near a place of the page; once they have, it stays so. What they see comes at once, what is only
 * near when their hand rests: else it would hold up what they are doing with what is in front of them.
 */
export const useNear = (place: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || place.current === null) return undefined
    let isClose = false
    let rest: ReturnType<typeof setTimeout> | undefined
    const waitForRest = (): void => {
      clearTimeout(rest)
      if (isClose) rest = setTimeout(setNear, REST_MS, true)
    }
    const close = new IntersectionObserver(
      (entries) => {
        isClose = entries.at(-1)?.isIntersecting ?? false
        waitForRest()
      },
      { rootMargin: NEAR },
    )
    const seen = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)))
    for (const observer of [close, seen]) observer.observe(place.current)
    for (const act of ACTS) addEventListener(act, waitForRest, { capture: true, passive: true })
    return () => {
      clearTimeout(rest)
      for (const observer of [close, seen]) observer.disconnect()
      for (const act of ACTS) removeEventListener(act, waitForRest, { capture: true })
    }
  }, [isNear, place])
  return isNear
}
