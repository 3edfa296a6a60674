import { toCents, type Cents } from '#contract/money.ts'
import { LEAST_BID } from '#machines/rates/rates.rules.ts'

/** US dollars as a guest writes them; undefined when they are no bid between one dollar and `most`. */
export const readBid = (written: string, most: Cents): Cents | undefined => {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(written.trim())) return undefined
  const cents = toCents(Number(written))
  return cents >= LEAST_BID && cents <= most ? cents : undefined
}
