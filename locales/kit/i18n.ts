import rosetta from 'rosetta'
import { textDirection, type Locale } from '#contract/shared/locale.ts'
import { INTL_LOCALE } from './formats.ts'
import { isolate, RIGHT_TO_LEFT } from './isolate.ts'
import { kept } from './kept.ts'
import type { EnglishTexts } from '../shape.ts'
import type { PluralKey, PluralParams, SomeTexts, TextKey, TextParams } from './texts.ts'

type Value = string | number
/**
 * A key that is unknown stands for all keys when it is checked: it may leave the parameters out, so that the compiler
 * speaks of the key and not of a missing argument.
 */
type Args<Names extends string, Key, All, T> = [All] extends [Key]
  ? [params?: Record<Names, T>]
  : [Names] extends [never]
    ? []
    : [params: Record<Names, T>]
type Part<Name extends string> = string | { param: Name }

/** `Source`: the texts in English, which say what there is; the pages' where nothing else is named. */
export interface I18n<Source = EnglishTexts> {
  locale: Locale
  /** A text with its parameters filled in. */
  t: <Key extends TextKey<Source>>(
    key: Key,
    ...args: Args<TextParams<Key, Source>, Key, TextKey<Source>, Value>
  ) => string
  /** The form for this count; `{{n}}` is the count. */
  plural: <Key extends PluralKey<Source>>(
    key: Key,
    count: number,
    ...args: Args<PluralParams<Key, Source>, Key, PluralKey<Source>, Value>
  ) => string
  /** A text cut at its parameters: texts and the names of parameters, for texts that hold elements. */
  parts: <Key extends TextKey<Source>>(key: Key) => Part<TextParams<Key, Source>>[]
  /** The form for this count, cut at its parameters; the count is filled in. */
  pluralParts: <Key extends PluralKey<Source>>(key: Key, count: number) => Part<PluralParams<Key, Source>>[]
}

const OPEN = '\u0001'
const CLOSE = '\u0002'

/** A name in the other direction must not carry the words and marks beside it away; in a line from the left a Latin one cannot. */
const isolated = (value: Value, isRightToLeft: boolean): Value =>
  typeof value === 'string' && (isRightToLeft || RIGHT_TO_LEFT.test(value)) ? isolate(value, isRightToLeft) : value

const refuseMissing = (path: string): never => {
  throw new Error(`No text ‘${path}’ is loaded`)
}

const isPart = <Name extends string>(part: Part<string>): part is Part<Name> =>
  typeof part === 'string' || part.param !== ''

/** Cuts a text whose parameters were filled with their own names between marks that no text holds. */
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

const pluralRules = kept((locale: Locale) => new Intl.PluralRules(locale))
const countFormat = kept((intl: string) => new Intl.NumberFormat(intl))

/**
 * Texts of one language, looked up by path. One instance for a page, for one page of the prerender, or for a letter.
 * `onMissing` is asked for what stands in the place of a text that is not there; without it that is an error.
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
  /** Every parameter is its own name between marks, but for those that are given. */
  const marked = (given: Record<string, Value> = {}): Record<string, Value> =>
    new Proxy(given, {
      get: (_, name) =>
        typeof name === 'string' ? (given[name] ?? isolated(`${OPEN}${name}${CLOSE}`, isRightToLeft)) : undefined,
    })

  const fill = (path: string, params: Record<string, Value>): string => table.t(path, params) || onMissing(path)
  /** Browsers disagree about the categories of a language (Hebrew had one more before CLDR 42): every text has `other`. */
  const fillForm = (key: string, count: number, params: Record<string, Value>): string =>
    table.t(`${key}.${rules.select(count)}`, params) || fill(`${key}.other`, params)

  return {
    locale,
    t: (key, ...[params]) => fill(key, isolateAll(params)),
    plural: (key, count, ...[params]) => fillForm(key, count, { ...isolateAll(params), n: counts.format(count) }),
    parts: (key) => cut(fill(key, marked())),
    pluralParts: (key, count) => cut(fillForm(key, count, marked({ n: counts.format(count) }))),
  }
}
