import type { Locale } from '#contract/shared/locale.ts'

/** Languages translated from English. */
export type Translated = Exclude<Locale, 'en'>

/** Plural forms of a language. */
export interface PluralRule {
  /** In gettext's order; the names are those of `Intl.PluralRules`. */
  forms: readonly string[]
  /** The `Plural-Forms` expression of a PO header. */
  expression: string
}

export const PLURALS: Readonly<Record<Translated, PluralRule>> = {
  ar: {
    forms: ['zero', 'one', 'two', 'few', 'many', 'other'],
    expression: 'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5',
  },
  he: { forms: ['one', 'two', 'other'], expression: 'n==1 ? 0 : n==2 ? 1 : 2' },
}

export const isTranslated = (value: unknown): value is Translated => value === 'ar' || value === 'he'
