import type { HistoryLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Key of the entry this one covers. */
    over?: string
  }
}

/**
 * Key of the stored scroll position. An overlay shares the page's key: opening and closing it never scrolls, or the closing
 * press would miss its target.
 */
export const scrollKeyOf = ({
  href,
  state: { over, __TSR_key: key },
}: Pick<HistoryLocation, 'href' | 'state'>): string => over ?? key ?? href
