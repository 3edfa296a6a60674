import { readFileSync } from 'node:fs'

export interface ForeignNames {
  /** Empty if no source has it. */
  ar: string
  he: string
  otherSpellings: readonly string[]
  /** A better spelling than that of GeoNames; otherwise null. */
  en: string | null
}

/** Arabic and Hebrew names of GeoNames places, by id; `make/main.ts` creates the list. */
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
