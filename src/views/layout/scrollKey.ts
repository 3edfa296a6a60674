import type { HistoryLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The key of the entry that this one covers. */
    over?: string
  }
}

/**
 * Under which key it is kept how far the page is scrolled. What covers a page shares the page's: to open and to close it
 * never scrolls, or the press that closes it would miss what it was meant for.
 */
export const scrollKeyOf = ({
  href,
  state: { over, __TSR_key: key },
}: Pick<HistoryLocation, 'href' | 'state'>): string => over ?? key ?? href
