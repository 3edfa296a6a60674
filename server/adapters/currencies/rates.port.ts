/** Rates of one day. */
export interface RatesTable {
  /** `YYYY-MM-DD` */
  as_of: string
  /** By ISO 4217 code: units of the currency for one US dollar. A source need not know every code. */
  rates: Readonly<Record<string, number>>
}

/** Where fresh rates come from. Rejects when the source does not answer in time, or answers what it should not. */
export interface RatesSource {
  fetch(): Promise<RatesTable>
}
