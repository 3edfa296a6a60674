import type { Locale } from '#contract/shared/locale.ts'

/**
 * What the build leaves blank in every document, because only the running server knows it; the server fills it in once,
 * when it starts. The origin is one that nobody can have (RFC 2606).
 */
export const PLACEHOLDERS = {
  origin: 'https://origin.invalid',
  brand_name: '%brand_name%',
  support_phone: '%support_phone%',
  /** The same for a `tel:` link. */
  support_tel: '%support_tel%',
  support_email: '%support_email%',
} as const
export type BlankName = keyof typeof PLACEHOLDERS

/** Marks what the server says in the head of a document until the application says it itself, and takes this out. */
export const SERVER_HEAD_ATTR = 'data-ahead'

/** Where the build leaves room for what the server renders for one request. */
export const SERVER_RENDER_SLOT = '<!--first view-->'
/** Marks the page while it shows that: the application makes it anew. */
export const SERVER_RENDERED_ATTR = 'data-first'
/** Marks a button each press of which is a step, such as "one hour later". */
export const REPEATABLE_ATTR = 'data-steps'
/** Marks a button that was pressed before the page was alive, with the places that its presses have among all: `1 3`. */
export const EARLY_CLICK_ATTR = 'data-pressed-early'
/** Marks a document whose guest has chosen another currency than the server would show. */
export const CURRENCY_MISMATCH_ATTR = 'data-own-currency'

/** Open Graph names a language with a country. */
export const OPEN_GRAPH_LOCALE: Readonly<Record<Locale, string>> = { en: 'en_US', ar: 'ar_AR', he: 'he_IL' }
