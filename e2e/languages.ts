import { isLocale, type Locale } from '#contract/shared/locale.ts'

const asked = process.env['E2E_LANGUAGE'] ?? ''
if (asked !== '' && !isLocale(asked)) throw new Error(`E2E_LANGUAGE is no language of ours: ${asked}`)

/** The language of a journey: `E2E_LANGUAGE` if set, else the journey's own. */
export const journeyLanguage = (own: Locale): Locale => (isLocale(asked) ? asked : own)
