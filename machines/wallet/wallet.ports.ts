import { port } from '#machines/kit/port.ts'
import type { WalletName } from './wallet.rules.ts'

/** The sheet fails with `wallet.cancelled` or `wallet.failed`. */
export const walletPorts = {
  /** Requests the wallet's own script, once per page; `isThere`: it has loaded by now. */
  findScript: port<{ isThere: boolean }, { wallet: WalletName }>('findScript'),
  /**
   * `isAble`: this device can pay with the wallet. Prepares everything for the sheet, which must open within the press of a
   * button.
   */
  prepareWallet: port<{ isAble: boolean }, { wallet: WalletName }>('prepareWallet'),
  /** Opens the sheet and returns the handle of the payment made there. `total` in cents. */
  openSheet: port<{ payment: string }, { wallet: WalletName; total: number }>('openSheet'),
}
