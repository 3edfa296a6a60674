import glyphWidths from './glyphWidths.json' with { type: 'json' }

/** Width by character, in thousandths of the font size. */
type GlyphWidths = Readonly<Partial<Record<string, number>>>

const TABLES: Readonly<Record<400 | 600, GlyphWidths>> = { 400: glyphWidths.regular, 600: glyphWidths.semibold }

/** Rubik lacks this character, so another typeface draws it; most are no wider. */
const UNKNOWN = 1000

/** Width of a line of text in Rubik, in pixels. */
export const textWidth = (text: string, { size, weight }: { size: number; weight: 400 | 600 }): number => {
  const table = TABLES[weight]
  const thousandths = Array.from(text).reduce((sum, letter) => sum + (table[letter] ?? UNKNOWN), 0)
  return (thousandths * size) / 1000
}

/** Characters of a text without a measured width. @forTests */
export const unknownIn = (text: string): string[] => Array.from(text).filter((letter) => !(letter in TABLES[400]))
