import { textDirection, type Locale } from '#contract/shared/locale.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { makeI18n, type I18n } from '#locales/kit/i18n.ts'
import type { SomeTexts } from '#locales/kit/texts.ts'
import { writeLocalePath } from '#contract/http/localePath.ts'
import type { Page } from '@playwright/test'
import { journeyLanguage } from '../languages.ts'

const TEXTS = { en, ar, he }

/** A guest who reads one language: texts on the page are looked up in that language. */
export interface Guest extends I18n {
  page: Page
  /** The address of a path in the guest's language. */
  address: (path: string) => string
}

export const twoDigits = (hour: number): string => String(hour).padStart(2, '0')

export const createGuest = (
  page: Page,
  locale: Locale = journeyLanguage('en'),
  texts: SomeTexts = TEXTS[locale],
): Guest => ({
  ...makeI18n(locale, texts),
  page,
  address: (path) => writeLocalePath(locale, path),
})

/** The arrow key that points forward in the reading direction. */
export const forwardKey = ({ locale }: Pick<Guest, 'locale'>): 'ArrowLeft' | 'ArrowRight' =>
  textDirection(locale) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'

/** Phone width. */
export const isNarrow = ({ page }: Pick<Guest, 'page'>): boolean => (page.viewportSize()?.width ?? 0) < 700
