import { focusHeading } from './focusHeading.ts'

/** The part of the router used here. */
export interface Pages {
  subscribe: (
    type: 'onRendered',
    listener: (rendered: { pathChanged: boolean; fromLocation?: object | undefined }) => void,
  ) => unknown
}

/**
 * After a page change, focuses the heading, which says where the guest is, or the page until a heading appears. A field or
 * dialog of the new page that already has the focus keeps it.
 */
export const focusPages = (router: Pages): void => {
  let watched: (() => void) | undefined
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    watched?.()
    if (!pathChanged || fromLocation === undefined || isElsewhere()) return
    watched = focusHeading()
  })
}

/** The focus is already in the new page. An open dialog needs no check: it holds the focus itself. */
const isElsewhere = (): boolean => {
  const active = document.activeElement
  return active !== null && active.closest('main') !== null && !active.matches('a, [tabindex="-1"]')
}
