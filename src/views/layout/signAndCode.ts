import type { Currency } from '#contract/shared/currencies.ts'

/** `$ USD`, or the code alone if it is also the symbol, e.g. for dirhams. */
export const signAndCode = ({ symbol, code }: Pick<Currency, 'symbol' | 'code'>): string =>
  symbol === code ? code : `${symbol} ${code}`
