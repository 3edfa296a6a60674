import type { Anchor } from '#src/actors/carried.ts'

/** Things that every language has in the same order; what stands beside the page scrolls by itself. */
const THINGS = '#main :is(section, article, form, h1, h2, h3, h4, li, tr):not(aside *)'
const HEADER_HEIGHT = 64
const FOLLOWED_MS = 4000
/** Whoever has waited longer for a thing to come no longer minds where it stands. */
const AWAITED_MS = 60_000
const STEP_MS = 50
const NEAR_PX = 1

/** Those that are seen: what opens over the page may have been loaded in one language alone. */
const things = (): Element[] => [...document.querySelectorAll(THINGS)].filter((one) => one.getClientRects().length > 0)

const topOf = (element: Element): number => element.getBoundingClientRect().top

const scrollerOf = (element: Element): Element | null => {
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement)
    if (outer.scrollHeight > outer.clientHeight && /auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer
  return document.scrollingElement
}

/** What stands at the top of the window; undefined while the page has not been scrolled. */
export const readAnchor = (): Anchor | undefined => {
  const seen = things()
  const index = seen.findIndex((thing) => topOf(thing) >= HEADER_HEIGHT)
  const thing = seen[index]
  if (thing === undefined || (scrollerOf(thing)?.scrollTop ?? 0) === 0) return undefined
  return { index, top: Math.round(topOf(thing)) }
}

/** Goes back there. */
export const returnTo = ({ index, top }: Anchor): void =>
  void hold(
    () => things()[index],
    () => top,
  )

/**
 * Scrolls a thing to its place, in pixels below the top of the window, as soon as it is there, and holds it while the page still
 * fills: what is above it may grow. The guest's own hand ends that. @returns lets go when it is aborted, and is so once it has let go.
 * @param stays for as long as a page may take to fill; what then scrolls it without a hand, such as a screen reader, ends it too.
 */
export const hold = (
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

/** Where the browser puts what an address names: under what stays at the top. */
const anchoredAt = (thing: Element): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) +
  Number.parseFloat(getComputedStyle(thing).scrollMarginBlockStart)

const named = (hash: string): Element | null => document.getElementById(hash.slice(1))

/** Whether the guest is at what the address names, or it has not come yet. */
export const isAtNamed = (hash: string): boolean => {
  const thing = named(hash)
  if (thing === null) return true
  const away = topOf(thing) - anchoredAt(thing)
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - NEAR_PX
  return Math.abs(away) <= NEAR_PX || (isAtEnd && away > 0)
}

/** Brings what the address names under what stays at the top of the page, and keeps it there while the page fills. */
export const holdNamed = (hash: string): AbortController => hold(() => named(hash), anchoredAt, { stays: true })
