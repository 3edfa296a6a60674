import { define, type Struct } from 'superstruct'

/** Whole US cents. Every amount inside the server and the rules is of this kind. */
export type Cents = number

/** On the wire, money is a number of US dollars with at most two decimals. */
export const Dollars: Struct<number, null> = define('Dollars', (value) =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
    ? true
    : 'expected US dollars with at most two decimals',
)

export const toCents = (dollars: number): Cents => Math.round(dollars * 100)

export const toDollars = (cents: Cents): number => cents / 100
