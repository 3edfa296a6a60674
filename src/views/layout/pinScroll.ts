const FOLLOWED_MS = 4000
/** Whoever has waited longer for a thing to come no longer minds where it stands. */
const AWAITED_MS = 60_000
const STEP_MS = 50
/** Less is no distance. */
export const NEAR_PX = 1

export const topOf = (element: Element): number => element.getBoundingClientRect().top

export const scrollerOf = (element: Element): Element | null => {
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement)
    if (outer.scrollHeight > outer.clientHeight && /auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer
  return document.scrollingElement
}

/**
 * Scrolls a thing to its place, in pixels below the top of the window, as soon as it is there, and holds it while the page still
 * fills: what is above it may grow. The guest's own hand ends that. @returns lets go when it is aborted, and is so once it has let go.
 * @param stays for as long as a page may take to fill; what then scrolls it without a hand, such as a screen reader, ends it too.
 */
export const pinScroll = (
  find: () => Element | null | undefined,
  placeOf: (thing: Element) => number,
  { stays = false }: { stays?: boolean } = {},
): AbortController => {
  let until = performance.now() + AWAITED_MS
  let followed = until
  let last: { scrolled: number; depth: number } | undefined
  const hand = new AbortController()
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(kind, () => hand.abort(), { signal: hand.signal, passive: true })
  const follow = (thing: Element): void => {
    const now = performance.now()
    const scroller = scrollerOf(thing)
    if (!scroller) return
    if (!last) {
      followed = now + FOLLOWED_MS
      until = stays ? now + AWAITED_MS : followed
    }
    const depth = topOf(thing) + scroller.scrollTop
    const isScrolled =
      last !== undefined && scroller.scrollTop !== last.scrolled && Math.abs(depth - last.depth) <= NEAR_PX
    if (isScrolled && now > followed) {
      hand.abort()
      return
    }
    const away = topOf(thing) - placeOf(thing)
    if (Math.abs(away) > NEAR_PX) scroller.scrollBy({ top: away, behavior: 'instant' })
    last = { scrolled: scroller.scrollTop, depth }
  }
  const settle = () => {
    if (hand.signal.aborted) return
    const thing = find()
    if (thing) follow(thing)
    if (performance.now() < until) setTimeout(settle, STEP_MS)
    else hand.abort()
  }
  settle()
  return hand
}
