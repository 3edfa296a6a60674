import rosetta from 'rosetta'
import type { Locale } from '#contract/locale.ts'
import { INTL_LOCALE } from './formats.ts'
import type { EnglishTexts } from '../shape.ts'
import type { PluralKey, PluralParams, SomeTexts, TextKey, TextParams } from './texts.ts'

type Value = string | number
type Args<Names extends string, T> = [Names] extends [never] ? [] : [params: Record<Names, T>]

/** `Source`: the texts in English, which say what there is; the pages' where nothing else is named. */
export interface I18n<Source = EnglishTexts> {
  locale: Locale
  /** A text with its parameters filled in. */
  t: <Key extends TextKey<Source>>(key: Key, ...args: Args<TextParams<Key, Source>, Value>) => string
  /** The form for this count; `{{n}}` is the count. */
  plural: <Key extends PluralKey<Source>>(
    key: Key,
    count: number,
    ...args: Args<PluralParams<Key, Source>, Value>
  ) => string
  /** A text cut at its parameters: texts and the names of parameters, for texts that hold elements. */
  parts: <Key extends TextKey<Source>>(key: Key) => (string | { param: TextParams<Key, Source> })[]
}

const OPEN = '\u0001'
const CLOSE = '\u0002'

const isPart = <Key extends string, Source>(
  part: string | { param: string },
): part is string | { param: TextParams<Key, Source> } => typeof part === 'string' || part.param !== ''

/** Texts of one language, looked up by path. One instance for a page, for one page of the prerender, or for a letter. */
export const makeI18n = <Source = EnglishTexts>(locale: Locale, texts: SomeTexts<NoInfer<Source>>): I18n<Source> => {
  const table = rosetta<SomeTexts<NoInfer<Source>>>({ [locale]: texts })
  table.locale(locale)
  const rules = new Intl.PluralRules(locale)
  const counts = new Intl.NumberFormat(INTL_LOCALE[locale])

  const fill = (path: string, params: Record<string, Value>): string => table.t(path, params)

  return {
    locale,
    t: (key, ...[params]) => fill(key, params ?? {}),
    plural: (key, count, ...[params]) => fill(`${key}.${rules.select(count)}`, { ...params, n: counts.format(count) }),
    parts: (key) =>
      // Every parameter is filled with its own name between marks that no text holds.
      fill(key, namedParams)
        .split(OPEN)
        .flatMap((piece, index) => {
          if (index === 0) return [piece]
          const [param = '', after = ''] = piece.split(CLOSE)
          return [{ param }, after]
        })
        .filter((part) => part !== '')
        .filter(isPart<typeof key, Source>),
  }
}

const namedParams: Record<string, string> = new Proxy(
  {},
  { get: (_, name) => (typeof name === 'string' ? `${OPEN}${name}${CLOSE}` : undefined), has: () => true },
)
