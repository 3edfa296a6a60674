import { define, pattern, record, string, type, type Infer } from 'superstruct'

/** Three capital letters (ISO 4217): Intl throws for anything else. */
export const CurrencyCode = pattern(string(), /^[A-Z]{3}$/)

/** Units of the currency per US dollar. */
const ExchangeRate = define<number>(
  'ExchangeRate',
  (value) => typeof value === 'number' && Number.isFinite(value) && value > 0,
)

export const Currency = type({ name: string(), symbol: string(), code: CurrencyCode, rate: ExchangeRate })
export type Currency = Infer<typeof Currency>

/** Specification §3. */
export const DEFAULT_CURRENCY: Currency = { name: 'US Dollar', symbol: '$', code: 'USD', rate: 1 }

export const CurrenciesResponse = type({
  /** Date of the rates, `YYYY-MM-DD`. */
  as_of: string(),
  /** Keyed by currency code. */
  currencies: record(string(), Currency),
})
export type CurrenciesResponse = Infer<typeof CurrenciesResponse>
