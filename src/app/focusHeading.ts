/** After this the guest has moved on. */
const LATEST_HEADING_MS = 30_000

/** Focuses the page's heading, or the page until a heading appears. @returns a function that stops waiting. */
export const focusHeading = (): (() => void) | undefined => {
  if (takesHeading()) return undefined
  const main = document.getElementById('main')
  main?.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const isStillThere = document.activeElement === main || document.activeElement === document.body
    if (!isStillThere || takesHeading()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), LATEST_HEADING_MS)
  return () => observer.disconnect()
}

/** False if there is no heading yet. */
const takesHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('#main h1')
  if (heading === null) return false
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
