import { enums, type Infer } from 'superstruct'
import type { Codec } from '#contract/http/codec.ts'

/** Specification §3, Locale. English has no prefix in the URL. */
export const LOCALES = ['en', 'ar', 'he'] as const
export const LocaleStruct = enums(LOCALES)
export type Locale = Infer<typeof LocaleStruct>
export const DEFAULT_LOCALE: Locale = 'en'

export const textDirection = (locale: Locale): 'ltr' | 'rtl' => (locale === 'en' ? 'ltr' : 'rtl')

/** Specification §9: the locale cookie lives for 365 days. */
export const LOCALE_COOKIE = 'locale'
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 3600

export const localeCodec: Codec<Locale> = {
  decode: (value) => LOCALES.find((locale) => locale === value),
  encode: (locale) => locale,
}

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)
