import type { Currency } from '#contract/shared/currencies.ts'

/** `$ USD`; where the sign is the code itself, as of dirhams, once. */
export const signAndCode = ({ symbol, code }: Pick<Currency, 'symbol' | 'code'>): string =>
  symbol === code ? code : `${symbol} ${code}`
