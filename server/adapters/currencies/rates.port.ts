/** Rates of one day. */
export interface RatesTable {
  /** `YYYY-MM-DD` */
  as_of: string
  /** Units per US dollar, by ISO 4217 code. A source need not have every code. */
  rates: Readonly<Record<string, number>>
}

/** A source of fresh rates. Rejects if it does not respond in time, or responds with something invalid. */
export interface RatesSource {
  fetch(): Promise<RatesTable>
}
