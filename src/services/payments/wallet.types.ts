import type { PaymentVerdict } from '#machines/wallet/wallet.rules.ts'
import type { BillingInfo } from './billing.ts'
import type { PaymentConfig } from './cardSdk.ts'

/** What a wallet needs to be prepared. */
export interface WalletOptions {
  payment: PaymentConfig
  clientToken: string
  /** Who is paid, as the sheet names them. */
  payee: string
}

/** What a guest has paid in a sheet. Nothing is charged by it yet. */
export interface WalletPayment {
  nonce: string
  /** For fraud checks; null where the collector was blocked. */
  deviceData: string | null
  billing: BillingInfo | null
  /** A card without a cryptogram of the guest's device, by its first six digits: its bank has not seen the guest yet. */
  unverified: { bin: string } | null
  /** Tells the sheet, where it still stands. */
  end: (verdict: PaymentVerdict) => void
}

/** A wallet that can be paid with. */
export interface PreparedWallet {
  /**
   * Opens the sheet in this very moment, as browsers ask of a press of a button. `amount`: US dollars with two decimals.
   * Rejects as the wallet or the SDK does, with `{ statusCode: 'CANCELED' }` where the guest has closed it.
   */
  open(amount: string, signal: AbortSignal): Promise<WalletPayment>
}
