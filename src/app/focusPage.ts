import { focusHeading } from './focusHeading.ts'

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
  let watched: (() => void) | undefined
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    watched?.()
    if (!pathChanged || fromLocation === undefined || isElsewhere()) return
    watched = focusHeading()
  })
}

/** The focus is in the new page already. Of an open dialog nothing need be asked: it holds the focus by itself. */
const isElsewhere = (): boolean => {
  const active = document.activeElement
  return active !== null && active.closest('main') !== null && !active.matches('a, [tabindex="-1"]')
}
