import { number, record, string, type, type Infer } from 'superstruct'

export const Currency = type({ name: string(), symbol: string(), code: string(), rate: number() })
export type Currency = Infer<typeof Currency>

/** Specification §3. */
export const DEFAULT_CURRENCY: Currency = { name: 'US Dollar', symbol: '$', code: 'USD', rate: 1 }

export const CurrenciesAnswer = type({
  /** Day of the rates, `YYYY-MM-DD`. */
  as_of: string(),
  /** By code. `rate` is units of the currency for one US dollar. */
  currencies: record(string(), Currency),
})
export type CurrenciesAnswer = Infer<typeof CurrenciesAnswer>
