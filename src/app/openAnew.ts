import { readLocalePath } from '#contract/http/localePath.ts'

/**
 * Loads the document for the browser's current URL, which the current document cannot show. `path`: without its language. A page
 * restored from the browser's back-forward cache is the old one again, and loads like any other.
 */
export const openAnew = async (path: string): Promise<void> => {
  // While offline a reload would show the browser's own error page.
  if (!navigator.onLine) await new Promise((connected) => addEventListener('online', connected, { once: true }))
  if (readLocalePath(location.pathname).path === path) location.reload()
  // Never resolves: this document must not show anything else.
  await new Promise(() => undefined)
}
