import type { Locale } from '#contract/shared/locale.ts'
import type { PUBLIC_PAGES } from '#contract/http/pages.ts'
import { ar } from '#locales/ar.ts'
import { pages as arPages } from '#locales/ar/pages.ts'
import { en } from '#locales/en.ts'
import { pages as enPages } from '#locales/en/pages.ts'
import { he } from '#locales/he.ts'
import { pages as hePages } from '#locales/he/pages.ts'
import { makeI18n } from '#locales/kit/i18n.ts'

const TEXTS = { en, ar, he } as const
const PAGES = { en: enPages, ar: arPages, he: hePages } as const

/** The title and the heading of a public page. */
export const publicPageTexts = (
  path: (typeof PUBLIC_PAGES)[number],
  locale: Locale,
): { title: string; heading: string } => {
  const { t } = makeI18n(locale, TEXTS[locale])
  if (path === '/') return { title: t('home.title'), heading: t('common.tagline') }
  if (path === '/hoteliers') return { title: t('hoteliers.title'), heading: t('hoteliers.head') }
  const pages = PAGES[locale]
  const { title } = {
    '/about': pages.about,
    '/faq': pages.faq,
    '/terms': pages.terms,
    '/privacy': pages.privacy,
  }[path]
  return { title, heading: title }
}
