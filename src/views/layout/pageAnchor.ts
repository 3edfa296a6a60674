import type { Anchor } from '#src/actors/system/seenState.ts'
import { pinScroll, NEAR_PX, scrollerOf, topOf } from './pinScroll.ts'

/** Elements in the same order in every language; an aside scrolls separately. */
const THINGS = '#main :is(section, article, form, h1, h2, h3, h4, li, tr):not(aside *)'
const HEADER_HEIGHT = 64

/** Visible ones only: an overlay may have been loaded in one language but not the other. */
const things = (): Element[] => [...document.querySelectorAll(THINGS)].filter((one) => one.getClientRects().length > 0)

/** Element at the top of the window; undefined if the page has not been scrolled. */
export const captureScrollAnchor = (): Anchor | undefined => {
  const seen = things()
  const index = seen.findIndex((thing) => topOf(thing) >= HEADER_HEIGHT)
  const thing = seen[index]
  if (thing === undefined || (scrollerOf(thing)?.scrollTop ?? 0) === 0) return undefined
  return { index, top: Math.round(topOf(thing)) }
}

/** Scrolls back to the anchor. */
export const restoreScrollAnchor = ({ index, top }: Anchor): void =>
  void pinScroll(
    () => things()[index],
    () => top,
  )

/** Where the browser places a fragment's target: below the sticky header. */
const anchoredAt = (thing: Element): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) +
  Number.parseFloat(getComputedStyle(thing).scrollMarginBlockStart)

const named = (hash: string): Element | null => document.getElementById(hash.slice(1))

/** True if the fragment's target is in place, or not rendered yet. */
export const isAtHashTarget = (hash: string): boolean => {
  const thing = named(hash)
  if (thing === null) return true
  const away = topOf(thing) - anchoredAt(thing)
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - NEAR_PX
  return Math.abs(away) <= NEAR_PX || (isAtEnd && away > 0)
}

/** Scrolls to the fragment's target and keeps it in place while the page fills. */
export const pinHashTarget = (hash: string): AbortController =>
  pinScroll(() => named(hash), anchoredAt, { stays: true })
