import type { CurrenciesResponse } from '#contract/shared/currencies.ts'
import type { RatesTable } from '#server/adapters/currencies/rates.port.ts'

/** Decisions §9: refuse a rate that moved by more than this fraction from the last accepted one. */
const MAX_JUMP = 0.2
/** Real currencies move this much in a year: the limit holds for this many days, then grows with the age of the last rates. */
const JUMP_DAYS = 90

export interface Judged {
  /** The rates to serve now; refused and missing currencies keep their last rate. */
  rates: CurrenciesResponse
  refused: readonly { code: string; from: number; to: number }[]
}

/**
 * Accepts the believable rates of a fresh table. Ignores codes we do not serve; the US dollar is always 1. Null if the table is
 * older than ours.
 */
export const judgeRates = (last: CurrenciesResponse, fresh: RatesTable): Judged | null => {
  const days = Temporal.PlainDate.from(last.as_of).until(fresh.as_of).total('days')
  if (days < 0) return null
  const limit = MAX_JUMP * Math.max(1, days / JUMP_DAYS)
  const refused: { code: string; from: number; to: number }[] = []
  const currencies = Object.entries(last.currencies).map(([code, currency]) => {
    const from = currency.rate
    const to = code === 'USD' ? from : (fresh.rates[code] ?? from)
    if (isBelievable(from, to, limit)) return [code, { ...currency, rate: to }] as const
    refused.push({ code, from, to })
    return [code, currency] as const
  })
  return { rates: { as_of: fresh.as_of, currencies: Object.fromEntries(currencies) }, refused }
}

const isBelievable = (from: number, to: number, limit: number): boolean =>
  Number.isFinite(to) && to > 0 && Math.abs(to - from) <= from * limit
