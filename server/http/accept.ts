import { hourCycleOf, type HourCycle } from '#contract/shared/hourCycle.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/shared/locale.ts'

interface Choice {
  name: string
  weight: number
}

/** Parses an `Accept-…` header of any bytes. Returns its entries, best first, without refused ones (`q=0`). */
const readChoices = (header: string): Choice[] =>
  header
    .split(',')
    .slice(0, 50)
    .map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      const weight = quality === undefined ? 1 : Number(quality.slice(2))
      return { name, weight }
    })
    .filter(({ name, weight }) => name !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)

/** Java and old Android call Hebrew `iw`. */
const ALIASES: ReadonlyMap<string, Locale> = new Map([['iw', 'he']])

/** Returns the client's preferred language among ours; English if it names none. */
export const readLocale = (header: string | undefined): Locale => {
  for (const { name } of readChoices(header ?? '')) {
    const [language = ''] = name.split('-')
    const locale = LOCALES.find((candidate) => candidate === language) ?? ALIASES.get(language)
    if (locale) return locale
  }
  return DEFAULT_LOCALE
}

/** Decisions §2: the hour cycle of the client's first language. */
export const readHourCycle = (header: string | undefined): HourCycle =>
  hourCycleOf(readChoices(header ?? '')[0]?.name ?? '')

export type Encoding = 'br' | 'gzip'

/** True if the client accepts this encoding. */
export const accepts = (header: string | undefined, encoding: Encoding): boolean =>
  readChoices(header ?? '').some(({ name }) => name === encoding)
