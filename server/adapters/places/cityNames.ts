import { readFileSync } from 'node:fs'

export interface ForeignNames {
  /** Empty where nobody has written it down. */
  ar: string
  he: string
  otherSpellings: readonly string[]
  /** Where GeoNames spells it as no guest does; null elsewhere. */
  en: string | null
}

/** The Arabic and Hebrew names of places of GeoNames, by its id: `make/main.ts` makes the list. */
export const loadCityNames = (): ReadonlyMap<number, ForeignNames> => {
  const text = readFileSync(new URL('data/names.tsv', import.meta.url), 'utf8')
  return new Map(
    text
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([id = '', ar = '', he = '', also = '', en = '']) => [
        Number(id),
        { ar, he, otherSpellings: also === '' ? [] : also.split('|'), en: en || null },
      ]),
  )
}
