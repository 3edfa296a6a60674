import type { Locale } from '#contract/shared/locale.ts'
import { server as ar } from './ar/server.ts'
import { server as en } from './en/server.ts'
import { server as he } from './he/server.ts'
import { makeI18n, type I18n } from './kit/i18n.ts'
import type { ArabicServerTexts, HebrewServerTexts, ServerTexts } from './shape.ts'

export { negotiationEmail } from './en/staff/negotiationEmail.ts'
export { reviewEmail } from './en/staff/reviewEmail.ts'

/** Texts that only the server uses and no page loads. */
export const serverTexts: { en: ServerTexts; ar: ArabicServerTexts; he: HebrewServerTexts } = { en, ar, he }

export type ServerWords = I18n<ServerTexts>

export const serverWords = (locale: Locale): ServerWords => makeI18n<ServerTexts>(locale, serverTexts[locale])
