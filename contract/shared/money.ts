import { define, type Struct } from 'superstruct'

/** Whole US cents: the unit of every amount inside the server and the rules. */
export type Cents = number

/** The unit of money in API calls: US dollars with at most two decimals. */
export const Dollars: Struct<number, null> = define('Dollars', (value) =>
  typeof value === 'number' && Number.isFinite(value) && toDollars(toCents(value)) === value
    ? true
    : 'expected US dollars with at most two decimals',
)

export const toCents = (dollars: number): Cents => Math.round(dollars * 100)

export const toDollars = (cents: Cents): number => cents / 100
