import type { Logger } from 'pino'
import type { CurrenciesResponse } from '#contract/shared/currencies.ts'
import type { RatesSource } from '#server/adapters/currencies/rates.port.ts'
import { judgeRates } from './jumps.rules.ts'

export interface CurrencyRates {
  /** The last accepted rates. */
  currentRates(): CurrenciesResponse
  /** Fetches new rates once. On failure logs, keeps the last rates and resolves to false; never rejects. */
  refresh(): Promise<boolean>
}

/** Without a `source` the initial rates stay. */
export const currencyRates = (deps: {
  initial: CurrenciesResponse
  source: RatesSource | null
  log: Pick<Logger, 'info' | 'warn'>
}): CurrencyRates => {
  let rates = deps.initial

  return {
    currentRates: () => rates,
    refresh: async () => {
      if (deps.source === null) return false
      try {
        const fresh = await deps.source.fetch()
        const judged = judgeRates(rates, fresh)
        if (judged === null) {
          deps.log.warn({ as_of: fresh.as_of, last: rates.as_of }, 'currency rates older than ours ignored')
          return false
        }
        if (judged.refused.length > 0)
          deps.log.warn({ refused: judged.refused, as_of: fresh.as_of }, 'currency rates refused: they jumped')
        rates = judged.rates
        deps.log.info({ as_of: rates.as_of }, 'currency rates refreshed')
        return true
      } catch (error) {
        deps.log.warn({ err: error }, 'currency rates not refreshed')
        return false
      }
    },
  }
}
