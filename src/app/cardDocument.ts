import { isPaymentPage, isWalletPage } from '#contract/http/pages.ts'
import { readLocalePath } from '#contract/http/localePath.ts'
import { openAnew } from './openAnew.ts'

/** A document's content security policy is that of the page it was opened for, wherever the guest navigates in it. */
const opened = typeof location === 'undefined' ? '' : readLocalePath(location.pathname).path
const isMissing = (isNeeded: (page: string) => boolean, path: string): boolean => isNeeded(path) && !isNeeded(opened)

/** Card fields and wallets need documents of their own: no other page may load what they load. */
export const enterCardDocument = async (path: string): Promise<void> => {
  if (isMissing(isPaymentPage, path) || isMissing(isWalletPage, path)) await openAnew(path)
}
