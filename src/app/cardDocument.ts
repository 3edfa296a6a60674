import { isPaymentPage, isWalletPage } from '#contract/pages.ts'
import { readLocalePath } from '#contract/localePath.ts'

/** The policy of a document is that of the page it was opened for, wherever the guest goes in it. */
const opened = typeof location === 'undefined' ? '' : readLocalePath(location.pathname).path
const isMissing = (isNeeded: (page: string) => boolean, path: string): boolean => isNeeded(path) && !isNeeded(opened)

/**
 * Card fields need a document of their own, and so do wallets: no other page may load what they load. The address is the new page's by now,
 * so it is opened anew. A page that comes back from the browser's memory is the old one again, and loads like any other.
 */
export const enterCardDocument = async (path: string): Promise<void> => {
  if (!isMissing(isPaymentPage, path) && !isMissing(isWalletPage, path)) return
  // The browser's own page would come in place of this one.
  if (!navigator.onLine) await new Promise((connected) => addEventListener('online', connected, { once: true }))
  if (readLocalePath(location.pathname).path === path) location.reload()
  // Nothing of this document is to be shown any more.
  await new Promise(() => undefined)
}
