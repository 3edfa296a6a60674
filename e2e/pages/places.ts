import type { Locale } from '#contract/shared/locale.ts'

/** Names of one place: as typed so far, and as suggested. */
export const PARIS = {
  en: { typed: 'pari', name: 'Paris' },
  ar: { typed: 'باري', name: 'باريس' },
  he: { typed: 'פרי', name: 'פריז' },
} as const satisfies Record<Locale, { typed: string; name: string }>

/** A place requested by its English name is shown in the language of the page. */
export const PENN_STATION = {
  en: 'Penn Station',
  ar: 'محطة بنسلفانيا',
  he: 'תחנת פן',
} as const satisfies Record<Locale, string>

/** An airport without a hotel in its radius. */
export const JFK = {
  en: { typed: 'jfk', name: 'John F. Kennedy International Airport' },
  ar: { typed: 'jfk', name: 'مطار جون إف كينيدي الدولي' },
  he: { typed: 'jfk', name: 'נמל התעופה ג׳ון פ. קנדי' },
} as const satisfies Record<Locale, { typed: string; name: string }>
