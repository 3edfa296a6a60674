import type { Currency } from './currencies.ts'

const SURE_DIGITS = 14

/** Drops floating-point noise, which rounding would turn into a whole unit: 100 × 1.1 is 110. */
const settled = (amount: number): number => Number(amount.toPrecision(SURE_DIGITS))

/** Turns -0 into 0. */
const plain = (amount: number): number => (amount === 0 ? 0 : amount)

/** Specification §9: for display, amount times rate, rounded. Negative amounts round like positive ones. */
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
