import type { CurrenciesResponse } from '#contract/shared/currencies.ts'
import type { RatesTable } from '#server/adapters/currencies/rates.port.ts'

/** Decisions §9: a rate that moved more than this against the last good one is refused. */
const MAX_JUMP = 0.2
/** Honest currencies move this much in a year: the limit holds for this long, and grows with the age of what it is measured against. */
const JUMP_DAYS = 90

export interface Judged {
  /** The rates to serve from now on; refused and unnamed currencies keep what they had. */
  rates: CurrenciesResponse
  refused: readonly { code: string; from: number; to: number }[]
}

/**
 * Takes from a fresh table what can be believed. Codes we do not serve are ignored, the US dollar is always 1.
 * Null when the table is older than what we have.
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
