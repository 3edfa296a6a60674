import advances from './advances.json' with { type: 'json' }

/** Of a character in thousandths of its size; an Arabic letter has one for each of its forms: alone, first, middle, last. */
type Advances = Readonly<Partial<Record<string, number | readonly number[]>>>

const TABLES: Readonly<Record<400 | 600, Advances>> = { 400: advances.regular, 600: advances.semibold }

/** A sign that Rubik lacks comes from another typeface; most are no wider. */
const UNKNOWN = 1000

/** Pixels that a line of text takes in Rubik. */
export const textWidth = (text: string, { size, weight }: { size: number; weight: 400 | 600 }): number => {
  const table = TABLES[weight]
  const letters = Array.from(text)
  const joins = (at: number, side: 'before' | 'after'): boolean => {
    const forms = table[letters[at] ?? '']
    if (!Array.isArray(forms)) return false
    // A letter that does not join the one after it looks the same alone and first.
    return side === 'before' || !ENDING.test(letters[at] ?? '')
  }
  const thousandths = letters.map((letter, at) => {
    const advance = table[letter] ?? UNKNOWN
    if (typeof advance === 'number') return advance
    const isJoinedBefore = joins(at, 'before') && joins(at - 1, 'after')
    const isJoinedAfter = joins(at, 'after') && joins(at + 1, 'before')
    return advance[(isJoinedBefore ? 2 : 0) + (isJoinedBefore === isJoinedAfter ? 0 : 1)] ?? UNKNOWN
  })
  return (thousandths.reduce((sum, advance) => sum + advance, 0) * size) / 1000
}

/** Arabic letters that the next one never joins. */
const ENDING = /[ءآأؤإاةدذرزوى]/

/** Characters of a text whose width nobody has measured. @forTests */
export const unknownIn = (text: string): string[] => Array.from(text).filter((letter) => !(letter in TABLES[400]))
