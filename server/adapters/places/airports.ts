import { fold } from '#contract/shared/fold.ts'

/** Words for an airport, folded, the longest first. */
const AIRPORT_WORDS = [
  'international airport',
  'airport',
  'مطار',
  'المطار',
  'נמל התעופה',
  'נמל תעופה',
  'שדה התעופה',
  'שדה תעופה',
].map(fold)

/** The text without its word for an airport, before or after the rest; null if it has none. */
export const withoutAirport = (text: string): string | null => {
  for (const word of AIRPORT_WORDS) {
    if (text === word) return ''
    if (text.startsWith(`${word} `)) return text.slice(word.length + 1)
    if (text.endsWith(` ${word}`)) return text.slice(0, -word.length - 1)
  }
  return null
}
