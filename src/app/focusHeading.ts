/** Whoever waits longer for a heading has gone on by then. */
const LATEST_HEADING_MS = 30_000

/** The focus goes to the heading of the page, or to the page until a heading comes. @returns how to wait no longer. */
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

/** False as long as there is no heading. */
const takesHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('#main h1')
  if (heading === null) return false
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
