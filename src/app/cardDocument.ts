import { isPaymentPage } from '#contract/pages.ts'
import { readLocalePath } from '#contract/localePath.ts'

/** The policy of a document is that of the page it was opened for, wherever the guest goes in it. */
const mayHoldCards = typeof location !== 'undefined' && isPaymentPage(readLocalePath(location.pathname).path)

/**
 * Card fields need a document of their own: no other page may load what they load. The address is the new page's by now,
 * so it is opened anew. A page that comes back from the browser's memory is the old one again, and loads like any other.
 */
export const enterCardDocument = async (path: string): Promise<void> => {
  if (mayHoldCards || !isPaymentPage(path)) return
  location.reload()
  // Nothing of this document is to be shown any more.
  await new Promise(() => undefined)
}
