/** A language that guests write in its own letters, and the countries where it is spoken. */
export type HomeLanguage = 'ar' | 'he'

export const ARABIC_COUNTRIES: ReadonlySet<string> = new Set(
  'PS JO EG LB SY SA AE QA KW BH OM YE IQ MA EH DZ TN LY SD MR'.split(' '),
)

export const homeLanguageOf = (country: string | undefined): HomeLanguage | undefined =>
  country === 'IL' ? 'he' : country !== undefined && ARABIC_COUNTRIES.has(country) ? 'ar' : undefined

/** The language of the letters; undefined for all other letters. */
export const letterLanguage = (text: string): HomeLanguage | undefined =>
  /\p{Script=Hebrew}/u.test(text) ? 'he' : /\p{Script=Arabic}/u.test(text) ? 'ar' : undefined
