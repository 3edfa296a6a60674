import { USUAL_HOUR_PERCENT } from '#contract/inquiry/usualPrice.ts'

const WEEKS = 52
const MONTHS = 12
const CENTS = 100

export interface Earnings {
  /** Whole US cents. */
  hour: number
  request: number
  month: number
  /** Of the month, if guests offer half the usual price. */
  half: number
  /** Requests in a month; not whole. */
  requests: number
}

/**
 * Decisions §6: an hour is usually worth 5 % of a night. From the reader's own figures; no promise.
 * @param night whole US dollars
 * @param requests accepted in a week
 * @param hours in each request
 */
export const earnings = (night: number, requests: number, hours: number): Earnings => {
  const hour = (night * CENTS * USUAL_HOUR_PERCENT) / 100
  const request = hour * hours
  const month = Math.round((request * requests * WEEKS) / MONTHS)
  return { hour, request, month, half: Math.round(month / 2), requests: (requests * WEEKS) / MONTHS }
}

/** How the requests in a month follow from those in a week. */
export const monthSum = (requests: string, number: (value: number) => string): string =>
  `${requests} × ${number(WEEKS)} ÷ ${number(MONTHS)}`
