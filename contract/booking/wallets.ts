/** As they stand in bookings. */
export const WALLETS = ['apple-pay', 'google-pay'] as const
export type WalletName = (typeof WALLETS)[number]

/** What they call themselves, in every language. */
export const WALLET_NAMES: Readonly<Record<WalletName, string>> = {
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
}

/** Such as `Visa •••• 1111`, or `Apple Pay · Visa •••• 1111`; to be isolated where it stands in a sentence. */
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
