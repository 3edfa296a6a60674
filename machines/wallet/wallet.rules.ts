import { WALLETS, type WalletName } from '#contract/booking/wallets.ts'

export { WALLETS, type WalletName }

export const isWallet = (id: string | null): id is WalletName => WALLETS.some((wallet) => wallet === id)

/** What became of the payment: taken, refused, or not known while the sheet still stands. */
export type PaymentVerdict = 'taken' | 'refused' | 'open'

/** Specification §8: the script of Google is looked for 15 times more, first after 50 ms and each time 25 ms later. */
const GOOGLE_PAUSES = Array.from({ length: 15 }, (_, tries) => 50 + 25 * tries)
/** Specification §8: that of Apple has 2 seconds. */
const APPLE_PAUSES = Array.from({ length: 10 }, () => 200)

const PAUSES: Readonly<Record<WalletName, readonly number[]>> = {
  'apple-pay': APPLE_PAUSES,
  'google-pay': GOOGLE_PAUSES,
}

/** How long until the script is looked for once more, in milliseconds; null: no more. */
export const scriptPause = (wallet: WalletName, tries: number): number | null => PAUSES[wallet][tries] ?? null

/** Apple closes a sheet that hears nothing for half a minute, and calls that a failure: it is closed before, without a word. */
export const SHEET_TIMEOUT_MS = 25_000
