import { readLocalePath } from '#contract/http/localePath.ts'

/**
 * Opens the document of an address that is the browser's by now, which the one that is here cannot show. `path`: without its language.
 * A page that comes back from the browser's memory is the old one again, and loads like any other.
 */
export const openAnew = async (path: string): Promise<void> => {
  // The browser's own page would come in place of this one.
  if (!navigator.onLine) await new Promise((connected) => addEventListener('online', connected, { once: true }))
  if (readLocalePath(location.pathname).path === path) location.reload()
  // Nothing of this document is to be shown any more.
  await new Promise(() => undefined)
}
