import { array, integer, string, type, type Infer } from 'superstruct'
import type { Codec } from '#contract/http/codec.ts'
import { Dollars } from '#contract/shared/money.ts'

const Sums = {
  /** Requests that became final in the month. Those given back are not subtracted: they were counted in their own month. */
  requests: integer(),
  /** Prices of these requests. */
  charged: Dollars,
  /** Prices that went back to guests in the month, whenever they had become final. */
  refunded: Dollars,
  /** The hotel's share of the prices, less its share of what went back; may be negative. */
  owed: Dollars,
}

/** The amount that one hotel is owed for one month. */
export const HotelPayout = type({ hotel_key: string(), hotel: string(), ...Sums })
export type HotelPayout = Infer<typeof HotelPayout>

/** The largest amount first. `found` counts the hotels of all pages, `total` sums them; `files`: how many CSV files there are. */
export const HotelPayoutsResponse = type({
  month: string(),
  payouts: array(HotelPayout),
  found: integer(),
  total: type(Sums),
  files: integer(),
})
export type HotelPayoutsResponse = Infer<typeof HotelPayoutsResponse>

export const PAYOUTS_PER_PAGE = 50

/** `YYYY-MM` of this century. */
export const monthCodec: Codec<string> = {
  decode: (value) => (/^20\d{2}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined),
  encode: (value) => value,
}

/** From 1. */
export const pageNumberCodec: Codec<number> = {
  decode: (value) => (/^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined),
  encode: String,
}
