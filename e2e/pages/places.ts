import type { Locale } from '#contract/locale.ts'

/** Names of one place: as a guest begins to type it, and as it is suggested. */
export const PARIS = {
  en: { typed: 'pari', name: 'Paris' },
  ar: { typed: 'باري', name: 'باريس' },
  he: { typed: 'פרי', name: 'פריז' },
} as const satisfies Record<Locale, { typed: string; name: string }>
