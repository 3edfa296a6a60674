/** Whoever waits longer for a heading has gone on by then. */
const LATEST_HEADING_MS = 30_000

/** What of the router is listened to. */
export interface Pages {
  subscribe: (
    type: 'onRendered',
    listener: (rendered: { pathChanged: boolean; fromLocation?: object | undefined }) => void,
  ) => unknown
}

/**
 * After a change of page the focus is at its heading, which says where the guest is, or at the page until a heading comes. What
 * has taken the focus in the new page keeps it: a field, a dialog.
 */
export const focusPages = (router: Pages): void => {
  let watched: MutationObserver | undefined
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    watched?.disconnect()
    if (!pathChanged || fromLocation === undefined || isElsewhere()) return
    if (focusHeading()) return
    const main = document.getElementById('main')
    main?.focus({ preventScroll: true })
    const observer = new MutationObserver(() => {
      const isStillThere = document.activeElement === main || document.activeElement === document.body
      if (!isStillThere || focusHeading()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => observer.disconnect(), LATEST_HEADING_MS)
    watched = observer
  })
}

/** The focus is in the new page already. Of an open dialog nothing need be asked: it holds the focus by itself. */
const isElsewhere = (): boolean => {
  const active = document.activeElement
  return active !== null && active.closest('main') !== null && !active.matches('a, [tabindex="-1"]')
}

const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('#main h1')
  if (heading === null) return false
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
