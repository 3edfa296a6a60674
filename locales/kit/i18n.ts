import rosetta from 'rosetta'
import { textDirection, type Locale } from '#contract/shared/locale.ts'
import { INTL_LOCALE } from './formats.ts'
import { isolate, RIGHT_TO_LEFT } from './isolate.ts'
import { kept } from './kept.ts'
import type { EnglishTexts } from '../shape.ts'
import type { PluralKey, PluralParams, SomeTexts, TextKey, TextParams } from './texts.ts'

type Value = string | number
/**
 * An unknown key is checked as the union of all keys. Its parameters are optional, for the compiler to report the key and not a
 * missing argument.
 */
type Args<Names extends string, Key, All, T> = [All] extends [Key]
  ? [params?: Record<Names, T>]
  : [Names] extends [never]
    ? []
    : [params: Record<Names, T>]
type Part<Name extends string> = string | { param: Name }

/** `Source`: the English texts, which define the keys; by default those of the pages. */
export interface I18n<Source = EnglishTexts> {
  locale: Locale
  /** The text with its parameters filled in. */
  t: <Key extends TextKey<Source>>(
    key: Key,
    ...args: Args<TextParams<Key, Source>, Key, TextKey<Source>, Value>
  ) => string
  /** The plural form for this count; `{{n}}` is the count. */
  plural: <Key extends PluralKey<Source>>(
    key: Key,
    count: number,
    ...args: Args<PluralParams<Key, Source>, Key, PluralKey<Source>, Value>
  ) => string
  /** The text split at its parameters into strings and parameter names, for texts that contain elements. */
  parts: <Key extends TextKey<Source>>(key: Key) => Part<TextParams<Key, Source>>[]
  /** The plural form for this count, split at its parameters; the count is filled in. */
  pluralParts: <Key extends PluralKey<Source>>(key: Key, count: number) => Part<PluralParams<Key, Source>>[]
}

const OPEN = '\u0001'
const CLOSE = '\u0002'

/**
 * Isolates a name in the other direction, which could reorder the text next to it. A Latin name in a left-to-right line cannot.
 */
const isolated = (value: Value, isRightToLeft: boolean): Value =>
  typeof value === 'string' && (isRightToLeft || RIGHT_TO_LEFT.test(value)) ? isolate(value, isRightToLeft) : value

const refuseMissing = (path: string): never => {
  throw new Error(`No text ‘${path}’ is loaded`)
}

const isPart = <Name extends string>(part: Part<string>): part is Part<Name> =>
  typeof part === 'string' || part.param !== ''

/** Splits a text whose parameters were filled with their own names between marks that no text contains. */
const cut = <Name extends string>(marked: string): Part<Name>[] =>
  marked
    .split(OPEN)
    .flatMap((piece, index): Part<string>[] => {
      if (index === 0) return [piece]
      const [param = '', after = ''] = piece.split(CLOSE)
      return [{ param }, after]
    })
    .filter((part) => part !== '')
    .filter(isPart<Name>)

/**
 * Hebrew words with a hyphen inside, where a line would break: check-in, check-out.
 * @forTests
 */
export const keepTogether = (text: string): string => text.replaceAll('צ׳ק-א', 'צ׳ק-\u2060א')

const pluralRules = kept((locale: Locale) => new Intl.PluralRules(locale))
const countFormat = kept((intl: string) => new Intl.NumberFormat(intl))

/**
 * Texts of one language, looked up by path. Make one instance per page, prerendered page or email.
 * @param onMissing returns a replacement for a missing text; by default a missing text throws
 */
export const makeI18n = <Source = EnglishTexts>(
  locale: Locale,
  texts: SomeTexts<NoInfer<Source>>,
  onMissing: (path: string) => string = refuseMissing,
): I18n<Source> => {
  const table = rosetta<SomeTexts<NoInfer<Source>>>({ [locale]: texts })
  table.locale(locale)
  const rules = pluralRules(locale)
  const counts = countFormat(INTL_LOCALE[locale])
  const isRightToLeft = textDirection(locale) === 'rtl'

  const isolateAll = (params: Record<string, Value> = {}): Record<string, Value> =>
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isolated(value, isRightToLeft)]))
  /** Fills every parameter that is not given with its own name between marks. */
  const marked = (given: Record<string, Value> = {}): Record<string, Value> =>
    new Proxy(given, {
      get: (_, name) =>
        typeof name === 'string' ? (given[name] ?? isolated(`${OPEN}${name}${CLOSE}`, isRightToLeft)) : undefined,
    })

  const fill = (path: string, params: Record<string, Value>): string =>
    keepTogether(table.t(path, params) || onMissing(path))
  /** Browsers disagree on the plural categories of a language (Hebrew had one more before CLDR 42), so fall back to `other`. */
  const fillForm = (key: string, count: number, params: Record<string, Value>): string =>
    keepTogether(table.t(`${key}.${rules.select(count)}`, params)) || fill(`${key}.other`, params)

  return {
    locale,
    t: (key, ...[params]) => fill(key, isolateAll(params)),
    plural: (key, count, ...[params]) => fillForm(key, count, { ...isolateAll(params), n: counts.format(count) }),
    parts: (key) => cut(fill(key, marked())),
    pluralParts: (key, count) => cut(fillForm(key, count, marked({ n: counts.format(count) }))),
  }
}
