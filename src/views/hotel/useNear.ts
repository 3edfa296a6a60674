import { FLAG, useSeen } from '#src/views/parts/seen/useSeen.ts'
import { useEffect, type RefObject } from 'react'

/** Less than a screen away: loading starts. */
const NEAR = '600px'
/** Input that counts as activity; scrolling does not. */
const ACTS = ['keydown', 'pointerdown', 'pointermove'] as const
/** Idle time after the last input. */
const REST_MS = 300

/**
 * True once the guest has come near a place of the page. A visible place loads immediately, a near one when input is idle, to
 * avoid delaying the current interaction.
 * @param name unique on the page.
 */
export const useNear = (name: string, place: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useSeen(`near.${name}`, false, FLAG)
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
  }, [isNear, setNear, place])
  return isNear
}
