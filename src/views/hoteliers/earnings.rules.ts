import { hotelShareOf } from '#contract/inquiry/hotelShare.ts'
import { USUAL_HOUR_PERCENT } from '#contract/inquiry/usualPrice.ts'

const WEEKS = 52
const MONTHS = 12
const CENTS = 100

export interface Earnings {
  /** Whole US cents; `month` and `half` are the hotel's part. */
  hour: number
  request: number
  month: number
  /** Of the month, if guests offer half the usual price. */
  half: number
  /** Requests in a month; not whole. */
  requests: number
}

/** The reader's own figures. */
export interface EarningsInput {
  /** Whole US dollars. */
  night: number
  /** Accepted in a week. */
  requests: number
  /** In each request. */
  hours: number
  /** What the hotel gets of an accepted price. */
  sharePercent: number
}

/** Decisions §6: an hour is usually worth 5 % of a night. No promise. */
export const earnings = ({ night, requests, hours, sharePercent }: EarningsInput): Earnings => {
  const hour = (night * CENTS * USUAL_HOUR_PERCENT) / 100
  const request = hour * hours
  const month = hotelShareOf(Math.round((request * requests * WEEKS) / MONTHS), sharePercent)
  return { hour, request, month, half: Math.round(month / 2), requests: (requests * WEEKS) / MONTHS }
}

/** How the requests in a month follow from those in a week. */
export const monthSum = (requests: string, number: (value: number) => string): string =>
  `${requests} × ${number(WEEKS)} ÷ ${number(MONTHS)}`
