import type { Locale } from '#contract/locale.ts'
import type { StaffStatementsTexts } from '#locales/shape.ts'

export type { StaffStatementsTexts } from '#locales/shape.ts'

/** The words of the page on which staff say what is paid; they come with it. */
export const loadStaffStatements = async (locale: Locale): Promise<StaffStatementsTexts> => {
  if (locale === 'ar') return (await import('#locales/ar/staffStatements.ts')).staffStatements
  if (locale === 'he') return (await import('#locales/he/staffStatements.ts')).staffStatements
  return (await import('#locales/en/staffStatements.ts')).staffStatements
}
