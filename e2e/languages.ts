import { isLocale, type Locale } from '#contract/shared/locale.ts'

const language = process.env['E2E_LANGUAGE'] ?? ''
if (language !== '' && !isLocale(language)) throw new Error(`E2E_LANGUAGE is no language of ours: ${language}`)

/** The language of a journey: `E2E_LANGUAGE` if set, else the journey's own. */
export const journeyLanguage = (own: Locale): Locale => (isLocale(language) ? language : own)
