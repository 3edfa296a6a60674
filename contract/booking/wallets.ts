/** Values of `payment.type` and `paid.wallet` in a booking. */
export const WALLETS = ['apple-pay', 'google-pay'] as const
export type WalletName = (typeof WALLETS)[number]

/** Brand names, the same in every language. */
export const WALLET_NAMES: Readonly<Record<WalletName, string>> = {
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
}

/** E.g. `Visa •••• 1111` or `Apple Pay · Visa •••• 1111`. Isolate it inside a sentence. */
export const paidWithName = ({
  wallet,
  brand,
  last4,
}: {
  wallet: WalletName | null
  brand: string
  last4: string
}): string =>
  [...(wallet === null ? [] : [WALLET_NAMES[wallet]]), ...(last4 === '' ? [] : [`${brand} •••• ${last4}`])].join(' · ')
