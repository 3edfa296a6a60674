import { stripInvisible, toLatinDigits } from '#contract/shared/typedText.ts'

const WHOLE = String.raw`(?<whole>\d{1,9})`
const DECIMALS = String.raw`(?:[.,\u066b\u060c](?<decimals>\d{1,2}))`
const PLAIN = new RegExp(`^${WHOLE}${DECIMALS}?$`)
/** Thousands: one separator before every group of three, and a different one before the decimals. */
const GROUPED =
  /^(?<whole>[1-9]\d{0,2}(?:(?<mark>[,\u060c\u066c.'’ \u00a0\u2009\u202f])\d{3})(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,\u066b\u060c](?<decimals>\d{1,2}))?$/
/** One point and three digits is ambiguous: three decimals, or a thousand. */
const UNCLEAR = /^\d+\.\d{3}$/

/**
 * Reads a non-negative number with at most two decimals: in Latin, Arabic-Indic or Persian digits, with a point, a comma or the
 * Arabic mark before the decimals, with or without thousands separators. Null for anything else.
 */
export const readDecimal = (input: string): number | null => {
  const text = toLatinDigits(stripInvisible(input).trim())
  const parts = PLAIN.exec(text)?.groups ?? (UNCLEAR.test(text) ? undefined : GROUPED.exec(text)?.groups)
  if (parts === undefined) return null
  return Number(`${(parts['whole'] ?? '').replaceAll(/\D/g, '')}.${parts['decimals'] ?? '0'}`)
}
