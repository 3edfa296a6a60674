import { port } from '#machines/kit/port.ts'
import type { WalletName } from './wallet.rules.ts'

/** Failures of the sheet have the codes `wallet.cancelled`, `wallet.failed` and `wallet.unusable`, which no other try will change. */
export const walletPorts = {
  /** Asks for the wallet's own script, once for a page, and says whether it is there by now. */
  findScript: port<{ isThere: boolean }, { wallet: WalletName }>('findScript'),
  /** Whether this device can pay so. All that the sheet needs is ready afterwards: it opens within the press of a button. */
  prepareWallet: port<{ isAble: boolean }, { wallet: WalletName }>('prepareWallet'),
  /** The sheet, and the handle of the payment that the guest made there. `total` in cents. */
  openSheet: port<{ payment: string }, { wallet: WalletName; total: number }>('openSheet'),
}
