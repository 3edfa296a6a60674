import type { MouseEvent } from 'react'

/** Jumps to a section without a history entry: Back leads to the previous page. */
export const jumpToSection = (event: MouseEvent<HTMLAnchorElement>): void => {
  // Let the browser open a new tab, as for any link.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  location.replace(event.currentTarget.hash)
}
