import { WALLETS, type WalletName } from '#contract/booking/wallets.ts'

export { WALLETS, type WalletName }

export const isWallet = (id: string | null): id is WalletName => WALLETS.some((wallet) => wallet === id)

/** Result of a payment; `open`: unknown while the sheet is still shown. */
export type PaymentVerdict = 'taken' | 'refused' | 'open'

/** Specification §8: Google's script is retried 15 times, first after 50 ms, then 25 ms later each time. */
const GOOGLE_PAUSES = Array.from({ length: 15 }, (_, tries) => 50 + 25 * tries)
/** Specification §8: Apple's script gets 2 seconds. */
const APPLE_PAUSES = Array.from({ length: 10 }, () => 200)

const PAUSES: Readonly<Record<WalletName, readonly number[]>> = {
  'apple-pay': APPLE_PAUSES,
  'google-pay': GOOGLE_PAUSES,
}

/** Milliseconds until the script is retried; null: no more. */
export const scriptPause = (wallet: WalletName, tries: number): number | null => PAUSES[wallet][tries] ?? null

/** Apple closes a sheet without a verdict after half a minute and reports a failure: close it earlier, without a message. */
export const SHEET_TIMEOUT_MS = 25_000
