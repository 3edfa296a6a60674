const FOLLOWED_MS = 4000
/** Give up on an element that has not appeared by then. */
const AWAITED_MS = 60_000
const STEP_MS = 50
/** Tolerance in pixels. */
export const NEAR_PX = 1

export const topOf = (element: Element): number => element.getBoundingClientRect().top

export const scrollerOf = (element: Element): Element | null => {
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement)
    if (outer.scrollHeight > outer.clientHeight && /auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer
  return document.scrollingElement
}

/**
 * Scrolls an element to its place, in pixels below the window's top, once it is rendered, and pins it while content above it
 * still grows. User input ends that.
 * @returns a controller: abort it to unpin; aborted once unpinned.
 * @param stays pins for as long as a page may take to fill; then scrolling without input, e.g. by a screen reader, ends it too.
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
