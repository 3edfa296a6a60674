import type { Anchor } from '#src/actors/system/languageSwitchState.ts'
import { pinScroll, NEAR_PX, scrollerOf, topOf } from './pinScroll.ts'

/** Things that every language has in the same order; what stands beside the page scrolls by itself. */
const THINGS = '#main :is(section, article, form, h1, h2, h3, h4, li, tr):not(aside *)'
const HEADER_HEIGHT = 64

/** Those that are seen: what opens over the page may have been loaded in one language alone. */
const things = (): Element[] => [...document.querySelectorAll(THINGS)].filter((one) => one.getClientRects().length > 0)

/** What stands at the top of the window; undefined while the page has not been scrolled. */
export const captureScrollAnchor = (): Anchor | undefined => {
  const seen = things()
  const index = seen.findIndex((thing) => topOf(thing) >= HEADER_HEIGHT)
  const thing = seen[index]
  if (thing === undefined || (scrollerOf(thing)?.scrollTop ?? 0) === 0) return undefined
  return { index, top: Math.round(topOf(thing)) }
}

/** Goes back there. */
export const restoreScrollAnchor = ({ index, top }: Anchor): void =>
  void pinScroll(
    () => things()[index],
    () => top,
  )

/** Where the browser puts what an address names: under what stays at the top. */
const anchoredAt = (thing: Element): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) +
  Number.parseFloat(getComputedStyle(thing).scrollMarginBlockStart)

const named = (hash: string): Element | null => document.getElementById(hash.slice(1))

/** Whether the guest is at what the address names, or it has not come yet. */
export const isAtHashTarget = (hash: string): boolean => {
  const thing = named(hash)
  if (thing === null) return true
  const away = topOf(thing) - anchoredAt(thing)
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - NEAR_PX
  return Math.abs(away) <= NEAR_PX || (isAtEnd && away > 0)
}

/** Brings what the address names under what stays at the top of the page, and keeps it there while the page fills. */
export const pinHashTarget = (hash: string): AbortController =>
  pinScroll(() => named(hash), anchoredAt, { stays: true })
