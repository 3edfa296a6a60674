import { afterEach, beforeEach, expect, test } from 'vitest'
import { scrollToHash, rememberHash } from './hashScroll.ts'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '#reviews')
  document.body.innerHTML =
    '<div id="above" style="height: 2000px"></div><h2 id="reviews">Reviews</h2><div style="height: 4000px"></div>'
  // Turn off scroll anchoring: browsers that have it adjust later, others never.
  document.documentElement.style.cssText = 'scroll-padding-block-start: 100px; overflow-anchor: none'
  rememberHash()
  scrollToHash()
})

afterEach(() => {
  dispatchEvent(new Event('pointerdown'))
  history.replaceState(null, '', location.pathname)
  document.documentElement.removeAttribute('style')
  document.body.replaceChildren()
  scrollTo(0, 0)
  sessionStorage.clear()
})

test('a page starts at its hash target, and stays there while content loads', async () => {
  expect(topOfNamed()).toBeCloseTo(100, 0)
  grow(2300)
  await expect.poll(topOfNamed).toBeCloseTo(100, 0)
})

test('reloading just as content appears above the target does not count as scrolling on', () => {
  grow(2300)
  expect(leave()).toBe(true)
})

test('scrolling by hand does', () => {
  dispatchEvent(new Event('wheel'))
  scrollBy(0, 300)
  expect(leave()).toBe(false)
})

const topOfNamed = (): number => document.getElementById('reviews')?.getBoundingClientRect().top ?? Number.NaN

const grow = (px: number): void => {
  const above = document.getElementById('above')
  if (above) above.style.height = `${px}px`
}

/** @returns what is stored for a reload. */
const leave = (): unknown => {
  dispatchEvent(new Event('pagehide'))
  const stored: unknown = JSON.parse(sessionStorage.getItem('atNamed') ?? 'null')
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'isThere') : stored
}
