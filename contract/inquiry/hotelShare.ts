import type { Cents } from '#contract/shared/money.ts'

const WHOLE = 100

/** Decisions §6: what the hotel gets of a price, rounded to the cent. The monthly list computes the same in SQL. */
export const hotelShareOf = (price: Cents, percent: number): Cents => Math.floor((price * percent + WHOLE / 2) / WHOLE)
