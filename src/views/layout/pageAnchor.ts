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
export const returnTo = ({ index, top }: Anchor): void => void hold(() => things()[index], top)

/**
 * Scrolls a thing to `top` pixels below the top of the window as soon as it is there, and holds it while the page still fills:
 * what is above it may grow. The guest's own hand ends that. @returns how to let go.
 */
export const hold = (find: () => Element | null | undefined, top: number): (() => void) => {
  let until = performance.now() + AWAITED_MS
  let isThere = false
  const hand = new AbortController()
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(kind, () => hand.abort(), { signal: hand.signal, passive: true })
  const settle = () => {
    if (hand.signal.aborted) return
    const thing = find()
    if (thing && !isThere) until = performance.now() + FOLLOWED_MS
    isThere ||= thing !== null && thing !== undefined
    const away = thing ? topOf(thing) - top : 0
    if (thing && Math.abs(away) > NEAR_PX) scrollerOf(thing)?.scrollBy({ top: away, behavior: 'instant' })
    if (performance.now() < until) setTimeout(settle, STEP_MS)
    else hand.abort()
  }
  settle()
  return () => hand.abort()
}
