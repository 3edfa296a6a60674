import type { MouseEvent } from 'react'

/** To a part of this page, which is no step of the history: Back leads to where the guest came from. */
export const jumpToSection = (event: MouseEvent<HTMLAnchorElement>): void => {
  // In a tab of its own, as every link.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  location.replace(event.currentTarget.hash)
}
