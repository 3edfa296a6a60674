import { DEFAULT_CURRENCY, type Currency } from '#contract/currencies.ts'
import { toCents, toDollars, type Cents } from '#contract/money.ts'
import { LEAST_BID } from '#machines/rates/rates.rules.ts'
import { fromNumeric, toNumeric } from '#locales/kit/money.ts'

/** A bid as it stands in its field: US dollars to the cent, another currency in its numeric form. */
export const writeBid = (bid: Cents, currency: Currency): string =>
  String(currency.code === DEFAULT_CURRENCY.code ? toDollars(bid) : toNumeric(toDollars(bid), currency))

/**
 * What a guest writes, in his currency; undefined when it is no bid between one US dollar and `most`. Another currency goes
 * back to US dollars rounded down (specification §9).
 */
export const readBid = (written: string, most: Cents, currency: Currency): Cents | undefined => {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(written.trim())) return undefined
  const amount = Number(written)
  if (currency.code === DEFAULT_CURRENCY.code) {
    const cents = toCents(amount)
    return cents >= LEAST_BID && cents <= most ? cents : undefined
  }
  // The numeric form is rounded up, so the highest amount that the guest is told may be worth a little more than `most`.
  if (amount > toNumeric(toDollars(most), currency)) return undefined
  const cents = Math.min(toCents(fromNumeric(amount, currency)), most)
  return cents >= LEAST_BID ? cents : undefined
}
