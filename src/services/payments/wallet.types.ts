import type { PaymentVerdict } from '#machines/wallet/wallet.rules.ts'
import type { BillingInfo } from './billing.ts'
import type { PaymentConfig } from './cardSdk.ts'

export interface WalletOptions {
  payment: PaymentConfig
  clientToken: string
  /** The payee's name on the sheet. */
  payee: string
}

/** A payment authorized in a sheet. Nothing is charged yet. */
export interface WalletPayment {
  nonce: string
  /** For fraud checks; null if the collector was blocked. */
  deviceData: string | null
  billing: BillingInfo | null
  /**
   * Set for a card without a cryptogram of the guest's device, not authenticated by its bank yet; `bin`: its first six digits.
   */
  unverified: { bin: string } | null
  /** Tells the outcome to the sheet, if it is still open. */
  end: (verdict: PaymentVerdict) => void
}

export interface PreparedWallet {
  /**
   * Opens the sheet synchronously, as browsers require within a press. `amount`: US dollars with two decimals. Rejects as the
   * wallet or the SDK does, with `{ statusCode: 'CANCELED' }` if the guest closes the sheet.
   */
  open(amount: string, signal: AbortSignal): Promise<WalletPayment>
}
