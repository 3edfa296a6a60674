import { afterEach, beforeEach, expect, test } from 'vitest'
import { scrollToHash, rememberHash } from './hashScroll.ts'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '#reviews')
  document.body.innerHTML =
    '<div id="above" style="height: 2000px"></div><h2 id="reviews">Reviews</h2><div style="height: 4000px"></div>'
  // A browser that moves with what grows does so later, or not at all.
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

test('a page begins at what its address names, and stays there while it fills', async () => {
  expect(topOfNamed()).toBeCloseTo(100, 0)
  grow(2300)
  await expect.poll(topOfNamed).toBeCloseTo(100, 0)
})

test('who reloads in the very moment in which something has come above it has not scrolled on', () => {
  grow(2300)
  expect(leave()).toBe(true)
})

test('who has scrolled on with their own hand has', () => {
  dispatchEvent(new Event('wheel'))
  scrollBy(0, 300)
  expect(leave()).toBe(false)
})

const topOfNamed = (): number => document.getElementById('reviews')?.getBoundingClientRect().top ?? Number.NaN

const grow = (px: number): void => {
  const above = document.getElementById('above')
  if (above) above.style.height = `${px}px`
}

/** @returns what is kept for a reload. */
const leave = (): unknown => {
  dispatchEvent(new Event('pagehide'))
  const kept: unknown = JSON.parse(sessionStorage.getItem('atNamed') ?? 'null')
  return typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'isThere') : kept
}
