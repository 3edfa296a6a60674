import { useEffect, useState, type RefObject } from 'react'

/** Less than a screen away: what is to stand there begins to come. */
const NEAR = '600px'

/** Whether the guest has come near a place of the page; once they have, it stays so. */
export const useNear = (place: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || place.current === null) return undefined
    const look = (entries: IntersectionObserverEntry[]) => setNear(entries.some((entry) => entry.isIntersecting))
    const observer = new IntersectionObserver(look, { rootMargin: NEAR })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear, place])
  return isNear
}
