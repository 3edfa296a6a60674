import type { Currency } from './currencies.ts'

const SURE_DIGITS = 14

/** What the last bits of a product add to a whole amount would be rounded up or down with it: 100 × 1.1 is 110. */
const settled = (amount: number): number => Number(amount.toPrecision(SURE_DIGITS))

/** Never minus zero. */
const plain = (amount: number): number => (amount === 0 ? 0 : amount)

/** Specification §9: for display, amount times rate, rounded; what is taken off is rounded as what is added. */
export const toDisplay = (dollars: number, currency: Pick<Currency, 'rate'>): number => {
  const amount = settled(dollars * currency.rate)
  return plain(Math.sign(amount) * Math.round(Math.abs(amount)))
}

/** Specification §9: the numeric form is rounded up. */
export const toNumeric = (dollars: number, currency: Pick<Currency, 'rate'>): number =>
  plain(Math.ceil(settled(dollars * currency.rate)))

/** Specification §9: back to US dollars, rounded down. */
export const fromNumeric = (amount: number, currency: Pick<Currency, 'rate'>): number =>
  plain(Math.floor(settled(amount / currency.rate)))
