import advances from './advances.json' with { type: 'json' }

/** Of a character in thousandths of its size. */
type Advances = Readonly<Partial<Record<string, number>>>

const TABLES: Readonly<Record<400 | 600, Advances>> = { 400: advances.regular, 600: advances.semibold }

/** A sign that Rubik lacks comes from another typeface; most are no wider. */
const UNKNOWN = 1000

/** Pixels that a line of text takes in Rubik. */
export const textWidth = (text: string, { size, weight }: { size: number; weight: 400 | 600 }): number => {
  const table = TABLES[weight]
  const thousandths = Array.from(text).reduce((sum, letter) => sum + (table[letter] ?? UNKNOWN), 0)
  return (thousandths * size) / 1000
}

/** Characters of a text whose width nobody has measured. @forTests */
export const unknownIn = (text: string): string[] => Array.from(text).filter((letter) => !(letter in TABLES[400]))
